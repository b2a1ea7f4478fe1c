import { afterEach, describe, expect, it } from 'vitest';
import { rewardPlacement, surroundings, type Area } from './rewardPlacement';

/** The toast on a screen 320 px wide, beside the tickets' stubs. */
const toast = { left: 12, right: 204, height: 80 };
/** A row that is as wide as the page. */
const row = (top: number, bottom: number): Area => ({ left: 16, right: 304, top, bottom });
const placed = (
  given: { paidBy?: Area; clear?: readonly Area[]; rather?: readonly Area[] },
  room = 700,
  height = toast.height,
) => rewardPlacement({ ...toast, height }, room, { paidBy: undefined, clear: [], rather: [], ...given });

describe('a reward stands over the row that paid, and covers neither balance, next task nor a button (EARN-1)', () => {
  it.each([
    ['without a row: in the lower third', {}, 466],
    ['over its row', { paidBy: row(420, 480) }, 410],
    ['the button of its row is beside it', { paidBy: row(420, 480), clear: [{ ...row(430, 470), left: 208 }] }, 410],
    ['the next task directly below: it touches none of it', { paidBy: row(420, 480), clear: [row(492, 568)] }, 410],
    ['a next task that is too near: just above that', { paidBy: row(420, 480), clear: [row(486, 562)] }, 402],
    ['its row is the next task: over what is torn above it', { paidBy: row(492, 568), clear: [row(492, 568)] }, 408],
    [
      'rather over nothing that can still be done',
      { paidBy: row(492, 568), clear: [row(492, 568)], rather: [row(404, 480), row(580, 656)] },
      320,
    ],
    [
      'over such a task where there is no other room',
      { paidBy: row(300, 376), clear: [row(0, 290), row(300, 376)], rather: [row(388, 700)] },
      380,
    ],
    ['its row is out of view: as near to it as the screen goes', { paidBy: row(-200, -140) }, 4],
  ])('%s', (_, given, at) => {
    expect(placed(given)).toBe(at);
  });

  it('a reward covers as little as possible where there is no room at all, as in the largest text', () => {
    expect(placed({ paidBy: row(200, 260), clear: [row(0, 590), row(660, 700)] })).toBe(576);
  });
});

describe('what a reward looks at on the page', () => {
  afterEach(() => document.body.replaceChildren());
  it('what a reward must not cover is what can be pressed, the balance and the next task; other open tasks and stamps come after', () => {
    document.body.innerHTML = `<div data-tap="income"><button>a</button></div>
      <div data-tap="task:checkin" data-state="finished"><button>stamp</button></div>
      <div data-tap="task:lottery" data-state="ready" data-next="true"></div>
      <div data-tap="task:quiz" data-state="ready"></div>`;
    const { paidBy, clear, rather } = surroundings(document, '[data-tap="task:checkin"]');
    expect([paidBy !== undefined, clear.length, rather.length]).toEqual([true, 3, 3]);
    expect(surroundings(document, undefined).paidBy).toBeUndefined();
  });
});
