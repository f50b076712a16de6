import { buildVersions } from './build-site.ts';

buildVersions();
