// Rooms: app/overlays, app/screens/Account, app/screens/Deletion, app/screens/Feedback, ui, tokens
import { accountNoDigits } from '@tally/contract/limits/account';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountNoLabel } from '../../testing/pages/accountNoLabel';
import { launch, openApp, textsIn } from '../browser';
import { newPerson } from '../demo';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());

const t = textsIn('en');
const toast = (page: Page) => page.locator('[data-kind][data-place] > *');

/** Waits until all animations of this element have ended. */
const still = (shown: Locator) =>
  shown.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));

/** Checks that a toast, once it stands still, covers none of these elements. */
async function coversNone(page: Page, message: string, ...clear: Locator[]): Promise<void> {
  const shown = toast(page).filter({ hasText: message });
  await shown.waitFor();
  await still(shown);
  // The page may still be scrolling to the field.
  for (const one of clear)
    await expect
      .poll(async () => {
        const box = await shown.boundingBox();
        const other = await one.boundingBox();
        const isClear = box && other && (box.y + box.height <= other.y || box.y >= other.y + other.height);
        return isClear || `${JSON.stringify(box)} covers ${JSON.stringify(other)}`;
      })
      .toBe(true);
}

/** A phone without and with an open keyboard, which takes the lower half of the screen. */
describe.each([
  [360, 740],
  [320, 400],
])('toasts at %i x %i', (width, height) => {
  async function open(path: string) {
    const { token } = await newPerson('id');
    const opened = await openApp(chrome, { token, path, width });
    await opened.page.setViewportSize({ width, height });
    return opened;
  }

  it('a toast does not cover the second, destructive tap of the deletion form', async () => {
    const { page, context } = await open('/dataclear/tally');
    await page.getByLabel(t('deletion.email_label')).fill('somebody.there@gmail.com');
    await page.getByRole('button', { name: t('deletion.submit') }).click();
    await coversNone(
      page,
      t('deletion.confirm_again'),
      page.getByRole('button', { name: t('deletion.confirm_button') }),
    );
    await context.close();
  });

  it('a toast does not cover the field of the deletion form, what is wrong with it, and its button', async () => {
    const { page, context } = await open('/dataclear/tally');
    const field = page.getByLabel(t('deletion.email_label'));
    await field.fill('short');
    await page.getByRole('button', { name: t('deletion.submit') }).click();
    await coversNone(page, t('deletion.error_short'), field, page.getByText(t('deletion.need_mail')));
    await context.close();
  });

  it('a toast does not cover what a field of feedback says', async () => {
    const { page, context } = await open('/feedback');
    await page.getByRole('radio', { name: t('feedback.type_3') }).press('Space');
    const field = page.getByLabel(t('feedback.content_label'));
    await field.fill('too few');
    await page.getByRole('button', { name: t('feedback.submit') }).click();
    await coversNone(
      page,
      t('feedback.cs_no_content', { min: 10 }),
      field,
      page.locator(`[id="${(await field.getAttribute('aria-describedby')) ?? ''}"]`),
    );
    await context.close();
  });

  it('a toast does not cover the field of the account form', async () => {
    const { page, context } = await open('/account');
    const field = page.getByLabel(accountNoLabel(t, 'id'));
    await field.fill('12');
    await page.getByRole('button', { name: t('account.submit') }).click();
    await coversNone(
      page,
      t('account.no_too_short', { digits: accountNoDigits.id }),
      field,
      page.locator(`[id="${(await field.getAttribute('aria-describedby')) ?? ''}"]`),
    );
    await context.close();
  });
});

it.each([320, 412])(
  'at %i px a reward covers no button, neither the balance nor the next task (EARN-1)',
  async (width) => {
    const { token } = await newPerson('id');
    const { page, context } = await openApp(chrome, { token, width });
    await page.locator('[data-float]').waitFor();
    const task = page.getByRole('article', { name: t('task.checkin_title') });
    await task.getByRole('button').click();
    const reward = page.locator('[data-kind=reward] > *');
    await reward.waitFor();
    await still(reward);
    const covered = () =>
      reward.evaluate((node) => {
        const toast = node.getBoundingClientRect();
        return [...document.querySelectorAll('a, button, [data-tap=income], [data-next]')]
          .filter((one) => {
            const { left, right, top, bottom, width } = one.getBoundingClientRect();
            return width > 0 && left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
          })
          .map(({ textContent }) => textContent);
      });
    await expect.poll(covered).toEqual([]);
    await context.close();
  },
);
