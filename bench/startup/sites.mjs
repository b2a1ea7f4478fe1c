import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import tailwind from '@tailwindcss/vite';
import { build } from 'vite';
import { readTexts } from '../../locales/generate-params.mjs';
import { sameBuild } from '../size/floor.mjs';

const bench = path.resolve(import.meta.dirname, '..');
const root = path.resolve(bench, '..');
const out = (name) => path.join(root, 'dist/bench', name);
const preact = (name) => createRequire(path.join(bench, 'package.json')).resolve(name);

/** Vite plugin that bundles home alone into one script, as in the peers: no other pages. */
const homeAlone = {
  name: 'home-alone',
  enforce: 'pre',
  load(id) {
    if (id === path.join(root, 'app/screens/routes.ts'))
      return "export const routes = [{ path: '/home', title: 'title.home', back: 'ignored' }];\nexport const routeOf = () => routes[0];";
  },
};

/**
 * All peers use one HTML page; each has its own script. The peer with our own components also needs the market's theme.
 */
const peerPage = (source) => ({
  name: 'peer-page',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html
        .replace('%PEER%', source)
        .replace('lang="id"', source === 'plain' ? 'lang="id" data-market="id"' : 'lang="id"'),
  },
});

const site = (name, source, { alias = [], plugins = [] } = {}) =>
  build({
    configFile: false,
    root: path.join(bench, 'peers'),
    base: '/',
    logLevel: 'error',
    mode: 'production',
    resolve: { alias },
    plugins: [peerPage(source), homeAlone, ...plugins],
    json: { namedExports: false },
    build: {
      ...sameBuild,
      target: 'chrome92',
      outDir: out(name),
      emptyOutDir: true,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  });

/** Name of the site that uses our service worker and otherwise equals antd-mobile. */
const withWorker = 'antd-mobile with worker';

/**
 * Builds all sites of the comparison with the same bundler, React and other shared packages: those of the root. `ours`
 * is dist/app unchanged.
 *
 * @returns {Promise<Record<string, { folder: string, worker?: true }>>}
 *   name -> folder, and whether it has a service worker
 */
export async function buildSites() {
  await site('plain', 'plain');
  await site('antd-mobile', 'antd');
  await site('vkui', 'vkui');
  await site('konsta', 'konsta', { plugins: [tailwind()] });
  await site('preact', 'plain', {
    alias: [
      { find: /^react\/jsx-runtime$/, replacement: preact('preact/jsx-runtime').replace(/\.js$/, '.mjs') },
      { find: /^react-dom\/client$/, replacement: path.join(bench, 'peers/preactClient.js') },
      { find: /^react-dom$/, replacement: path.join(bench, 'peers/preact.js') },
      { find: /^react$/, replacement: path.join(bench, 'peers/preact.js') },
    ],
  });
  addWorker('antd-mobile', withWorker);
  writeStatic();
  return {
    ours: { folder: path.join(root, 'dist/app'), worker: true },
    [withWorker]: { folder: out(withWorker), worker: true },
    ...Object.fromEntries(
      ['antd-mobile', 'plain', 'preact', 'vkui', 'konsta', 'static'].map((name) => [name, { folder: out(name) }]),
    ),
  };
}

/**
 * Two builds of our app, to measure a change.
 *
 * @param {string} before dist/app of another checkout, built
 * @returns {Record<'ours' | 'before', { folder: string, worker: true }>}
 */
export function twoBuilds(before) {
  const folder = path.resolve(before);
  if (!existsSync(path.join(folder, 'index.html'))) throw new Error(`There is no built app in ${folder}.`);
  return { ours: { folder: path.join(root, 'dist/app'), worker: true }, before: { folder, worker: true } };
}

/**
 * Copies a site and adds our service worker, registered as late as in our app and told to cache the files that the
 * visit needed.
 */
function addWorker(from, to) {
  rmSync(out(to), { recursive: true, force: true });
  cpSync(out(from), out(to), { recursive: true });
  copyFileSync(path.join(root, 'dist/app/sw.js'), path.join(out(to), 'sw.js'));
  const register = async () => {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    active.postMessage({ kind: 'keep', files });
  };
  const page = path.join(out(to), 'index.html');
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(
      '</body>',
      `<script>addEventListener('load', () => setTimeout(${register}, 2000))</script></body>`,
    ),
  );
}

/**
 * The limit of what is possible: home as HTML and CSS with its numbers in it, and one line of script that opens a
 * dialog.
 */
function writeStatic() {
  const html = readFileSync(path.join(root, 'dist/app/index.html'), 'utf8');
  const texts = readTexts('id');
  const words = (key, params) => (texts[key] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name) => params?.[name] ?? '');
  const style = html.match(/<style[^]*?<\/style>/g).join('');
  const shell = html.slice(html.indexOf('<div id="root"'), html.indexOf('<script id="shell">'));
  const filled = shell
    .replace(/<i data-text='([^']+)'><\/i>/g, (_, slot) => words(...JSON.parse(slot)))
    .replaceAll(' data-style="', ' style="')
    .replace('data-tap="task:checkin"', 'data-tap="task:checkin" data-first');
  mkdirSync(out('static'), { recursive: true });
  writeFileSync(
    path.join(out('static'), 'index.html'),
    `<!doctype html><html lang="id" data-market="id" data-screen="home"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>Tally</title>${style}</head><body>${filled}<p>18.450</p><dialog id="answer"><p>${words('task.checkin_failed')}</p></dialog><script>document.querySelector('[data-first] button').onclick=()=>document.getElementById('answer').open||document.getElementById('answer').showModal()</script></body></html>`,
  );
}
