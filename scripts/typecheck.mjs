/** `npm run typecheck`: checks the types of all packages, tests and scripts, with TypeScript 7. */
import { runNative } from './lib/nativeTools.mjs';

const started = performance.now();
process.exitCode = await runNative('tsc', ['-b', ...process.argv.slice(2)]);
console.log(`Types: ${((performance.now() - started) / 1000).toFixed(1)} s`);
