import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { preferReducedMotion } from '../testing/reducedMotion';
import { useFadeOnChange } from './useFadeOnChange';

function Amount({ value, there = true }: { value: number | undefined; there?: boolean }) {
  const node = useFadeOnChange<HTMLSpanElement>(value);
  return there && <span ref={node}>{String(value)}</span>;
}

/** Renders an amount; `fades` are the elements that have faded in. */
function show(value: number | undefined, there?: boolean) {
  preferReducedMotion();
  const animate = vi.spyOn(Element.prototype, 'animate');
  const { rerender } = render(<Amount value={value} there={there} />);
  const become = (next: number | undefined) => rerender(<Amount value={next} />);
  return { become, fades: () => animate.mock.contexts.map((node) => (node as Element).textContent), animate };
}

it('an amount that has changed fades in within 120 ms under reduced motion; the first one does not', () => {
  const { become, fades, animate } = show(1);
  become(1);
  expect(fades()).toEqual([]);
  become(2);
  expect(fades()).toEqual(['2']);
  expect(animate).toHaveBeenCalledWith({ opacity: [0, 1] }, 120);
});

it('an amount that was not told is no change the next time', () => {
  const { become, fades } = show(NaN);
  become(NaN);
  expect(fades()).toEqual([]);
});

it('an element that has just appeared does not fade in, whatever it shows', () => {
  const { become, fades } = show(0, false);
  become(2);
  expect(fades()).toEqual([]);
});

it('an amount that has changed does not fade in where motion is not reduced', () => {
  const { become, fades } = show(1);
  vi.unstubAllGlobals();
  become(2);
  expect(fades()).toEqual([]);
});
