import { expect, it } from 'vitest';
import { allDialogs } from '../testing/allOverlays';
import { launch, openApp } from './browser';
import { newPerson } from './demo';
import { countOnPage, memoryOf, openDialogs, openEnds } from './pageCounters';

/** Warm-up rounds: they load what stays in memory for good, i.e. code and texts. */
const firstRounds = 5;
const rounds = 20;
/** Parameters for all dialogs; each dialog uses its own. */
const parameters = {
  task: 'lottery',
  info: 'UNDER REVIEW',
  opensAt: '12:00',
  cash: 'Rp 1.500',
  app: 'Harvest Hero',
  for: 'withdraw',
  name: 'Sari',
  outside: true,
  home: true,
  missing: 'Rp 1.500',
  amount: 'Rp 1.500',
  from: '08:00',
  type: 'DANA',
  no: '0812••••789',
  arrives: '3d',
  summary: '20.000 · 1 h',
};

it('every dialog opened and closed twenty times leaves no memory, elements, listeners, timers or subscriptions', async () => {
  const chrome = await launch();
  const { token } = await newPerson('id');
  const { page, context } = await openApp(chrome, {
    token,
    font: 'system',
    before: (opened) => opened.addInitScript(countOnPage),
  });
  // The router is loaded together with home's late part.
  await page.locator('[data-float]').waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  const go = async (count: number) => {
    for (let round = 0; round < count; round += 1) await openDialogs(page, Object.keys(allDialogs), parameters);
    return { ...(await memoryOf(page, cdp)), ...(await openEnds(page)) };
  };
  const before = await go(firstRounds);
  const after = await go(rounds);
  const both = JSON.stringify({ before, after });
  for (const what of ['heap', 'nodes', 'listeners'] as const)
    expect(after[what] / before[what], `${what}: ${both}`).toBeLessThan(1.05);
  expect(after.subscriptions, both).toBe(before.subscriptions);
  // Home has timers of its own; a dialog that left one would leave one in each round.
  expect(after.timers - before.timers, both).toBeLessThan(rounds);
  await chrome.close();
}, 600_000);
