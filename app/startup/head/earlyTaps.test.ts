import { afterEach, beforeEach, expect, it } from 'vitest';
import { collectEarlyTaps, type EarlyTaps } from './earlyTaps';

let taps: EarlyTaps;

beforeEach(() => {
  document.body.innerHTML =
    '<article data-tap="task:checkin"><p>Check in</p><button>Go</button></article>' +
    '<div data-tap="income"><button>Coins</button><button data-tap="withdraw">Withdraw</button></div>' +
    '<a data-tap="rules" href="/tips/rules">Rules</a><button>Not ours</button>';
  taps = collectEarlyTaps(document);
});

afterEach(() => void taps.end());

const node = (label: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('button, a, p')].find(
    (element) => element.textContent === label,
  );
  if (!found) throw new Error(`There is no ${label}.`);
  return found;
};
const busy = () => [...document.querySelectorAll('[aria-busy][data-pressed]')].map((element) => element.textContent);

it('a pressed button is busy at once, and its tap is kept once, in order', () => {
  for (const label of ['Withdraw', 'Go', 'Withdraw', 'Not ours', 'Check in']) node(label).click();
  expect(busy()).toEqual(['Go', 'Withdraw']);
  expect(taps.end()).toEqual(['withdraw', 'task:checkin']);
});

it('a link does not leave the page', () => {
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  node('Rules').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  expect(taps.end()).toEqual(['rules']);
});

it("a task's mark goes over to its card, any other stays until its tap was dealt with", () => {
  node('Go').click();
  node('Withdraw').click();
  taps.end();
  expect(busy()).toEqual(['Withdraw']);
  taps.release('withdraw');
  expect(busy()).toEqual([]);
});

it('once home handles taps itself, the page head neither keeps nor marks them', () => {
  taps.end();
  node('Coins').click();
  expect(busy()).toEqual([]);
  expect(taps.kept).toEqual([]);
});

it('a tap that is taken out before home answers taps itself counts once until it is handled, and then again', () => {
  node('Go').click();
  expect(taps.kept.splice(0)).toEqual(['task:checkin']);
  node('Go').click();
  expect(taps.kept).toEqual([]);
  expect(busy()).toEqual(['Go']);
  taps.release('task:checkin');
  expect(busy()).toEqual([]);
  node('Go').click();
  expect(taps.end()).toEqual(['task:checkin']);
});

it('the page head does not clear a busy mark that a component has set', () => {
  node('Coins').setAttribute('aria-busy', 'true');
  node('Coins').click();
  taps.release('income');
  expect(node('Coins').getAttribute('aria-busy')).toBe('true');
});

it('React does not receive a tap that the page head keeps, and receives all others', () => {
  const received: string[] = [];
  document.body.addEventListener('click', ({ target }) => void received.push((target as Element).textContent));
  node('Go').click();
  node('Not ours').click();
  taps.end();
  node('Coins').click();
  expect(received).toEqual(['Not ours', 'Coins']);
});
