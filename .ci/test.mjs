// `npm test`: everything that is checked anywhere, from a fresh clone on.
import { checkNode } from './node.mjs';

checkNode();
await import('./test-all.mjs');
