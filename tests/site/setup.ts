import { buildSites } from '../build-site.ts';

/** Once, before the tests that read a built site. */
export default buildSites;
