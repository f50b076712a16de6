import { describeChange } from '../keywords/changes/describe.ts';
import { type Changes, wordingsOf } from '../keywords/changes/lookup.ts';
import { changedPassages } from '../keywords/changes/passages.ts';
import { currentRevision } from '../keywords/history.ts';
import type { Change, Keyword, Revision } from '../keywords/model.ts';
import { capitalise } from '../keywords/text/capitalise.ts';
import type { LinkPicture } from './link-picture.ts';

/** For links to a keyword: what it says now. */
export function pictureOfKeyword(keyword: Keyword): LinkPicture {
  return { ...pictureOfText(keyword, currentRevision(keyword)), note: null };
}

/** For links to a wording: what it says, and whether that holds. */
export function pictureOfWording(keyword: Keyword, revision: Revision, changes: Changes): LinkPicture {
  const since = changes.since(keyword, revision.id);
  const isCurrent = revision.id === currentRevision(keyword).id;
  const holds = isCurrent && !keyword.renamedTo;
  const past = since?.kind === 'editorial' ? 'holds in another spelling' : 'no longer holds';
  const fate = holds ? 'holds now' : isCurrent ? 'the keyword has another name now' : past;
  const note = { text: `Wording ${revision.id}: ${fate}`, color: holds ? 'added' : 'outdated' } as const;
  return { ...pictureOfText(keyword, revision), note };
}

/** For links to a comparison: what changed, in place, of the first passage in which other words stand. */
export function pictureOfChange(
  change: Change,
  keyword: Keyword,
  bySlug: ReadonlyMap<string, Keyword>,
): LinkPicture {
  const { old, fresh } = wordingsOf(change, keyword, bySlug);
  const changed = changedPassages(change, old.revision, fresh.revision).filter(
    ({ status, moved }) => status !== 'same' || moved,
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

function pictureOfText({ name }: Keyword, { template, parts }: Revision): Omit<LinkPicture, 'note'> {
  return {
    title: name,
    template: template === name ? null : template,
    segments: [{ op: '=', text: parts[0]?.text ?? '' }],
  };
}
