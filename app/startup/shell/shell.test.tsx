import { activeUsers } from '@tally/contract/fixtures/user';
import { allTexts, id } from '@tally/locales/all';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { bcp47, localeCodes } from '@tally/locales/tags';
import { createShellTranslate, createTranslate } from '@tally/locales/text';
import type { TaskType } from '@tally/contract/tasks/task';
import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { shellTexts } from '../../i18n/shellTexts';
import { messagingServices } from '../../platform/messaging.config';
import { ownAmounts, type OwnAmounts } from '../../screens/Home/homeAmounts';
import { homeState, type HomeState } from '../../screens/Home/homeState';
import { createPersistentHome, type HomeSource } from '../../screens/Home/mountedHome';
import { fillBalanceTemplate } from '../head/fillBalanceTemplate';
import { fillShell, foldRows } from '../head/fillShell';
import { HydratedHome } from './HydratedHome';
import { prerenderedHome } from './prerenderedHome';
import { renderShell } from './shell';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

// With style attributes, as in development: only there does React compare them as they are written.
const shell = renderShell({ styleAttributes: true });
/** The page head's translator: it has the shell's texts only. */
const headTranslate = (locale: (typeof localeCodes)[number]) => createShellTranslate(shellTexts[locale]);
const session = { pkgName: 'com.tally.rewards', market: 'id', locale: 'id', sdk: 815, appVersion: '' } as const;

interface OpenOptions {
  visible?: boolean;
  last?: OwnAmounts;
  folded?: readonly TaskType[];
  ready?: Promise<void>;
  beside?: ReactNode;
}

const never = () => new Promise<void>(() => undefined);

/** Home over data that stays as it is. */
const homeOf = (read: HomeSource['read'], parts: { visible?: boolean; prerendered?: HomeState } = {}) =>
  createPersistentHome({ read, turn: () => 0, watch: () => vi.fn() }, { visible: true, onTap: never, ...parts });

/** Puts the prerendered home into the page as the page head finds it, without texts. */
const arrive = () => {
  document.body.innerHTML = `${shell.style}<div id="root">${shell.html}</div>${shell.template}`;
};

/** Writes styles as React writes them into HTML. */
const asWritten = (part: ParentNode) =>
  part
    .querySelectorAll<HTMLElement>('[style*="--part"]')
    .forEach((node) => node.setAttribute('style', node.style.cssText.replace(/ |;$/g, '')));

/**
 * Fills the page as index.html does, then hydrates it as the start does.
 * @param last amounts of a returning visitor
 * @param folded tasks that they had finished
 */
async function open(
  locale: (typeof localeCodes)[number],
  { visible = true, last, folded = [], ready, beside }: OpenOptions = {},
) {
  const t = createTranslate(allTexts[locale], bcp47[locale]);
  const head = headTranslate(locale);
  arrive();
  fillShell(document, head);
  const filled = last && fillBalanceTemplate(document, last, head) ? last : undefined;
  foldRows(document, folded);
  // In development React compares a style with its serialization in HTML, which differs from one set by script.
  asWritten(document);
  const before = document.body.innerHTML;
  const nodes = [...document.querySelectorAll('[data-tap], button, p, h1, h2, h3, svg')];
  const complaints: unknown[] = [];
  const error = vi.spyOn(console, 'error').mockImplementation((...args) => void complaints.push(args));
  const prerendered = prerenderedHome(filled, folded);
  const home = homeOf((busy) => homeState({ session, ms: 0, notices: [], busy }), { visible, prerendered });
  const container = document.getElementById('root');
  if (!container) throw new Error('There is no #root.');
  const hydrated = vi.fn();
  const props = { home, t, serviceW: messagingServices.W.name, ready, onHydrated: hydrated };
  const root = await act(async () =>
    hydrateRoot(container, <HydratedHome {...props}>{beside}</HydratedHome>, {
      onRecoverableError: (error) => void complaints.push(error),
    }),
  );
  error.mockRestore();
  return { before, filled, nodes, complaints, home, hydrated, close: () => act(async () => root.unmount()) };
}

it.each(localeCodes)(
  '%s: React takes over the very elements of index.html and finds nothing to mend',
  async (locale) => {
    const { before, nodes, complaints, hydrated, close } = await open(locale);
    expect(complaints).toEqual([]);
    expect(hydrated).toHaveBeenCalledTimes(1);
    expect(nodes.length).toBeGreaterThan(30);
    expect(nodes.every((node) => node.isConnected)).toBe(true);
    // Texts and attributes are identical to React's already.
    const text = document.createElement('div');
    text.innerHTML = before;
    expect(document.body.textContent).toBe(text.textContent);
    expect(text.querySelectorAll('[data-text], [data-texts], [data-style]')).toHaveLength(0);
    await close();
  },
);

it("home's rules stay in the sheet of index.html: what styled-components takes over is their names alone", () => {
  const sheets = [...shell.style.matchAll(/<style([^>]*)>([^]*?)<\/style>/g)].map(
    ([, attributes = '', rules = '']) => ({ known: attributes.includes('data-styled'), rules }),
  );
  expect(sheets.map(({ known }) => known)).toEqual([false, false, true]);
  expect(sheets[1]?.rules).toMatch(/^\.\w+\{/);
  const lines = sheets[2]?.rules.trim().split('\n') ?? [];
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) expect(line).toMatch(/^data-styled\.g\d+\[id="[\w-]+"\]\{content:"[\w,-]+"\}\/\*!sc\*\/$/);
});

describe('the amounts of somebody who comes back', () => {
  it.each([
    ['id', 'id', 'coins that become cash', { cash: 4850, coin: 18_450 }],
    ['ph', 'en_ph', 'coins that become cash', { cash: 48.5, coin: 18_450 }],
    ['br', 'pt_br', 'coins that become cash', { cash: 0.5, coin: 18_450 }],
    ['id', 'en', 'coins that become nothing', { cash: 1, coin: 1 }],
    ['id', 'en', 'no coins', { cash: 0, coin: 0 }],
    ['br', 'pt_br', 'much cash', { cash: 1e9, coin: 0 }],
  ] as const)('%s, %s: %s stand there to the letter before React does', async (market, locale, _, numbers) => {
    const user = { ...activeUsers[market], ...numbers };
    const last = ownAmounts({ session: { ...session, market, locale }, user }, 'tomorrow');
    const { before, filled, complaints, close } = await open(locale, { last });
    expect(complaints).toEqual([]);
    expect(filled).toBe(last);
    const text = document.createElement('div');
    text.innerHTML = before;
    const ticket = text.querySelector('[data-tap=income]');
    expect(ticket?.textContent).toContain(formatMoney(numbers.cash, market));
    expect(ticket?.querySelector('[data-coins]')?.textContent).toBe(formatCoins(numbers.coin, market));
    expect(ticket?.querySelector('button')?.getAttribute('aria-label')).toContain(formatMoney(numbers.cash, market));
    // Newer numbers are being loaded, which screen readers are told by aria-busy.
    expect(ticket?.getAttribute('aria-busy')).toBe('true');
    await close();
  });

  it('amounts drawn by React are the same elements', async () => {
    const last = ownAmounts({ session, user: activeUsers.id }, 'tomorrow');
    arrive();
    const t = createTranslate(id, bcp47.id);
    fillShell(document, headTranslate('id'));
    fillBalanceTemplate(document, last, headTranslate('id'));
    const ticket = document.querySelector('[data-tap=income] button');
    const drawn = document.createElement('div');
    const root = createRoot(drawn);
    const home = homeOf(() => ({ ...prerenderedHome(), ...last }));
    await act(async () => root.render(<HydratedHome home={home} t={t} serviceW="" />));
    [document, drawn].forEach(asWritten);
    expect(ticket?.isEqualNode(drawn.querySelector('[data-tap=income] button'))).toBe(true);
    await act(async () => root.unmount());
  });

  it('amounts that are not known yet stay placeholders', async () => {
    const last = ownAmounts({ session, user: { ...activeUsers.id, cash: NaN } }, 'tomorrow');
    const { filled, complaints, close } = await open('id', { last });
    expect([filled, complaints]).toEqual([undefined, []]);
    await close();
  });
});

it('the row of a task that was finished stands low before React, which finds it so and shows what is known then', async () => {
  const { before, complaints, close } = await open('id', { folded: ['checkin', 'quiz'] });
  expect(complaints).toEqual([]);
  const low = (html: string) => html.match(/data-tap="task:\w+"(?=[^>]*data-folded)/g);
  expect(low(before)).toEqual(['data-tap="task:checkin"', 'data-tap="task:quiz"']);
  expect(low(document.body.innerHTML)).toBeNull();
  await close();
});

it('a tap afterwards changes the card that stood in index.html', async () => {
  const { home, close } = await open('en');
  const card = document.querySelector('[data-tap="task:checkin"]');
  await act(async () => void home.tap('task:checkin'));
  expect(card?.getAttribute('data-state')).toBe('busy');
  expect(card?.querySelector('button')?.getAttribute('aria-busy')).toBe('true');
  await close();
});

it('a dialog opens beside home before home is hydrated, which then shows what came meanwhile in the same elements', async () => {
  let go = () => undefined as void;
  const ready = new Promise<void>((resolve) => (go = resolve));
  const beside = <div role="dialog" />;
  const { nodes, complaints, home, hydrated, close } = await open('en', { ready, beside });
  const card = document.querySelector('[data-tap="task:checkin"]');
  await act(async () => void home.tap('task:checkin'));
  expect(document.querySelector('[role=dialog]')).not.toBeNull();
  expect(hydrated).not.toHaveBeenCalled();
  expect(card?.getAttribute('data-state')).toBe('loading');
  await act(async () => go());
  expect(hydrated).toHaveBeenCalledTimes(1);
  expect(card?.getAttribute('data-state')).toBe('busy');
  expect(nodes.every((node) => node.isConnected)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

it('React hides the prerendered home when the address asks for another page', async () => {
  const { complaints, close } = await open('en', { visible: false });
  expect(complaints).toEqual([]);
  expect(document.getElementById('home')?.hidden).toBe(true);
  await close();
});

it('the shell says nothing that index.html does not hold, and no number', () => {
  const slots = [...shell.html.matchAll(/ data-texts?='([^']*)'/g)].map(([, slot = '']) => slot);
  const keys = slots.flatMap((slot) => slot.match(/[a-z0-9]+\.[a-z_0-9]+/g) ?? []);
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.filter((key) => !(key in shellTexts.en))).toEqual([]);
});

it('the shell asks browsers not to darken the page by themselves: it has one look, whose contrast is tested (HOME-26)', () => {
  expect(renderShell().style).toMatch(/:root\{[^}]*color-scheme:only light/);
});
