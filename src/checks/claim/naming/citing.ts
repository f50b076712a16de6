import type { ClaimedSentence, Named } from '../claimed-sentence.ts';
import { beforeSource, type SourceName, sourceCalled } from '../words/source-names.ts';
import { keywordNamed } from './keyword-named.ts';
import type { KnownWords } from './known-words.ts';
import { citationIn } from './topics.ts';

/** Separators between a keyword's name and the source cited with it. */
const toSource = new RegExp(`, | [([–—-] ?| ${beforeSource} (?:the )?`);

/** A citation with the source before the keyword: `From the Glossary on Armor`. */
const afterSource = new RegExp(
  `^${beforeSource} (?:the )?(.{2,80}?) (?:about|for|of|on|under) (?:the )?(?=\\S)`,
  'i',
);

/** A citation of a keyword without the source: `Armor, Glossary` becomes `Armor`. */
export function withoutSource(cited: string, sources: readonly SourceName[]): string {
  const [lead = '', source = ''] = afterSource.exec(cited) ?? [];
  if (sourceCalled(source, sources)) return cited.slice(lead.length);
  // Its name may have a separator too: `Armor, Moss (Fern)`.
  const name = cited.split(toSource, 1)[0] ?? '';
  if (sourceCalled(cited.slice(name.length).replace(toSource, ''), sources)) return name;
  const parts = cited.split(toSource);
  const left = parts.filter((part) => !sourceCalled(part, sources));
  return left.length < parts.length ? left.join(', ') : cited;
}

/** The keyword that a text cites, in brackets, with its source: `(Armor, Glossary)`; null where it says more. */
export function citedIn(text: string, known: KnownWords): string | null {
  const within = text.replace(/^[([]|[)\]][.;]?$/g, '');
  const named = withoutSource(within, known.sources);
  const cited = citationIn(named, known);
  return cited && `(${named === within ? cited.name : within})`;
}

/** A sentence before the keyword that it is about, in brackets or after a dash: `They rest (Armor)`. */
const beforeCitation = /^(.{10,900}?\S)[.!]? (?:[([]|[–—-] )([^()[\]]{2,80}?)[)\]]?[.!]?$/s;

/** A sentence without the keyword that it cites last, and that; null where it cites none. */
export function citedLast(text: string, known: KnownWords): { said: string; named: Named } | null {
  const [, said = '', name = ''] = beforeCitation.exec(text) ?? [];
  const named = keywordNamed(withoutSource(name, known.sources), known);
  return named && { said, named };
}

/** A reference to a keyword at the end of a sentence or as one of its own: `See Armor.`, `(see also Armor)`. */
const reference = /(?:^|[,;] | [([])[([]?(cf\.?|see(?: also)?) ([^()[\]]{2,80}?)[.!]?[)\]]?[.!]?$/i;

/**
 * Sentences without the references after them. `see Armor`, but no other form, also tells which keyword a sentence is
 * claimed of, where nothing else does.
 */
export function withReferences(sentences: readonly ClaimedSentence[], known: KnownWords): ClaimedSentence[] {
  const claims: ClaimedSentence[] = [];
  for (const sentence of sentences) {
    const { 0: referring = '', 1: word = '', 2: name = '' } = reference.exec(sentence.text) ?? [];
    const named = keywordNamed(name, known);
    const text = sentence.text.slice(0, sentence.text.length - referring.length);
    const claim = named && (text ? { ...sentence, text } : claims.pop());
    const isOfNamed = claim?.slug === null && word.toLowerCase() === 'see';
    claims.push(claim ? { ...claim, ...(isOfNamed && { ...named, mayNameOther: true }) } : sentence);
  }
  return claims;
}
