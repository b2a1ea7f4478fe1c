import { bcp47, localeCodes } from '@tally/locales/tags';
import { createTranslate, type Texts } from '@tally/locales/text';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { shellTextKeys } from '../i18n/shellTexts';
import { messagingServices } from '../platform/messaging.config';
import { homeState } from '../screens/Home/homeState';
import { fillShell } from './fillShell';
import { createHomeStore } from './homeStore';
import { HydratedHome } from './HydratedHome';
import { prerenderedHome } from './prerenderedHome';
import { renderShell } from './shell';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

// As while developing: with its style attributes. React compares them as they are written, in development only.
const shell = renderShell({ styleAttributes: true });
const textsOf = (locale: string) =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, `../../locales/${locale}.json`), 'utf8')) as Texts;
const session = { pkgName: 'com.tally.rewards', market: 'id', locale: 'id', sdk: 815, appVersion: '' } as const;

/** The page as index.html brings it, then as the first phase takes it over. */
async function open(locale: (typeof localeCodes)[number], visible = true) {
  const t = createTranslate(textsOf(locale), bcp47[locale]);
  document.body.innerHTML = `<div id="root">${shell.html}</div>`;
  fillShell(document, t);
  const before = document.body.innerHTML;
  const nodes = [...document.querySelectorAll('[data-tap], button, p, h1, h2, h3, svg')];
  const complaints: unknown[] = [];
  const error = vi.spyOn(console, 'error').mockImplementation((...args) => void complaints.push(args));
  const store = createHomeStore(
    { t, serviceW: messagingServices.W.name, visible, prerendered: prerenderedHome() },
    { read: (busy) => homeState({ session, ms: 0, notices: [], busy }) },
  );
  const container = document.getElementById('root');
  if (!container) throw new Error('There is no #root.');
  let hydrated = 0;
  const root = await act(async () =>
    hydrateRoot(container, <HydratedHome store={store} onHydrated={() => void (hydrated += 1)} />, {
      onRecoverableError: (what) => void complaints.push(what),
    }),
  );
  error.mockRestore();
  return { before, nodes, complaints, store, hydrated, close: () => act(async () => root.unmount()) };
}

it.each(localeCodes)(
  '%s: React takes over the very elements of index.html and finds nothing to mend',
  async (locale) => {
    const { before, nodes, complaints, hydrated, close } = await open(locale);
    expect(complaints).toEqual([]);
    expect(hydrated).toBe(1);
    expect(nodes.length).toBeGreaterThan(30);
    expect(nodes.every((node) => node.isConnected)).toBe(true);
    // Words, names and styles are React's to the letter already.
    const text = document.createElement('div');
    text.innerHTML = before;
    expect(document.body.textContent).toBe(text.textContent);
    expect(text.querySelectorAll('[data-text], [data-texts], [data-style]')).toHaveLength(0);
    await close();
  },
);

it("home's rules stay in the sheet of index.html: what styled-components takes over is their names alone", () => {
  const sheets = [...shell.style.matchAll(/<style([^>]*)>([^]*?)<\/style>/g)].map(
    ([, attributes = '', rules = '']) => ({
      known: attributes.includes('data-styled'),
      rules,
    }),
  );
  expect(sheets.map(({ known }) => known)).toEqual([false, false, true]);
  expect(sheets[1]?.rules).toMatch(/^\.\w+\{/);
  const lines = sheets[2]?.rules.trim().split('\n') ?? [];
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) expect(line).toMatch(/^data-styled\.g\d+\[id="[\w-]+"\]\{content:"[\w,-]+"\}\/\*!sc\*\/$/);
});

it('a tap afterwards changes the card that stood in index.html', async () => {
  const { store, close } = await open('en');
  const card = document.querySelector('[data-tap="task:checkin"]');
  await act(async () => store.tap('task:checkin'));
  expect(card?.getAttribute('data-state')).toBe('busy');
  expect(card?.querySelector('button')?.getAttribute('aria-busy')).toBe('true');
  await close();
});

it('where another page was asked for home is hidden by React', async () => {
  const { complaints, close } = await open('en', false);
  expect(complaints).toEqual([]);
  expect(document.getElementById('home')?.hidden).toBe(true);
  await close();
});

it('says nothing that index.html does not hold, and no number', () => {
  const slots = [...shell.html.matchAll(/ data-texts?='([^']*)'/g)].map(([, slot = '']) => slot);
  const keys = slots.flatMap((slot) => slot.match(/[a-z0-9]+\.[a-z_0-9]+/g) ?? []);
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.filter((key) => !(shellTextKeys as readonly string[]).includes(key ?? ''))).toEqual([]);
});
