import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { Row } from './Row';

describe('Row', () => {
  testCommonProps(Row, { title: 'Check-in' });

  it('a row stands in a list as an item of it, and alone as a plain box', () => {
    const { rerender } = render(<Row title="Check-in" />);
    screen.getByRole('listitem');
    rerender(<Row as="div" title="Check-in" />);
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('a row reads in the order picture, words, end, foot', () => {
    const { container } = render(<Row foot="d" end="c" text="b" title="a" lead="0" />);
    expect(container.textContent).toBe('0abcd');
  });
});
