import { findChromium, findFirefox } from '../../scripts/common/browsers.ts';
import { findOldChromium } from '../../scripts/common/old-chromium.ts';

/** The browsers of the tests, installed where the machine lacks one: `npm test` does so while types are checked. */
export const chromiumPath = findChromium();
export const firefoxPath = findFirefox();
export const oldChromiumPath = findOldChromium();
