// `npm start`: from a fresh clone to a running product. Only this small file is read before Node's version is known.
import { checkNode } from '../scripts/lib/requireNode.mjs';

checkNode();
await import('../scripts/start.mjs');
