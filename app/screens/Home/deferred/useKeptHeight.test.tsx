import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useKeptHeight } from './useKeptHeight';

function Card({ loading }: { loading: boolean }) {
  const card = useRef<HTMLDivElement>(null);
  useKeptHeight(card, loading);
  return <div data-testid="card" ref={card} />;
}

/** A card that is 240 px high and lies `top` px below the upper edge of the screen. */
function load(top: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 240));
  const { rerender } = render(<Card loading />);
  rerender(<Card loading={false} />);
  return screen.getByTestId('card').style;
}

it('what was loaded takes no less height than its place, until the page is scrolled (HOME-8)', () => {
  const style = load(100);
  expect(style.minHeight).toBe('240px');
  fireEvent.scroll(document);
  expect(style.minHeight).toBe('');
});

it('below the screen there is no finger that it could disturb', () => {
  expect(load(innerHeight).minHeight).toBe('');
});
