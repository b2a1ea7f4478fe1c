import type { Browser } from 'playwright';
import { localeCodes } from '@tally/locales/tags';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messagingServices } from '../platform/messaging.config';
import { launch, openApp, places, violations, textsIn } from './browser';
import { newPerson } from './demo';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());

it.each(localeCodes)(
  '%s: what comes late on home stands in its places, covers no button of a task, and can be put away',
  async (locale) => {
    const t = textsIn(locale);
    const person = await newPerson(places[locale].market);
    const { page, context, complaints } = await openApp(chrome, {
      locale,
      width: 320,
      token: person.token,
      font: 'system',
    });
    const channel = page.getByRole('button', { name: t('a11y.open_channel', { service: messagingServices.W.name }) });
    await channel.waitFor();
    await page.getByRole('button', { name: t('float.checkin'), exact: true }).waitFor();
    const close = page.getByRole('button', { name: t('a11y.close_ad') });
    await close.waitFor();
    await page.getByRole('region').first().waitFor();

    // The promo box is no wider than the part of a ticket before its stub: it lies over no button of a card.
    const box = await page.getByRole('group').filter({ has: close }).boundingBox();
    const stub = await page
      .getByRole('button', { name: `${t('task.checkin_button')} ${t('task.checkin_title')}` })
      .boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(stub?.x ?? 0);

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
