import { expect, it } from 'vitest';
import { whenSeen } from './whenSeen';

/** A document that the phone app has prepared, and shows when it is told to. */
function prerendered() {
  const page = Object.assign(new EventTarget(), { prerendering: true });
  const show = () => {
    page.prerendering = false;
    page.dispatchEvent(new Event('prerenderingchange'));
  };
  return { page, show };
}

it('a prerendered page does nothing before it is seen, and then once (ENTRY-23)', () => {
  const { page, show } = prerendered();
  const acts: unknown[] = [];
  whenSeen(page, (waited) => acts.push(['calls', waited]));
  whenSeen(page, (waited) => acts.push(['app', waited]));
  expect(acts).toEqual([]);
  show();
  show();
  expect(acts).toEqual([
    ['calls', true],
    ['app', true],
  ]);
});

it.each([
  ['that was shown before the script arrived', Object.assign(new EventTarget(), { prerendering: false })],
  ['of a web view that prerenders nothing', new EventTarget()],
])('a page %s acts at once (ENTRY-23)', (_, page) => {
  const acts: boolean[] = [];
  whenSeen(page, (waited) => acts.push(waited));
  page.dispatchEvent(new Event('prerenderingchange'));
  expect(acts).toEqual([false]);
});
