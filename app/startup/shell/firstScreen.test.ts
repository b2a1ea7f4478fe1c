import { expect, it, onTestFinished } from 'vitest';
import { firstFrameStyle, holdLowerPart } from './firstScreen';
import { renderShell } from './shell';

const shownTaps = () =>
  [...document.querySelectorAll('[data-tap]')]
    .filter((node) => {
      for (let each: Element | null = node; each; each = each.parentElement)
        if (getComputedStyle(each).display === 'none') return false;
      return true;
    })
    .map((node) => node.getAttribute('data-tap'));

it('the first frame has the money and three tasks, the next one all of home', () => {
  const style = document.createElement('style');
  style.textContent = firstFrameStyle;
  document.head.append(style);
  onTestFinished(() => style.remove());
  document.body.innerHTML = renderShell().html;
  const all = shownTaps();
  const show = holdLowerPart(document.documentElement);
  const first = shownTaps();
  expect(first).toEqual(
    expect.arrayContaining(['close', 'income', 'withdraw', 'team', 'task:checkin', 'task:videoad']),
  );
  expect(first.filter((tap) => tap?.startsWith('task:'))).toHaveLength(3);
  expect(first).not.toContain('rules');
  show();
  expect(shownTaps()).toEqual(all);
  expect(all).toEqual(expect.arrayContaining(['task:words', 'task:quiz', 'invite', 'copy', 'rules']));
});
