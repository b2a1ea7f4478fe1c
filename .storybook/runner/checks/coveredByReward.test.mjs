import { expect, test } from 'vitest';
import { findCoveredByReward } from './coveredByReward';
import { madeUpPages } from '../testPage.mjs';

const onPage = madeUpPages('body{margin:0}body *{position:absolute;width:100px;height:40px;left:0;top:0}');
const toast = '<div data-kind="reward"><div style="top:100px"></div></div>';
const found = (body, isLarge = false) => onPage(body, (page) => page.evaluate(findCoveredByReward, isLarge));

test.each([
  ['a button', '<button style="top:130px">Draw</button>', 'covers <button> "Draw"'],
  ['the balance', '<div data-tap="income" style="top:70px">Rp 12.400</div>', 'covers <div> "Rp 12.400"'],
  ['the next task', '<div data-next="true" style="top:100px">Lucky draw</div>', 'covers <div> "Lucky draw"'],
])('the check of a reward finds that its toast covers %s (EARN-1)', async (_, body, message) => {
  expect((await found(toast + body)).join('\n')).toContain(message);
});

test('the check of a reward lets its toast cover a stamp in large text alone (EARN-1)', async () => {
  const stamp = `${toast}<div data-state="finished"><button style="top:100px">Done</button></div>`;
  expect([await found(stamp, true), (await found(stamp)).length]).toEqual([[], 1]);
});

test.each([
  ['there is no toast', '<button style="top:100px">Draw</button>'],
  ['a button is beside it', `${toast}<button style="top:100px;left:100px">Draw</button>`],
  ['a button is directly below it', `${toast}<button style="top:140px">Draw</button>`],
  ['it covers a torn row', `${toast}<div data-state="finished" style="top:100px">Check-in</div>`],
])('the check of a reward finds nothing where %s (EARN-1)', async (_, body) => {
  expect(await found(body)).toEqual([]);
});
