import type { Plugin } from 'vite';
import { readProofs } from '../../scripts/rules.mjs';

const name = 'virtual:rule-proofs';
const id = `\0${name}`;

/** Makes the module `virtual:rule-proofs` from the tests and stories as they are when it is loaded. */
export const ruleProofs = (): Plugin => ({
  name: 'tally-rule-proofs',
  resolveId: (source) => (source === name ? id : undefined),
  load: (source) =>
    source === id ? `export default ${JSON.stringify(Object.fromEntries(readProofs().proofs))};` : undefined,
});
