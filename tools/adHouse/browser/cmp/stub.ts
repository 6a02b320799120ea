// What a page loads or inlines first: `__tcfapi` answers `ping` and keeps the rest until cmp.js is there.
import stub from '@iabtcf/stub';

stub();
