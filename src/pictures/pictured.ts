import type { Urls } from '../addresses/urls.ts';
import type { Changes } from '../keywords/changes/lookup.ts';
import { describeChange } from '../keywords/changes/told/describe.ts';
import { sayFate } from '../keywords/changes/told/fate.ts';
import { isUnchanged } from '../keywords/changes/told/folds.ts';
import { changedPassages } from '../keywords/changes/told/passages.ts';
import { wordingsOf } from '../keywords/changes/wordings.ts';
import { currentRevision } from '../keywords/history.ts';
import type { Change, Keyword, Revision } from '../keywords/model.ts';
import { capitalise } from '../keywords/text/said/capitalise.ts';
import { meaningOf } from '../keywords/wording/meaning.ts';
import type { LinkPicture } from './link-picture.ts';

/** A picture, and the addresses that it is served at. */
export interface Pictured {
  picture: LinkPicture;
  addresses: string[];
}

/**
 * The pictures of a keyword: of each wording and of each comparison. A link to the keyword shows that of the current
 * wording.
 * @param site name of the site
 */
export function picturesOf(
  keyword: Keyword,
  changes: Changes,
  bySlug: ReadonlyMap<string, Keyword>,
  site: string,
  urls: Urls,
): Pictured[] {
  const { slug, revisions } = keyword;
  const current = currentRevision(keyword).id;
  return [
    ...revisions.map((revision) => ({
      picture: { site, ...ofWording(keyword, revision, changes, bySlug) },
      addresses: [
        urls.revisionPicture(slug, revision.id),
        ...(revision.id === current ? [urls.picture(slug)] : []),
      ],
    })),
    ...changes.of(slug).map((change) => ({
      picture: { site, ...ofChange(change, keyword, bySlug, changes) },
      addresses: [urls.comparePicture(slug, change.from, change.to)],
    })),
  ];
}

type Shown = Omit<LinkPicture, 'site'>;

/** The picture of a wording: its text, and whether it is in force. */
function ofWording(
  keyword: Keyword,
  { id, template, parts }: Revision,
  changes: Changes,
  bySlug: ReadonlyMap<string, Keyword>,
): Shown {
  const { name } = keyword;
  const fate = sayFate(keyword, id, changes, bySlug);
  return {
    title: name,
    template: template === name ? null : template,
    note:
      fate === null
        ? { text: `Wording ${id}: holds now`, color: 'added' }
        : { text: fate, color: 'outdated' },
    segments: [{ op: '=', text: meaningOf({ parts }) }],
  };
}

/** The picture of a change: the first passage in which words changed, with its marks. */
function ofChange(
  change: Change,
  keyword: Keyword,
  bySlug: ReadonlyMap<string, Keyword>,
  changes: Changes,
): Shown {
  const { old, fresh } = wordingsOf(change, keyword, bySlug, changes);
  const changed = changedPassages(change, old.revision, fresh.revision).filter(
    (passage) => !isUnchanged(passage),
  );
  const shown = changed.find(({ status }) => status === 'reworded' || status === 'added') ?? changed[0];
  const names = keyword === fresh.keyword ? keyword.name : `${keyword.name} and ${fresh.keyword.name}`;
  return {
    title: `What changed in ${names}`,
    template: describeChange(change),
    note: shown ? { text: capitalise(shown.name), color: 'quiet' } : null,
    segments: shown?.segments ?? change.template,
  };
}
