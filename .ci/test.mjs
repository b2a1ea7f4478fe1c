// `npm test`: everything that is checked anywhere, from a fresh clone on.
import { checkNode } from '../scripts/lib/requireNode.mjs';

checkNode();
await import('../scripts/test.mjs');
