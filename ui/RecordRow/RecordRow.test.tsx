import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { RecordRow } from './RecordRow';

describe('RecordRow', () => {
  testCommonProps(RecordRow, { title: 'Check-in', amount: '+1.000', sign: 'plus' });

  it.each(['plus', 'minus', 'none'] as const)('a record row shows what for, when, how much (%s) (INCOME-6)', (sign) => {
    render(<RecordRow title="Check-in" text="05/03 20:07" amount="1.000" sign={sign} />);
    expect(screen.getByRole('listitem').textContent).toBe('Check-in05/03 20:071.000');
    expect(screen.getByText('1.000').getAttribute('data-sign')).toBe(sign);
  });
});
