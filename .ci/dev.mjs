// `npm run dev`: the app, the calls and the simulated phone app on one port, following the sources.
import { checkNode } from '../scripts/lib/requireNode.mjs';

checkNode();
await (await import('../scripts/lib/install.mjs')).ensureInstalled();
await import('../scripts/dev.mjs');
