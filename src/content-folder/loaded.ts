import { type Generated, readGenerated } from './generated.ts';
import { contentDir } from './location.ts';

const place = globalThis as { generatedForBuild?: Generated };

/**
 * What the ingest made of the content of this build, read once. It is kept where everything in the process finds it,
 * since Astro bundles the pages apart from what its configuration runs.
 * @throws {ContentError} as {@link readGenerated} does
 */
export function loadGenerated(): Generated {
  place.generatedForBuild ??= readGenerated(contentDir);
  return place.generatedForBuild;
}
