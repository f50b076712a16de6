import { createHash } from 'node:crypto';
import { x } from 'xastscript';
import { aspectNames, describeChange } from '../keywords/changes/describe.ts';
import type { Changes } from '../keywords/changes/lookup.ts';
import { changedPassages } from '../keywords/changes/passages.ts';
import { revisionById } from '../keywords/history.ts';
import type { Change, Keyword, Segment, Source } from '../keywords/model.ts';
import { passagesOf } from '../keywords/passages.ts';

import type { Urls } from './urls.ts';
import { writeXml } from './xml.ts';

/** What a feed is told of the site. */
export interface FeedFrame {
  title: string;
  /** Who speaks: the name of the site. */
  author: string;
  /** Absolute address of the feed itself. */
  self: string;
  /** Absolute address of the page that it follows. */
  page: string;
  sources: readonly Source[];
  changes: Changes;
  /** Absolute ones. */
  urls: Urls;
}

/** Atom asks for a date in each entry. One whose source has none that is known carries this. */
const noDate = '1970-01-01';

/** An Atom feed of every wording that the keywords ever had, the newest source first. */
export function toAtom(keywords: readonly Keyword[], frame: FeedFrame): string {
  const order = frame.sources.map(({ id }) => id);
  const steps = keywords
    .flatMap((keyword) => keyword.revisions.map((revision) => ({ keyword, revision: revision.id })))
    .map(({ keyword, revision }) => {
      const at = keyword.history.findIndex((held) => held.revision === revision);
      const source = keyword.history[at]?.source ?? '';
      const before = keyword.history[at - 1]?.revision;
      const change = frame.changes.between(keyword.slug, before, revision);
      return { keyword, revision, source: frame.sources[order.indexOf(source)], change };
    })
    .sort((a, b) => order.indexOf(b.source?.id ?? '') - order.indexOf(a.source?.id ?? ''));
  const dates = steps.map(({ source }) => dayOf(source)).sort();
  const feed = x('feed', { xmlns: 'http://www.w3.org/2005/Atom' }, [
    x('title', legal(frame.title)),
    x('id', uuid(frame.title)),
    x('link', { rel: 'self', type: 'application/atom+xml', href: frame.self }),
    x('link', { rel: 'alternate', type: 'text/html', href: frame.page }),
    x('updated', instant(dates.at(-1) ?? noDate)),
    x('author', [x('name', legal(frame.author))]),
    ...steps.map(({ keyword, revision, source, change }) =>
      x('entry', [
        x('title', legal(`${keyword.name}: ${change ? describeChange(change) : 'first recorded'}`)),
        x('id', uuid(`${keyword.slug}/${revision}`)),
        x('link', { rel: 'alternate', type: 'text/html', href: frame.urls.revision(keyword.slug, revision) }),
        x('updated', instant(dayOf(source))),
        x('summary', legal(`In ${source?.title ?? 'a source'}, revision ${revision}.`)),
        ...(change?.aspects ?? []).map((term) => x('category', { term, label: aspectNames[term] })),
        x('content', { type: 'xhtml' }, [toBody(keyword, revision, change)]),
      ]),
    ),
  ]);
  return writeXml(feed);
}

function toBody(keyword: Keyword, revision: string, change: Change | undefined) {
  const wording = revisionById(keyword, revision);
  const passages: Segment[][] = change
    ? [
        change.template,
        ...changedPassages(change, revisionById(keyword, change.from), wording).map(
          ({ segments }) => segments,
        ),
      ]
    : passagesOf(wording.parts).map(({ text }) => [{ op: '=', text }]);
  const paragraphs = passages.map((segments) =>
    x(
      'p',
      segments.map(({ op, text }) => (op === '=' ? legal(text) : x(op === '-' ? 'del' : 'ins', legal(text)))),
    ),
  );
  return x('div', { xmlns: 'http://www.w3.org/1999/xhtml' }, paragraphs);
}

function dayOf(source: Source | undefined): string {
  return source?.published ?? source?.recorded ?? noDate;
}

function instant(day: string): string {
  return `${day}T00:00:00Z`;
}

/** A name that is the same wherever the site is served: a UUID, version 8, from a hash. */
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

/** XML cannot hold control characters, not even written as references. */
function legal(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD');
}
