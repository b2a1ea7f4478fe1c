import { marketLocales, markets } from '@tally/contract/market/codes';
import type { ScenarioPart } from '@tally/host-simulator/host/scenario';
import { allTexts } from '@tally/locales/all';
import { bcp47, type LocaleCode } from '@tally/locales/tags';
import { createTranslate, type Translate } from '@tally/locales/text';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { inject } from 'vitest';
import { browser, browserArgs } from '../../scripts/lib/browser.mjs';
import { withVisibility } from './oldestBrowser';

export const textsIn = (locale: LocaleCode): Translate<'operator'> =>
  createTranslate<'operator'>(allTexts[locale], bcp47[locale]);

/** The market of each locale, and the `lang` parameter that selects it. */
export const places = {
  id: { market: 'id', lang: 'id' },
  en: { market: 'id', lang: 'en' },
  en_ph: { market: 'ph', lang: 'en' },
  pt_br: { market: 'br', lang: 'pt' },
} as const satisfies Record<LocaleCode, { market: string; lang: string }>;

/** One language of each market: its own. */
export const marketLanguages = markets.map((market) => marketLocales[market][0]);

/** The address of the server under test: each worker has its own. */
export const serverUrl = (): string => {
  const urls: string[] = inject('urls' as never);
  return urls[(Number(process.env['VITEST_POOL_ID']) - 1) % urls.length] ?? '';
};

/**
 * Leaves out what the engine itself adds to and removes from the heap while code runs: machine code of functions that
 * ran often, and bytecode of functions that did not run for a while. How much of it there is depends on the machine.
 */
const noCompiledCode = '--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode';

/**
 * @param which `oldest`: the oldest browser that the product supports; `heap`: the usual one, whose heap grows only by
 *   what the page keeps
 */
export async function launch(which?: 'oldest' | 'heap'): Promise<Browser> {
  const { executablePath, env } = browser(which === 'heap' ? undefined : which);
  const args = which === 'heap' ? [...browserArgs, noCompiledCode] : browserArgs;
  return chromium.launch({ executablePath, env: env, headless: true, args });
}

const hostInit = () => readFileSync(resolve(import.meta.dirname, '../../dist/host/host-init.js'), 'utf8');

export interface OpenOptions {
  /** Address of the page without its query; default: the root of the server under test. */
  at?: string;
  locale?: LocaleCode;
  width?: number;
  scenario?: ScenarioPart;
  /** Login token in the address: the user is logged in from the start. */
  token?: string;
  /** The token that the host's login returns. */
  loginToken?: string;
  query?: string;
  /** Path of the page; default: home. */
  path?: string;
  /** `commit`: continues before everything has been loaded. */
  waitUntil?: 'load' | 'commit';
  /**
   * `system`: the web font never arrives. Swapping it in shifts lines in this browser, which lacks the phones' own font
   * that the fallback metrics are measured against.
   */
  font?: 'web' | 'system';
  /** Whether the browser may run the app's service worker; when blocked, requests can be watched and aborted. */
  serviceWorkers?: 'allow' | 'block';
  /** Prepares the browser before the page is opened, e.g. a network that loses files. */
  before?: (context: BrowserContext) => Promise<unknown>;
}

/**
 * Opens the app in a fresh browser context with a simulated host; page errors, console errors and CSP violations are
 * collected in `complaints`.
 */
export async function openApp(
  from: Browser,
  options: OpenOptions = {},
): Promise<{ page: Page; context: BrowserContext; complaints: string[] }> {
  const {
    locale = 'en',
    width = 360,
    scenario = {},
    token,
    loginToken,
    query = '',
    path = '/',
    waitUntil = 'load',
    font = 'web',
    serviceWorkers = 'block',
    before,
  } = options;
  const at = options.at ?? `${serverUrl()}${path}`;
  const context = await from.newContext({ viewport: { width, height: 740 }, locale: 'en-US', serviceWorkers });
  if (font === 'system') await context.route('**/*.woff2', (route) => route.fulfill({ body: '' }));
  await context.addInitScript({ content: hostInit() });
  await context.addInitScript(
    (given) => {
      const page = window as unknown as {
        __installHost(s: unknown, o: unknown): unknown;
        __host: unknown;
        __violations: string[];
      };
      page.__host = page.__installHost(given.scenario, { token: given.loginToken });
      page.__violations = [];
      document.addEventListener('securitypolicyviolation', (event) =>
        page.__violations.push(`${event.violatedDirective} ${event.blockedURI}`),
      );
    },
    { scenario: { answerAfter: 50, ...scenario }, loginToken: loginToken ?? '' },
  );
  await before?.(context);
  const page = await context.newPage();
  const ready = await withVisibility(page);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const { market, lang } = places[locale];
  await page.goto(
    `${at}?pkg_name=com.tally.rewards&country=${market}&lang=${lang}&sdk_version=815${token ? `&token=${token}` : ''}${query}`,
    { waitUntil },
  );
  await ready();
  return { page, context, complaints };
}

/** The page's CSP violations so far. */
export const violations = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { __violations: string[] }).__violations);

/** Accessible name of the withdraw button, which contains an amount and an e-wallet. */
export const withdrawButton = (t: Translate): RegExp => {
  const [before = '', between = '', after = ''] = t('withdraw.cta', { amount: '|', type: '|' }).split('|');
  return new RegExp(`^${before}.+${between}.+${after}$`);
};

/** Whether the page can show each of these pictures. */
export const picturesShown = (page: Page, addresses: readonly string[]): Promise<boolean[]> =>
  page.evaluate(
    (all) =>
      Promise.all(
        all.map(
          (src) =>
            new Promise<boolean>((done) => {
              const image = new Image();
              image.onload = () => done(true);
              image.onerror = () => done(false);
              image.src = src;
            }),
        ),
      ),
    addresses,
  );
