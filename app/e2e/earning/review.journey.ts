// Rooms: app/features/review, app/screens/Home, contract/tasks/review, server/domain/reviews/review,
//   server/http/handlers/review
import { markets } from '@tally/contract/market/codes';
import { reviewStatus, type ReviewTask } from '@tally/contract/tasks/review';
import { formatMoney } from '@tally/locales/format';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, startServer } from '../../../scripts/lib/servers/serverProcess.mjs';
import { launch, marketLanguages, openApp, places, violations, textsIn } from '../browser';
import { actorAt } from '../pageActor';
import { newPerson, operate, readCall } from '../demo';

let chrome: Browser;
/** A server with review tasks switched on in every market. */
let server: Awaited<ReturnType<typeof startServer>>;
let data: string;
beforeAll(async () => {
  chrome = await launch();
  data = mkdtempSync(path.join(tmpdir(), 'tally-review-'));
  const env = { TALLY_DEMO: '1', DATA_DIR: data, REVIEW_TASKS: markets.join() };
  server = await startServer({ port: await freePort(), env });
});
afterAll(async () => {
  await Promise.all([chrome.close(), server.stop()]);
  rmSync(data, { recursive: true, force: true });
});

it.each(marketLanguages)(
  '%s: a review is taken, sent, rejected with its reason, sent again, and paid once it passed (REVIEW-1, REVIEW-2, REVIEW-4, REVIEW-5, REVIEW-6)',
  async (locale) => {
    const { market } = places[locale];
    const t = textsIn(locale);
    const { token } = await newPerson(market, server.url);
    const { page, context, complaints } = await openApp(chrome, { at: `${server.url}/`, locale, token });
    const card = page.getByRole('region', { name: t('reviewtask.title') });
    const press = (label: string) => card.getByRole('button', { name: label, exact: true }).click();
    const task = () => readCall<ReviewTask>('/task/review/', token, server.url);
    const cash = async () => (await readCall<{ cash: number }>('/income/', token, server.url)).cash;

    await press(t('reviewtask.start'));
    await actorAt(page).tap(t('review.go_store'), t('reviewtask.title'));
    await expect.poll(async () => (await task()).status).toBe(reviewStatus.rated);
    await press(t('reviewtask.upload'));
    await actorAt(page).sees(t('reviewtask.uploaded'));
    const { taskRecordId, cashReward, uploaded } = await task();
    expect([uploaded, await cash()]).toEqual([true, 0]);

    await operate('/task/review/process', { taskRecordId, action: 'reject', reason: 4 }, server.url);
    await page.reload();
    await card.getByText(t('reviewtask.reject_4')).waitFor();
    await press(t('reviewtask.upload'));
    await actorAt(page).sees(t('reviewtask.uploaded'));
    await operate('/task/review/process', { taskRecordId, action: 'pass' }, server.url);
    await page.reload();
    await card.getByText(t('reviewtask.status_3', { cash: formatMoney(cashReward, market) })).waitFor();
    expect([(await task()).status, await cash()]).toEqual([reviewStatus.rewarded, cashReward]);
    // A desktop browser reports an error for the store's URL scheme.
    expect(complaints.filter((message) => !message.includes('market://'))).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await context.close();
  },
);
