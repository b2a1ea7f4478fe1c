import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { RowList } from './RowList';

describe('RowList', () => {
  testCommonProps(RowList, { children: <li>One</li> });

  it('a row list is a list with its name', () => {
    render(<RowList aria-label="Coin records" />);
    screen.getByRole('list', { name: 'Coin records' });
    expect(screen.getAllByRole('list')).toHaveLength(1);
  });
});
