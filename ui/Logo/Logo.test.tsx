import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { Logo } from './Logo';

describe('Logo', () => {
  testCommonProps(Logo, { name: 'Tally' }, [{ form: 'mark' }, { ground: 'hero', size: 'large' }]);

  it('a logo is the ticket with its face and the word, one picture to those who hear it (PRODUCT-5)', () => {
    const { container, rerender } = render(<Logo name="Tally" />);
    screen.getByRole('img', { name: 'Tally' });
    expect(container.textContent).toBe('Tally');
    rerender(<Logo name="Tally" form="mark" />);
    screen.getByRole('img', { name: 'Tally' });
    expect(container.textContent).toBe('');
  });

  it.each([
    ['small', '24'],
    ['normal', '32'],
    ['large', '56'],
  ] as const)('a %s logo has a mark of %s px, on a tile unless it stands on the red head', (size, height) => {
    const { container, rerender } = render(<Logo name="Tally" size={size} />);
    expect(container.querySelector('svg')?.getAttribute('height')).toBe(height);
    expect(container.querySelector('svg > rect')).toBeTruthy();
    rerender(<Logo name="Tally" size={size} ground="hero" />);
    expect(container.querySelector('svg')?.getAttribute('height')).toBe(height);
    expect(container.querySelector('svg > rect')).toBeNull();
  });
});
