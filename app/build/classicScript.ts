import path from 'node:path';
import { build } from 'vite';

/**
 * Bundles a module with all its imports into one classic script.
 * @param input path of the module below `root`
 */
export async function classicScript(root: string, input: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    define,
    build: {
      write: false,
      target: 'chrome92',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: path.join(root, input), output: { format: 'iife' } },
    },
  });
  const [bundle] = [result].flat();
  const chunk = bundle && 'output' in bundle && bundle.output.find((file) => file.type === 'chunk');
  if (!chunk) throw new Error(`${input} was not built.`);
  return chunk.code.trim();
}
