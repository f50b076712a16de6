import { once } from '../../../../general/once.ts';
import { citesSources } from '../../remarks/remarks.ts';
import { textVerbs } from '../../talk/record-verbs.ts';
import { beforeSource, type SourceName, sourceCalled, withoutSources } from '../../words/source-names.ts';
import { phraseOf, type Word, wordsOf } from '../../words/words.ts';
import type { AnswerWay } from '../answered.ts';

/** A word before the name of a source that gives it as the place of a text, and one that does if a mark follows. */
const inOne = new RegExp(`^${beforeSource} `);
const sinceOne = /^since /;
const marked = /^[,.)]|^$/;

/** The same before the names of several sources, and what joins those. */
const inSeveral = new RegExp(`^ (?:both )?${beforeSource} `);
const joinsSources = /^(?:according|and|as|both|from|in|on|per|the|to|well)$/;

/** In words; a longer lead says something by itself. */
const longestLead = 8;
const longestSeveral = 20;

/** In words: how far from its beginning a sentence may have its first verb. */
const longestSubject = 16;

/** A verb after a subject and its source: `Leap in the Reed Book is layered`. */
const verb = new RegExp(`^(?:${textVerbs}|is|was)$`);

/** A source as the owner of what a text is: `The Reed Book's template of Leap is …`. */
const owned =
  /^(?:the )?(\S.{1,80}?)['’]s (?=(?:meaning|ruling|template|text|type line|wording)s? (?:for|of) )/i;

/** What a sentence says, without words that name its source, and the id of that. */
interface OfSource {
  said: string;
  source: string;
}

/** The marks between what a sentence says and the source after it. */
const beforeLead = /[\s,([–—-]+$/;

/**
 * What a sentence says of one source, which it names first, last or between its subject and verb:
 * `In the Glossary, they rest`, `They rest in the Glossary`, `Leap in the Glossary is layered`; null where it names
 * none.
 */
export function ofSource(text: string, sources: readonly SourceName[]): OfSource | null {
  const words = wordsOf(text);
  const sourceOf = (from: number, to: number) => {
    const phrase = phraseOf(words.slice(from, to));
    const isSince = () => sinceOne.test(phrase.trimStart()) && marked.test(text.slice(words[to - 1]?.end));
    const isLead = inOne.test(phrase.trimStart()) || isSince();
    const source = isLead && sources.find((each) => phrase.endsWith(` ${each.phrase} `));
    return source && citesSources(text.slice(words[from]?.start, words[to - 1]?.end), [source])
      ? source.id
      : null;
  };
  const before = (at: number) => text.slice(0, words[at]?.start).replace(beforeLead, '');
  const verbAt = words.slice(0, longestSubject).findIndex(({ word }) => verb.test(word));
  for (let count = Math.min(longestLead, words.length - 1); count > 1; count--) {
    const first = sourceOf(0, count);
    if (first) return { said: text.slice(words[count]?.start), source: first };
    const at = words.length - count;
    const last = sourceOf(at, words.length);
    if (last) return { said: before(at), source: last };
    const middle = verbAt > count ? sourceOf(verbAt - count, verbAt) : null;
    if (middle)
      return { said: `${before(verbAt - count)} ${text.slice(words[verbAt]?.start)}`, source: middle };
  }
  const { 0: lead = '', 1: owner = '' } = owned.exec(text) ?? [];
  const source = sourceCalled(owner, sources);
  return source ? { said: `The ${text.slice(lead.length)}`, source } : null;
}

/**
 * What a sentence says of several sources that it names last: `They rest both in the List and in the Glossary`; null
 * where it names none or one.
 */
export function ofSeveral(text: string, sources: readonly SourceName[]): string | null {
  const words = wordsOf(text);
  const areSources = (lead: readonly Word[]) => {
    const phrase = phraseOf(lead);
    if (!inSeveral.test(phrase)) return false;
    const named = sources.filter((source) => phrase.includes(` ${source.phrase} `));
    const rest = withoutSources(phrase, named).trim().split(' ');
    return new Set(named.map(({ id }) => id)).size > 1 && rest.every((word) => joinsSources.test(word));
  };
  for (let count = Math.min(longestSeveral, words.length - 1); count > 1; count--) {
    const at = words.length - count;
    if (areSources(words.slice(at))) return text.slice(0, words[at]?.start).replace(beforeLead, '');
  }
  return null;
}

/** A way to answer that also reads each sentence without the sources that it names as the place of what it says. */
export function withoutSourcesToo(way: AnswerWay, sources: readonly SourceName[]): AnswerWay {
  const said = (text: string) => ofSeveral(text, sources) ?? ofSource(text, sources)?.said ?? [];
  return (sentence, framed) =>
    way(
      sentence,
      once(() => [...framed(), ...framed().flatMap(said)]),
    );
}
