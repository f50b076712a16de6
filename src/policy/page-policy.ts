import earlyScript from '../browser/before-paint.js?raw';
import { contentPolicy } from './content-policy.ts';

/** The policy that stands in every page; none while developing, since that server writes styles into the page. */
export const pagePolicy =
  import.meta.env.PROD && contentPolicy('page', earlyScript, new URL(import.meta.env.SITE));
