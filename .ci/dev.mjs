// `npm run dev`: the app, the calls and the simulated phone app on one port, following the sources.
import { checkNode } from './node.mjs';

checkNode();
await (await import('./install.mjs')).ensureInstalled();
await import('./dev-server.mjs');
