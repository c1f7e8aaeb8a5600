import "./book.css";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { RuleInfo, TopicInfo } from "../messages";
import { request } from "../net/api";
import { counted } from "../words";
import { useFetched } from "./fetching";
import { wanted } from "./filter";
import { Frame, Missing } from "./Frame";
import { GameHead } from "./GameHead";
import { InWords } from "./InWords";
import { found, isExample } from "./ruletext";
import { SearchField } from "./SearchField";
import { nowAndWithLetters } from "./sight";

/** The rulebook: every rule has an address of its own. */
export function RulesPage({ ruleset, rule }: { ruleset: string; rule: string }) {
  const fetched = useFetched(() => request<TopicInfo[]>(`/api/rulesets/${encodeURIComponent(ruleset)}/rules`), ruleset);
  return (
    <Frame title="Rulebook" ruleset={ruleset} wide>
      <GameHead title="Rulebook" page="rules" ruleset={ruleset} />
      {fetched.state === "loaded" ? (
        <Book topics={fetched.answer} rule={rule} />
      ) : (
        <Missing fetched={fetched} what="the rulebook" />
      )}
    </Frame>
  );
}

function Book({ topics, rule }: { topics: readonly TopicInfo[]; rule: string }) {
  const [search, setSearch] = useState("");
  const known = useMemo(() => new Set(topics.flatMap((topic) => topic.rules.map((one) => one.id))), [topics]);
  const shown = useMemo(() => found(topics, wanted(search)), [topics, search]);
  const count = shown.reduce((sum, topic) => sum + topic.rules.length, 0);
  useEffect(() => {
    if (rule && known.has(rule)) setSearch("");
  }, [rule]);
  useEffect(() => show(rule), [rule, topics, search === ""]);
  return (
    <div class="book">
      <Contents topics={shown} />
      <div class="book-rules">
        <SearchField label="Search the rules" value={search} change={setSearch} hint="word or number" />
        <p class="soft" role="status">
          {search
            ? `${counted(count, "rule has", "rules have")} ${wanted(search).length > 1 ? "all these words" : "this word"}.`
            : `${counted(count, "rule and example", "rules and examples")}.`}
          {rule && !known.has(rule) && !topics.some((topic) => topic.topic === rule) ? ` There is no rule ${rule}.` : ""}
        </p>
        {shown.map((topic) => (
          <section key={topic.topic} aria-labelledby={topic.topic}>
            <h2 id={topic.topic}>{topic.title}</h2>
            {topic.rules.map((one) => (
              <Rule key={one.id} rule={one} known={known} here={one.id === rule} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

const show = (id: string): void => nowAndWithLetters(() => bring(id));

/** Bring the rule, or the heading, into sight and give it the focus. */
function bring(id: string): void {
  const place = id ? document.getElementById(id) : null;
  if (!place) return;
  place.scrollIntoView({ block: "start" });
  if (place.tabIndex < 0) place.setAttribute("tabindex", "-1");
  place.focus({ preventScroll: true });
}

function Contents({ topics }: { topics: readonly TopicInfo[] }) {
  return (
    <nav class="contents" aria-label="Contents">
      <details open={innerWidth > 800}>
        <summary>Contents</summary>
        <ol>
          {topics.map((topic) => (
            <li key={topic.topic}>
              <a href={`#${topic.topic}`} onClick={(event) => to(event, topic.topic)}>
                {topic.title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

function to(event: Event, topic: string): void {
  event.preventDefault();
  history.replaceState(null, "", `#${topic}`);
  show(topic);
}

function Rule({ rule, known, here }: { rule: RuleInfo; known: ReadonlySet<string>; here: boolean }) {
  return (
    <article
      id={rule.id}
      tabIndex={-1}
      class={`rule${isExample(rule.id) ? " rule-example" : ""}${here ? " rule-here" : ""}`}
      aria-labelledby={`${rule.id}-title`}
    >
      <h3 id={`${rule.id}-title`}>
        {rule.title.replace(/\.$/, "")}{" "}
        <a class="rule-id" href={`#${rule.id}`} aria-label={`Link to rule ${rule.id}`}>
          {rule.id}
        </a>
      </h3>
      <p>
        <InWords text={rule.text} known={known} follow={show} />
      </p>
    </article>
  );
}
