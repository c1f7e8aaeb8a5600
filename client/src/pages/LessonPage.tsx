import "./lesson.css";
import { gameNamed } from "../net/api";
import { useFetched } from "./fetching";
import { Frame, Missing } from "./Frame";
import { scraps } from "./ruletext";
import { TablePicture } from "./TablePicture";

/** How to play, in one screen. */
export function LessonPage({ ruleset }: { ruleset: string }) {
  const fetched = useFetched(() => gameNamed(ruleset), ruleset);
  if (fetched.state !== "loaded")
    return (
      <Frame title="How to play" ruleset={ruleset}>
        <h1>How to play</h1>
        <Missing fetched={fetched} what="the lesson" />
      </Frame>
    );
  const info = fetched.answer;
  return (
    <Frame title="How to play" ruleset={info ? ruleset : null} wide>
      <h1>{info ? `How to play ${info.title}` : `There is no game called ${ruleset} here`}</h1>
      {info && (
        <>
          <p class="lead">{info.summary}</p>
          <div class="lesson">
            <div class="lesson-picture">
              <TablePicture columns={info.columns} hand={info.hand} fronts={info.fronts} />
              <p class="abreast">
                <a class="button button-main" href="/">
                  Play now
                </a>
                <a class="button" href={`/rules/${ruleset}`}>
                  Rulebook
                </a>
                <a class="button" href={`/cards/${ruleset}`}>
                  Cards
                </a>
              </p>
            </div>
            <ol>
              {info.lesson.map(([title, text]) => (
                <li key={title}>
                  <h2>{title}</h2>
                  <p>
                    <RuleText text={text} ruleset={ruleset} />
                  </p>
                </li>
              ))}
            </ol>
          </div>
        </>
      )}
    </Frame>
  );
}

/** A lesson names rules: each leads to its place in the rulebook. */
function RuleText({ text, ruleset }: { text: string; ruleset: string }) {
  return (
    <>
      {scraps(text, EVERY_RULE).map((scrap) =>
        scrap.kind === "rule" ? (
          <a class="rule-id" href={`/rules/${ruleset}#${scrap.text}`}>
            {scrap.text}
          </a>
        ) : (
          scrap.text
        ),
      )}
    </>
  );
}

const EVERY_RULE = { has: () => true };
