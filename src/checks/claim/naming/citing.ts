import type { ClaimedSentence } from '../words/sentences.ts';
import { type SourceName, sourceCalled } from '../words/source-names.ts';
import { type Headings, nameIn } from './headings.ts';
import { citationIn } from './mentions.ts';

/** What stands between a name and the source that is cited with it. */
const toSource = /, | [([–—-] ?| (?:as of|from|in|per) (?:the )?/;

/** How somebody cites a keyword behind the source: `From the Glossary on Armor`. */
const behindSource =
  /^(?:according to|from|in|per) (?:the )?(.{2,80}?) (?:about|for|of|on|under) (?:the )?(?=\S)/i;

/** What is left of how somebody cites a keyword without the source in which it stands: `Armor, Glossary`. */
export function withoutSource(cited: string, sources: readonly SourceName[]): string {
  const [lead = '', source = ''] = behindSource.exec(cited) ?? [];
  if (sourceCalled(source, sources)) return cited.slice(lead.length);
  const parts = cited.split(toSource);
  const left = parts.filter((part) => !sourceCalled(part, sources));
  return left.length < parts.length ? left.join(', ') : cited;
}

/** The citation of a keyword that a text is, in brackets; null where it is none, or says more. */
export function citedIn(text: string, headings: Headings): string | null {
  const cited = citationIn(withoutSource(text.replace(/^[([]|[)\]][.;]?$/g, ''), headings.sources), headings);
  return cited && `(${cited.name})`;
}

/** How somebody refers to a keyword behind what he says, in a sentence of its own or not: `See Armor.`, `(see also Armor)`. */
const reference = /(?:^|[,;] | [([])[([]?(cf\.?|see(?: also)?) ([^()[\]]{2,80}?)[.!]?[)\]]?[.!]?$/i;

/**
 * Sentences without the keyword to which somebody refers behind them. Of which keyword a sentence is he says so with
 * `see Armor` alone, and not where something else does.
 */
export function withReferences(sentences: readonly ClaimedSentence[], headings: Headings): ClaimedSentence[] {
  const claims: ClaimedSentence[] = [];
  for (const sentence of sentences) {
    const { 0: referring = '', 1: word = '', 2: name = '' } = reference.exec(sentence.text) ?? [];
    const named = nameIn(name, headings);
    const text = sentence.text.slice(0, sentence.text.length - referring.length);
    const claim = named && (text ? { ...sentence, text } : claims.pop());
    const isOfNamed = claim?.slug === null && word.toLowerCase() === 'see';
    claims.push(claim ? { ...claim, ...(isOfNamed && { ...named, mayNameOther: true }) } : sentence);
  }
  return claims;
}
