/**
 * Builds the component library into dist/ui, ready for `npm publish dist/ui`: one module per source file with its
 * types, the tokens as CSS variables and as JSON, and the fonts, which are optional.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { runNative } from './lib/nativeTools.mjs';
import { root } from './lib/run.mjs';

const started = performance.now();
const out = path.join(root, 'dist/ui');
const lib = path.join(out, 'lib');
const ui = path.join(root, 'ui');
const manifest = JSON.parse(readFileSync(path.join(ui, 'package.json'), 'utf8'));
const peers = { react: '>=19', 'react-dom': '>=19', 'styled-components': '>=6.6' };

rmSync(out, { recursive: true, force: true });

/** What a consumer may import: one component per folder, every icon, the theme. */
const entries = readdirSync(ui, { withFileTypes: true })
  .filter((folder) => folder.isDirectory() && folder.name !== 'testing')
  .flatMap(({ name }) =>
    name === 'theme' || name === 'icons'
      ? readdirSync(path.join(ui, name))
          .filter((file) => /^\w+\.tsx?$/.test(file))
          .map((file) => path.join(ui, name, file))
      : [path.join(ui, name, `${name}.tsx`)],
  )
  .filter(existsSync);

/**
 * Marks the modules with components, hooks or styles, for frameworks that render pages on a server too. Those of values
 * alone stay as they are: a server may read them.
 *
 * @type {import('vite').Plugin}
 */
const clientModules = {
  name: 'tally-client-modules',
  renderChunk: (code, { facadeModuleId }) => {
    const isClient = /\.tsx$|\.styles\.ts$/.test(facadeModuleId ?? '') || /\buse[A-Z]\w*\(/.test(code);
    return isClient ? `'use client';\n${code}` : null;
  },
};

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  plugins: [clientModules],
  // Dependencies are not bundled; `process.env.NODE_ENV` is left for the consumer's bundler to replace.
  build: {
    outDir: lib,
    emptyOutDir: true,
    minify: false,
    target: 'es2022',
    lib: { entry: entries, formats: ['es'] },
    rolldownOptions: {
      external: [...Object.keys(peers), 'react/jsx-runtime'],
      preserveEntrySignatures: 'strict',
      output: { preserveModules: true, preserveModulesRoot: root, entryFileNames: '[name].js' },
    },
  },
});

if (await runNative('tsc', ['-b', 'ui'])) process.exit(1);
for (const name of ['ui', 'tokens']) copyTypes(path.join(root, 'dist/types', name), path.join(lib, name));

/**
 * The files of the types by what is imported, for compilers that do not read `exports` (`moduleResolution: node10`). A
 * pattern there has one star at most, so each component has a line.
 */
const typesByName = {
  'theme/*': ['lib/ui/theme/*.d.ts'],
  'icons/*': ['lib/ui/icons/*.d.ts'],
  ...Object.fromEntries(
    entries
      .map((entry) => path.basename(entry, '.tsx'))
      .filter((name) => existsSync(path.join(ui, name, `${name}.tsx`)))
      .map((name) => [name, [`lib/ui/${name}/${name}.d.ts`]]),
  ),
};

const { theme } = await import(pathToFileURL(path.join(lib, 'ui/theme/theme.js')).href);
const { marketStyle } = await import(pathToFileURL(path.join(lib, 'ui/theme/GlobalStyle.js')).href);
const variables = leaves(theme).sort(([a = ''], [b = '']) => a.localeCompare(b));
writeFileSync(
  path.join(out, 'tokens.css'),
  `/* The values of every token; [data-market] on the root element picks a market's look. */\n:root {\n${variables.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n${marketStyle.replaceAll('}', '}\n')}`,
);
writeFileSync(
  path.join(out, 'tokens.json'),
  `${JSON.stringify(Object.fromEntries(variables.map(([name = '', value]) => [name.replace(/^--tally-/, ''), value])), null, 2)}\n`,
);

copyFonts();
for (const name of ['README.md', 'CHANGELOG.md'])
  if (existsSync(path.join(ui, name))) cpSync(path.join(ui, name), path.join(out, name));
writeFileSync(
  path.join(out, 'package.json'),
  `${JSON.stringify(
    {
      name: manifest.name,
      version: manifest.version,
      description:
        'Components, icons and tokens of Tally: tickets, dialogs, toasts and forms for web views on small phones.',
      type: 'module',
      sideEffects: ['*.css'],
      exports: {
        './package.json': './package.json',
        './tokens.css': './tokens.css',
        './tokens.json': './tokens.json',
        './fonts.css': './fonts.css',
        './theme/*': { types: './lib/ui/theme/*.d.ts', default: './lib/ui/theme/*.js' },
        './icons/*': { types: './lib/ui/icons/*.d.ts', default: './lib/ui/icons/*.js' },
        './*': { types: './lib/ui/*/*.d.ts', default: './lib/ui/*/*.js' },
      },
      typesVersions: { '*': typesByName },
      peerDependencies: peers,
    },
    null,
    2,
  )}\n`,
);
console.log(
  `Built dist/ui in ${((performance.now() - started) / 1000).toFixed(1)} s: ${entries.length} modules to import, ${variables.length} tokens.`,
);

/**
 * `{ color: { page: 'var(--x, #fff)' } }` -> `['--x', '#fff']`.
 *
 * @param {object} tree
 * @returns {string[][]}
 */
function leaves(tree) {
  return Object.values(tree).flatMap((value) => {
    if (typeof value === 'object' && value !== null) return leaves(value);
    const [, name, fallback] = /^var\((--[\w-]+),\s*(.*)\)$/s.exec(String(value)) ?? [];
    return name && fallback !== undefined ? [[name, fallback]] : [];
  });
}

/**
 * Copies the type declarations beside the modules and rewrites their imports: complete file names, no workspace
 * packages.
 *
 * @param {string} from
 * @param {string} to
 */
function copyTypes(from, to) {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.d.ts') || path.relative(from, entry.parentPath).startsWith('testing')) continue;
    const folder = path.join(to, path.relative(from, entry.parentPath));
    const tokens = path.relative(folder, path.join(lib, 'tokens'));
    const text = readFileSync(path.join(entry.parentPath, entry.name), 'utf8')
      .replace(/(['"])@tally\/tokens\/([\w/]+)\1/g, (_, quote, name) => `${quote}${tokens}/${name}.js${quote}`)
      .replace(/((?:from|import)\s*\(?\s*)(['"])(\.\.?\/[\w./-]+?)(?:\.js)?\2/g, '$1$2$3.js$2');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, entry.name), text);
  }
}

/** Copies the font files next to a style sheet that refers to them by relative paths. */
function copyFonts() {
  const { resolve } = createRequire(path.join(ui, 'theme/fonts.css'));
  mkdirSync(path.join(out, 'fonts'), { recursive: true });
  const css = readFileSync(path.join(ui, 'theme/fonts.css'), 'utf8').replace(
    /url\(['"]?([^'")]+)['"]?\)/g,
    (_, name) => {
      cpSync(resolve(name), path.join(out, 'fonts', path.basename(name)));
      return `url('./fonts/${path.basename(name)}')`;
    },
  );
  writeFileSync(path.join(out, 'fonts.css'), css);
}
