// Rooms: app/features/lucky, app/features/tasks, app/screens/Home, ui/LuckyTaskRow, ui/FloatBox
import { luckyPlayMinutes } from '@tally/contract/limits/lucky';
import { hourMs, minuteMs } from '@tally/contract/limits/time';
import type { LuckyList } from '@tally/contract/tasks/lucky';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { launch, openApp, textsIn } from '../browser';
import { moveClock, newDay, newPerson, postCall, readCall } from '../demo';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());
beforeEach(newDay);

const t = textsIn('en');

it('cash that can be claimed has the one red button of home, and no draw beside it is red (HOME-27)', async () => {
  const { token } = await newPerson('id');
  await postCall('/task/checkin?action=reward', token);
  const { page, context } = await openApp(chrome, {
    token,
    width: 320,
    scenario: { installed: ['*'], usedBefore: hourMs },
  });
  const card = page.getByRole('region', { name: t('lucky.title') });
  await card.getByRole('button', { name: t('lucky.apply') }).click();
  await expect
    .poll(async () => (await readCall<LuckyList>('/task/lucky', token)).luckytasks[0]?.taskStatus, { timeout: 20_000 })
    .toBe(4);
  await moveClock(luckyPlayMinutes * minuteMs);
  await page.reload();
  await card.getByRole('button', { name: t('lucky.claim') }).waitFor();
  // What floats above home has come.
  await page.locator('[data-float]').waitFor();
  const red = () =>
    page
      .locator('button[data-tone=primary]')
      .filter({ visible: true })
      .evaluateAll((buttons) => buttons.map(({ textContent }) => textContent));
  await expect.poll(red).toEqual([t('lucky.claim')]);
  await context.close();
});
