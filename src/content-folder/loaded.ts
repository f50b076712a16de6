import { type Generated, readGenerated } from './generated.ts';
import { contentDir } from './location.ts';

const place = globalThis as { generatedForBuild?: Generated };

/**
 * The ingest's output for the content of this build, read once. It is kept on the global object, since Astro bundles
 * the pages separately from what its configuration runs.
 * @throws {ContentError} as {@link readGenerated} does
 */
export function loadGenerated(): Generated {
  place.generatedForBuild ??= readGenerated(contentDir);
  return place.generatedForBuild;
}
