// Rooms: app/AppRoutes, app/navigation, app/startup, app/screens/Home, app/screens/Withdraw, ui/TeamCard, ui/AmountButtons
import type { LocaleCode } from '@tally/locales/tags';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeElementId } from '../../startup/shell/homeElement';
import { launch, marketLanguages, openApp, places, textsIn } from '../browser';
import { newDay, signIn } from '../demo';
import { tipsSeen } from '../withdrawFlow';

/** How often each journey is walked, for a measurement: what is wrong for a moment shows rarely. */
const times = Number(process.env['JOURNEY_TIMES'] ?? 1);
const patience = 120_000 * times;

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
  await newDay();
});
afterAll(() => chrome.close());

/** What was seen in the frames and changes of a page, from its first one on. */
interface Seen {
  /** Looks at the banner or the amounts while they were visible. */
  looks: number;
  /** What was wrong in one of them. */
  faults: string[];
  /** What the clicks landed on. */
  clicks: string[];
  /** Middle of the first amount. */
  amount?: { x: number; y: number };
}
type SeenWindow = Window & { __seen: Seen };

/** Runs before the page's own scripts: looks at each change and each frame. */
function watch(homeId: string): void {
  const seen: Seen = { looks: 0, faults: [], clicks: [] };
  (window as unknown as SeenWindow).__seen = seen;
  const isShown = (node: Element) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const fault = (what: string, node: Element | null) =>
    seen.faults.push(`${Math.round(performance.now())} ms ${what}: ${node?.outerHTML.slice(0, 200)}`);
  const lookAtTeam = () => {
    for (const card of document.querySelectorAll('section[data-tap=team]')) {
      if (!isShown(card)) continue;
      seen.looks += 1;
      const link = card.querySelector('a[href="/team"]');
      if (!link || !isShown(link) || !link.textContent.trim()) fault('a banner without its link', card);
    }
  };
  const lookAtAmounts = () => {
    if (location.pathname !== '/withdraw') return;
    const home = document.getElementById(homeId);
    if (home && isShown(home)) fault('home at /withdraw', home);
    for (const radio of document.querySelectorAll('input[type=radio]')) {
      const card = radio.parentElement as Element;
      const { x, y, width, height } = card.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      if (!isShown(card) || middle.y > innerHeight) continue;
      seen.looks += 1;
      seen.amount ??= middle;
      const hit = document.elementFromPoint(middle.x, middle.y);
      if (!card.contains(hit)) fault('an amount below something', hit);
    }
  };
  const look = () => {
    lookAtTeam();
    lookAtAmounts();
  };
  const eachFrame = () => {
    look();
    requestAnimationFrame(eachFrame);
  };
  eachFrame();
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  const landed = ({ target }: Event) =>
    seen.clicks.push((target as Element).closest(`#${homeId}`) ? 'home' : location.pathname);
  addEventListener('click', landed, true);
}

const seenOn = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as SeenWindow).__seen);

/** Opens home on a phone that is six times slower, watched from the first moment on. */
async function openSlow(locale: LocaleCode) {
  const token = await signIn(`${places[locale].market}-rich`);
  const { page, context } = await openApp(chrome, {
    locale,
    token,
    before: async (opened) => {
      await tipsSeen(opened);
      await opened.addInitScript(watch, homeElementId);
      opened.on('page', (one) => {
        const slow = async () => (await opened.newCDPSession(one)).send('Emulation.setCPUThrottlingRate', { rate: 6 });
        void slow();
      });
    },
  });
  return { page, context, t: textsIn(locale) };
}

it(
  'in Portuguese the team banner is a link to the team in every moment that it is shown (HOME-5)',
  async () => {
    let looks = 0;
    for (let time = 0; time < times; time += 1) {
      const { page, context, t } = await openSlow('pt_br');
      const link = page.locator('section[data-tap=team] a');
      // A first visit, and one that finds the numbers of the visit before.
      for (const visit of ['first', 'second']) {
        if (visit === 'second') await page.reload();
        await link.click();
        await page.getByRole('heading', { level: 1, name: t('title.team') }).waitFor();
        await page.getByRole('button', { name: t('a11y.back') }).click();
        await link.waitFor();
        const seen = await seenOn(page);
        expect(seen.faults).toEqual([]);
        looks += seen.looks;
      }
      await context.close();
    }
    expect(looks).toBeGreaterThan(times);
  },
  patience,
);

it.each(marketLanguages)(
  '%s: a tap on an amount as soon as the address is that of /withdraw lands on that page (ROUTE-23)',
  async (locale) => {
    let looks = 0;
    const landed: string[] = [];
    const faults: string[] = [];
    for (let time = 0; time < times; time += 1) {
      const { page, context, t } = await openSlow(locale);
      const withdraw = page.getByRole('button', { name: t('home.withdraw'), exact: true });
      await withdraw.waitFor();
      // By the page itself, which need not wait for the tap to end.
      await withdraw.evaluate((button: HTMLElement) => void setTimeout(() => button.click()));
      await page.waitForFunction(() => location.pathname === '/withdraw', undefined, { polling: 'raf' });
      const { amount } = await seenOn(page);
      await page.mouse.click(amount?.x ?? 100, amount?.y ?? 420);
      await page.getByRole('radio').first().waitFor();
      const seen = await seenOn(page);
      landed.push(seen.clicks.at(-1) ?? 'nowhere');
      faults.push(...seen.faults);
      looks += seen.looks;
      await context.close();
    }
    expect(landed).toEqual(Array.from({ length: times }, () => '/withdraw'));
    expect(faults).toEqual([]);
  },
  patience,
);
