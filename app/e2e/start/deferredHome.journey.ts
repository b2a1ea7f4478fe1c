// Rooms: app/startup, app/features/offers, app/screens/Home, ui, locales, tokens, contract/apps/offers,
//   contract/apps/ads, server/domain/offers/offers, server/http/handlers/offers
import type { Browser } from 'playwright';
import { localeCodes } from '@tally/locales/tags';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagingServices } from '../../platform/messaging.config';
import { launch, openApp, places, violations, textsIn } from '../browser';
import { newPerson } from '../demo';
import { shiftsOf, watchShifts } from '../shifts';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());

it.each(localeCodes)(
  '%s: what comes late on home stands in its places, covers nothing, moves nothing, and can be put away (HOME-13, HOME-23)',
  async (locale) => {
    const t = textsIn(locale);
    const person = await newPerson(places[locale].market);
    const { page, context, complaints } = await openApp(chrome, {
      locale,
      width: 320,
      token: person.token,
      font: 'system',
      before: watchShifts,
    });
    const channel = page.getByRole('button', { name: t('a11y.open_channel', { service: messagingServices.W.name }) });
    await channel.waitFor();
    const close = page.getByRole('button', { name: t('a11y.close_ad') });
    await close.waitFor();
    await page.getByRole('region').first().waitFor();
    // All floating elements are shown, the promotion included.
    expect(await shiftsOf(page)).toEqual([]);

    // The floating elements stand on a strip of full width. Scrolled to the end, the page's content must be above it,
    // and each button must be tappable.
    const covered = await page.evaluate(() => {
      const main = document.querySelector('main') as HTMLElement;
      const strip = document.querySelector('[data-float]')?.getBoundingClientRect();
      if (!strip || strip.left > 0 || strip.right < innerWidth || strip.bottom < innerHeight) return ['no strip'];
      const inside = (element: Element, x: number, y: number) => element.contains(document.elementFromPoint(x, y));
      const hidden = [...main.querySelectorAll('button, a')].filter((element) => {
        element.scrollIntoView({ block: 'center' });
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return ![left + 12, right - 12].every((x) => [top + 6, bottom - 6].every((y) => inside(element, x, y)));
      });
      scrollTo(0, document.documentElement.scrollHeight);
      const last = [...main.querySelectorAll('button, a, p, h2')].filter(
        (element) => element.getBoundingClientRect().bottom > strip.top,
      );
      return [...hidden, ...last].map((element) => element.textContent);
    });
    expect(covered).toEqual([]);
    // The offered task's own button is out of view now (HOME-19).
    const offer = page.locator('[data-float]').getByText(t('task.checkin_title'));
    await offer.waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await offer.waitFor({ state: 'detached' });

    await close.click();
    expect(await close.count()).toBe(0);

    await page.getByRole('button', { name: t('a11y.income_tips') }).click();
    await page.getByRole('heading', { level: 1, name: t('title.tips') }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: t('a11y.open_channel', { service: messagingServices.T.name }) }).waitFor();
    expect(await close.count()).toBe(0);
    expect([...complaints, ...(await violations(page))]).toEqual([]);
    await context.close();
  },
);

describe.each([320, 412])('at %i px a guest', (width) => {
  it.each(localeCodes)(
    '%s: sees how it works in three pictures, and nothing moves when they come (HOME-24)',
    async (locale) => {
      const t = textsIn(locale);
      const { page, context, complaints } = await openApp(chrome, {
        locale,
        width,
        font: 'system',
        before: watchShifts,
      });
      const logIn = page.getByRole('button', { name: t('login.bar_button'), exact: true });
      const withdraw = page.getByRole('button', { name: t('home.withdraw'), exact: true });
      const before = [await logIn.boundingBox(), await withdraw.boundingBox()];
      const steps = page.getByRole('list', { name: t('home.steps_title') });
      await steps.waitFor();
      expect(await steps.getByRole('listitem').count()).toBe(3);
      await page.getByRole('button', { name: t('a11y.close_ad') }).waitFor();
      expect([await logIn.boundingBox(), await withdraw.boundingBox()]).toEqual(before);
      expect(await logIn.count()).toBe(1);
      expect(await shiftsOf(page)).toEqual([]);
      expect([...complaints, ...(await violations(page))]).toEqual([]);
      await context.close();
    },
  );
});
