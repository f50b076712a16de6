import fc from 'fast-check';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { indexBySlug } from '../../src/general/by-slug.ts';
import { sideOf } from '../../src/keywords/changes/compare/segments.ts';
import { allChanges } from '../../src/keywords/changes/of-keyword.ts';
import { changedPassages } from '../../src/keywords/changes/told/passages.ts';
import { diagnosticsOf } from '../../src/keywords/diagnostics/diagnostics.ts';
import { reportDoubts } from '../../src/keywords/doubts/index.ts';
import { revisionById } from '../../src/keywords/history.ts';
import type { Entry, Keyword, Revision } from '../../src/keywords/model.ts';
import { createLinker } from '../../src/keywords/names/mentions.ts';
import { createFinder, toNames } from '../../src/keywords/names/name-finder.ts';
import { parseSource } from '../../src/keywords/parse/index.ts';
import { reconcile } from '../../src/keywords/reconcile.ts';
import type { SourceDocument } from '../../src/keywords/source-document.ts';
import { assembleKeywords } from '../../src/keywords/store/assemble.ts';
import { fromMdx } from '../../src/keywords/store/read-mdx.ts';
import { toMdx } from '../../src/keywords/store/write-mdx.ts';
import { slugify } from '../../src/keywords/text/slug.ts';
import { foldSpaces, foldTypography } from '../../src/keywords/text/typography.ts';
import { passagesOf } from '../../src/keywords/wording/passages.ts';
import { type MadeDocument, madeDocuments } from '../helpers/made-documents.ts';

/** So often, one to three documents each time, in every run of the tests; FUZZ_RUNS asks for more. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 1000);

test('whatever documents say is read, stored, compared and shown as it stands there, or a message names it', () => {
  fc.assert(
    fc.property(madeDocuments, (documents) => {
      const sources = documents.map(read);
      for (const [index, source] of sources.entries()) checkRead(documents[index] as MadeDocument, source);
      const keywords = reconcile(sources);
      reportDoubts(keywords, sources);
      checkPlaced(sources, keywords);
      checkStored(sources, keywords);
      checkCompared(keywords);
      checkShown(keywords);
    }),
    { numRuns },
  );
}, 3_600_000);

function read({ kind, title, text }: MadeDocument, index: number): SourceDocument {
  const file = new VFile({ path: `source-${index}`, value: text });
  return { id: `source-${index}`, title, kind, file, entries: parseSource(file, kind, { title }) };
}

/** Each entry says what its lines say, and no line is in none without a message. */
function checkRead({ kind, text }: MadeDocument, { file, entries }: SourceDocument): void {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  const end = /[\s:]+$/;
  // Emphasis is what a glossary says with these signs; it is no part of its words.
  const plain = (value: string) => (kind === 'glossary' ? value.replace(/[*_]/g, '').trim() : value);
  for (const entry of entries) {
    const own = lines.slice(entry.line - 1, entry.textLine);
    const last = plain(own.at(-1) ?? '');
    expect(last.endsWith(plain(entry.text)), `${entry.text} of ${last}`).toBe(true);
    const before = last.slice(0, last.length - plain(entry.text).length);
    if (kind === 'list') expect(before).toMatch(/^[^\p{L}\p{N}]*$/u);
    else expect(before.replace(end, '').endsWith(plain(entry.template).replace(end, '')), last).toBe(true);
    expect(plain(own.join('\n'))).toContain(plain(entry.template));
    // What a template has in brackets is no part of the name.
    for (const word of entry.name.split(' '))
      expect(foldSpaces(own.join(' ')).toLowerCase()).toContain(word.toLowerCase());
  }
  expect(lostLines(lines, file, entries)).toEqual([]);
}

/** What has no words: white space, and signs that stand by themselves, as before the points of a list. */
const isBlank = /^(?:[^\p{L}\p{N}](?:\s+|$))*$/u;

/** The lines that nothing accounts for. A message about a line speaks for those right beside it that are in no entry either. */
function lostLines(lines: readonly string[], file: VFile, entries: readonly Entry[]): string[] {
  const found = diagnosticsOf([file]);
  // Such a document is refused before anything of it is read.
  if (found.some(({ rule }) => rule === 'line-too-long')) return entries.map(({ name }) => name);
  const held = new Set(
    entries.flatMap(({ line, textLine }) =>
      Array.from({ length: textLine - line + 1 }, (_, index) => line + index),
    ),
  );
  // That the bullet in front of a line was passed over says nothing of its words; one that is drawn has none.
  const telling = found.filter(({ rule }) => rule !== 'bullets-skipped' && rule !== 'drawn-skipped');
  const named = new Set(telling.map(({ line }) => line));
  const drawn = new Set(found.filter(({ rule }) => rule === 'drawn-skipped').map(({ line }) => line));
  const errors = found.filter(({ severity }) => severity === 'error');
  const refused = new Set(
    errors.flatMap(({ line, message }) => {
      const until = Number(/(?:up to line|the last such line is) (\d+)/.exec(message)?.[1] ?? line);
      return Array.from(
        { length: Math.max(0, until - (line ?? until)) + 1 },
        (_, index) => (line ?? 0) + index,
      );
    }),
  );
  const lost: string[] = [];
  let run: string[] = [];
  let isBesideError = false;
  for (const [index, text] of [...lines, ''].entries()) {
    const line = index + 1;
    if (held.has(line) || named.has(line) || line > lines.length) {
      if (!isBesideError && !refused.has(line)) lost.push(...run);
      run = [];
      isBesideError = refused.has(line);
    } else if (!isBlank.test(text) && !drawn.has(line)) {
      run.push(text);
      isBesideError ||= refused.has(line);
    }
  }
  return lost;
}

/** Each entry of each source is in the history of its keyword, as a wording that is its own but for what a typesetter does. */
function checkPlaced(sources: readonly SourceDocument[], keywords: readonly Keyword[]): void {
  const bySlug = indexBySlug(keywords);
  const placed = keywords.flatMap(({ history }) => history);
  expect(placed).toHaveLength(sources.flatMap(({ entries }) => entries).length);
  for (const { id, entries } of sources)
    for (const { name, template, text } of entries) {
      const keyword = bySlug.get(slugify(name)) as Keyword;
      const held = keyword.history.filter(({ source }) => source === id);
      expect(held).toHaveLength(1);
      const revision = revisionById(keyword, held[0]?.revision ?? '');
      expect(foldTypography(revision.text)).toBe(foldTypography(text));
      expect(foldTypography(revision.template)).toBe(foldTypography(template));
      // Its newest spelling; one with other blanks than plain ones only where no source has those.
      const spellings = entriesOf(sources, revision.sources, slugify(name));
      const plain = spellings.filter((each) => !/[^\S ]/.test(each.text));
      const newest = plain.at(-1) ?? spellings.at(-1);
      expect(revision).toMatchObject({ template: newest?.template, text: newest?.text });
    }
}

/** What some sources say of a keyword, oldest first. */
function entriesOf(sources: readonly SourceDocument[], ids: readonly string[], slug: string): Entry[] {
  return sources
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ entries }) => entries.filter(({ name }) => slugify(name) === slug));
}

function checkStored(sources: readonly SourceDocument[], keywords: readonly Keyword[]): void {
  const files = keywords.flatMap((keyword) =>
    keyword.revisions.map((revision) => ({ ...fromMdx(toMdx(keyword, revision)), file: revision.file })),
  );
  expect(
    assembleKeywords(
      files,
      sources.map(({ id }) => id),
    ),
  ).toEqual(keywords);
}

/** Both wordings can be put together again from what is shown of their change, part by part and passage by passage. */
function checkCompared(keywords: readonly Keyword[]): void {
  const bySlug = indexBySlug(keywords);
  for (const keyword of keywords) {
    const successor = bySlug.get(keyword.renamedTo ?? '');
    for (const change of allChanges(keyword, successor ? [successor] : [])) {
      const from = revisionById(keyword, change.from);
      const to = revisionById(change.kind === 'renamed' ? (successor as Keyword) : keyword, change.to);
      expect([sideOf(change.template, '-'), sideOf(change.template, '+')]).toEqual([
        from.template,
        to.template,
      ]);
      const oldParts = change.parts.filter(({ status }) => status !== 'added');
      const newParts = change.parts.filter(({ status }) => status !== 'removed');
      expect(oldParts.map(({ segments }) => sideOf(segments, '-')).sort()).toEqual(textsOf(from).sort());
      expect(newParts.map(({ segments }) => sideOf(segments, '+'))).toEqual(textsOf(to));
      const passages = changedPassages(change, from, to).map(({ segments }) => segments);
      const signs = (texts: readonly string[]) => [...texts.join('').replace(/\s/g, '')].sort();
      expect(signs(passages.map((segments) => sideOf(segments, '-')))).toEqual(signs([from.text]));
      const shown = passages.map((segments) => sideOf(segments, '+')).filter((text) => text !== '');
      expect(shown).toEqual(
        passagesOf(to.parts)
          .map(({ text }) => text)
          .filter((text) => text !== ''),
      );
    }
  }
}

const textsOf = ({ parts }: Revision) => parts.map(({ text }) => text);

/** What stands on the page of a wording, links taken for their words. */
function checkShown(keywords: readonly Keyword[]): void {
  const find = createFinder(toNames(keywords, []));
  for (const { slug, revisions } of keywords) {
    const link = createLinker(find, slug);
    for (const { parts, text } of revisions) {
      const shown = passagesOf(parts).map((passage) =>
        passage.parts
          .map((part) =>
            link(part.text)
              .map((piece) => piece.text)
              .join(''),
          )
          .join(' '),
      );
      expect(shown.join(' ')).toBe(text);
    }
  }
}
