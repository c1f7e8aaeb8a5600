import type { Route } from "../router";
import { BackPage } from "./BackPage";
import { CardsPage } from "./CardsPage";
import { EnglishPage } from "./EnglishPage";
import { Frame } from "./Frame";
import { GuidePage } from "./GuidePage";
import { LessonPage } from "./LessonPage";
import { RulesPage } from "./RulesPage";
import { Later } from "./Later";
import { StartPage } from "./StartPage";

/** Every page but the table. */
export function Pages({ at }: { at: Route }) {
  switch (at.page) {
    case "how":
      return <LessonPage ruleset={at.ruleset} />;
    case "rules":
      return <RulesPage ruleset={at.ruleset} rule={at.rule} />;
    case "cards":
      return <CardsPage ruleset={at.ruleset} card={at.card} />;
    case "english":
      return <EnglishPage ruleset={at.ruleset} chapter={at.chapter} />;
    case "deck":
      return <GuidePage ruleset={at.ruleset} deck={at.deck} />;
    case "back":
      return <BackPage secret={at.secret} />;
    case "workshop":
      return <Later at={at} />;
    case "nowhere":
      return <Nowhere path={at.path} />;
    default:
      return <StartPage />;
  }
}

function Nowhere({ path }: { path: string }) {
  return (
    <Frame title="Nothing here" ruleset={null}>
      <h1>There is nothing here</h1>
      <p>No page has the address {path}.</p>
      <p>
        <a class="button button-main" href="/">
          To the start page
        </a>
      </p>
    </Frame>
  );
}
