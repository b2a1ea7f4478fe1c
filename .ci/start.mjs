// `npm start`: from a fresh clone to a running product. Only this small file is read before Node's version is known.
import { checkNode } from './node.mjs';

checkNode();
await import('./start-product.mjs');
