import { changeVerbs } from '../../talk/record-verbs.ts';
import type { SourceName } from '../../words/source-names.ts';

/** A source by its id, in a phrase that has ids for the names of sources. */
const source = '#\\S+';

/** Several sources that are said to agree: `the list and the glossary`, `from the list to the glossary`. */
const together = new RegExp(
  `(?: (?:the )?${source}){1,9}(?: (?:and|as well as|through|to) (?:(?:in|on) )?(?:the )?${source}){1,9} `,
);

/** All sources, without their names: `every source`, `all five documents`, `both wordings`; not those of one source. */
const everySource =
  /(?<! (?:almost|nearly|not)) (?:all|both|each|every) (?:of )?(?:the )?(?:\S+ )?(?:documents?|sheets?|sources?|versions?|wordings?) (?!of (?!(?:it|the (?:keyword|rules?|text)) ))/;

/** All the time: `it has always said`, `from the beginning`; not what somebody has always said. */
const atAllTimes = new RegExp(
  [
    ` (?:it|rules?|${source}|text|wording) (?:(?:had|has|have) )?always (?:been|had|has|have|meant|reads?|said|says?|stated) `,
    '^ (?:has|have|was) always been ',
    ' (?:from|since) (?:day 1|the (?:beginning|outset|start)) (?!of )',
    ' all along |^ throughout (?=it )',
    ' it (?:has|have) (?:meant|read|said|stated) (?:.{0,200} )?since (?:then )?$',
  ].join('|'),
);

/** From one source on: `ever since the list`, `has said “…” since the list`, `Since the list it says “…”`. */
const everSince = new RegExp(` ever since (?:the )?(?<from>${source}) `);
const saying = '(?:(?:has|have) (?:\\S+ )?(?:been|had|meant|read|said|stated)|(?:are|is)(?! new)|says?)';
const sinceThen = new RegExp(
  ` ${saying} (?:[^#]{0,200} )?since (?:the )?(?<from>${source}) | since (?:the )?(?<first>${source}) (?:it|they) ${saying} `,
);

/** Words that say that sources differ, so that what follows is not said of each of them. */
const tellsApart = new RegExp(
  ` (?:between|differs?|different|differently|disagree|n?either|than|unlike|without|${changeVerbs}) `,
);

/**
 * The sources of which each is claimed to say something: those that are named together, or all that have the keyword,
 * or those from one on.
 * @param phrase the words around what is claimed, with `it` for the keyword
 * @param had ids of the sources that have the keyword, oldest first
 * @returns their ids; none where nothing is claimed of each of several
 */
export function sourcesSaidToAgree(
  phrase: string,
  sources: readonly SourceName[],
  had: readonly string[],
): readonly string[] {
  const said = sources.reduce((left, { id, phrase }) => left.replaceAll(` ${phrase} `, ` #${id} `), phrase);
  if (tellsApart.test(said)) return [];
  const [named] = together.exec(said) ?? [];
  if (named) return [...new Set(named.match(/#\S+/g)?.map((id) => id.slice(1)))];
  const { from, first = from } = (everSince.exec(said) ?? sinceThen.exec(said))?.groups ?? {};
  // Where that one lacks the keyword, an older one has to say it.
  if (first) return had.slice(Math.max(0, had.indexOf(first.slice(1))));
  return everySource.test(said) || (atAllTimes.test(said) && !said.includes(' #')) ? had : [];
}
