import beforePaint from './before-paint.js?raw';
import { contentPolicy } from './content-policy.ts';
import { inPage } from './in-page.ts';

/** The policy in every page; none in development, where the server writes styles into the page. */
export const pagePolicy =
  import.meta.env.PROD && contentPolicy('page', inPage(beforePaint), new URL(import.meta.env.SITE));
