import { createHash } from 'node:crypto';
import { x } from 'xastscript';
import { givenRulingId, type Urls } from '../../addresses/urls.ts';
import { describeFirst, describeStep } from '../../keywords/changes/told/describe.ts';
import { changedPassages } from '../../keywords/changes/told/passages.ts';
import { revisionById } from '../../keywords/history.ts';
import { aspectLabels } from '../../keywords/kind-labels.ts';
import type { Change, Keyword, Revision, Segment, Source } from '../../keywords/model.ts';
import { dateInWords } from '../../keywords/text/said/day.ts';
import { passagesOf } from '../../keywords/wording/passages.ts';
import { writtenDownOn } from '../came-in.ts';
import { sayAbout, sayRuling } from '../say-ruling.ts';
import { writeXml } from '../xml.ts';
import type { ArchiveLinks } from './archive.ts';
import type { FeedItem, LeftOutNews, RulingNews } from './feed.ts';
import type { WordingNews } from './wording-news.ts';

/** What a feed needs to know about the site. */
export interface FeedFrame {
  title: string;
  /** The author: the name of the site. */
  author: string;
  /** Absolute address of the feed itself. */
  self: string;
  /** Absolute address of the page that it follows. */
  page: string;
  /** Links to the parts of its archive. */
  archive?: ArchiveLinks;
  /** Absolute addresses. */
  urls: Urls;
}

/** The date of entries whose source has no known date, since Atom requires one. */
const noDate = '1970-01-01';

/** Writes an Atom feed, or a file of its archive. */
export function toAtom(items: readonly FeedItem[], frame: FeedFrame): string {
  const dates = items
    .map((item) => ('ruling' in item ? writtenDownOn(item.ruling) : dayOf(item.source)))
    .sort();
  const { archive = {} } = frame;
  const namespaces = {
    xmlns: 'http://www.w3.org/2005/Atom',
    ...(archive.current && { 'xmlns:fh': 'http://purl.org/syndication/history/1.0' }),
  };
  const feed = x('feed', namespaces, [
    x('title', frame.title),
    x('id', uuid(frame.title)),
    x('link', { rel: 'self', type: 'application/atom+xml', href: frame.self }),
    x('link', { rel: 'alternate', type: 'text/html', href: frame.page }),
    ...Object.entries(archive).flatMap(([rel, href]) => (href ? x('link', { rel, href }) : [])),
    ...(archive.current ? [x('fh:archive')] : []),
    x('updated', instant(dates.at(-1) ?? noDate)),
    x('author', [x('name', frame.author)]),
    ...items.map((item) => toEntry(item, frame.urls)),
  ]);
  return writeXml(feed);
}

function toEntry(item: FeedItem, urls: Urls) {
  if ('ruling' in item) return toRulingEntry(item, urls);
  return 'lastRevision' in item ? toLeftOutEntry(item, urls) : toWordingEntry(item, urls);
}

function toWordingEntry(
  { name, keyword, holder, revision, source, change, takenOver = [] }: WordingNews,
  urls: Urls,
) {
  const says = change ? describeStep(change, keyword, holder) : describeFirst(takenOver);
  return x('entry', [
    x('title', `${keyword.name}: ${says}`),
    x('id', uuid(name)),
    x('link', { rel: 'alternate', type: 'text/html', href: urls.revision(holder.slug, revision) }),
    x('updated', instant(dayOf(source))),
    x('summary', `${sayOrigin(source)}, wording ${revision}.`),
    ...(change?.aspects ?? []).map((term) => x('category', { term, label: aspectLabels[term] })),
    x('content', { type: 'xhtml' }, [toBody(keyword, revisionById(holder, revision), change)]),
  ]);
}

function toLeftOutEntry({ name, keyword, source, lastRevision }: LeftOutNews, urls: Urls) {
  const title = `${keyword.name}: left out of ${source.title}`;
  return x('entry', [
    x('title', title),
    x('id', uuid(name)),
    x('link', { rel: 'alternate', type: 'text/html', href: urls.revision(keyword.slug, lastRevision) }),
    x('updated', instant(dayOf(source))),
    x('summary', `Its last wording was ${lastRevision}.`),
    x('content', { type: 'xhtml' }, [toBody(keyword, revisionById(keyword, lastRevision), undefined)]),
  ]);
}

function toRulingEntry({ name, ruling, about }: RulingNews, urls: Urls) {
  const page = urls.keyword(about[0]?.slug ?? '');
  return x('entry', [
    x('title', `${sayAbout(about)}: ${sayRuling(ruling)}`),
    x('id', uuid(name)),
    x('link', { rel: 'alternate', type: 'text/html', href: `${page}#${givenRulingId(ruling.id)}` }),
    x('link', { rel: 'via', href: ruling.url }),
    x('updated', instant(writtenDownOn(ruling))),
    x('summary', `Given on ${dateInWords(ruling.date)}, outside any source.`),
    x('category', { term: 'rulings', label: aspectLabels.rulings }),
    x('content', { type: 'xhtml' }, [toParagraphs([[{ op: '=', text: ruling.text }]])]),
  ]);
}

function toBody(keyword: Keyword, wording: Revision, change: Change | undefined) {
  const passages: Segment[][] = change
    ? [
        change.template,
        ...changedPassages(change, revisionById(keyword, change.from), wording).map(
          ({ segments }) => segments,
        ),
      ]
    : passagesOf(wording.parts).map(({ text }) => [{ op: '=', text }]);
  return toParagraphs(passages);
}

function toParagraphs(passages: readonly Segment[][]) {
  const paragraphs = passages.map((segments) =>
    x(
      'p',
      segments.map(({ op, text }) => (op === '=' ? text : x(op === '-' ? 'del' : 'ins', text))),
    ),
  );
  return x('div', { xmlns: 'http://www.w3.org/1999/xhtml' }, paragraphs);
}

/**
 * The day on which a source was added, by which feeds are sorted: what an old document brings is new to readers when
 * it is found late. The document's own day is not the entry's `published` (RFC 4287), which would bury it under its
 * years; the summary gives it.
 */
function dayOf(source: Source | undefined): string {
  return source?.recorded ?? source?.published ?? noDate;
}

function sayOrigin(source: Source | undefined): string {
  const { title, published } = source ?? { title: 'a source', published: null };
  return published ? `In ${title}, published ${dateInWords(published)}` : `In ${title}`;
}

function instant(day: string): string {
  return `${day}T00:00:00Z`;
}

/** A name that does not depend on where the site is served: a version 8 UUID from a hash. */
function uuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  const groups = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `urn:uuid:${groups.join('-')}`;
}
