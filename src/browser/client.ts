// All that moves on every page, in one file: one request. The search itself is fetched when a reader goes for it.
import './change-view.ts';
import './cite-parts.ts';
import './copy-buttons.ts';
import './offline-copy.ts';
import './search-box.ts';
import './theme-switch.ts';
