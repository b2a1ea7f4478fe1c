import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { AccountRow } from './AccountRow';

describe('AccountRow', () => {
  testCommonProps(AccountRow, { type: 'DANA', accountNo: '081234560789', state: 'valid', status: 'Valid' });

  it.each([
    ['submitted', 'Submitted', 'paying'],
    ['valid', 'Valid', 'paid'],
    ['retry', 'Please check again', 'failed'],
    ['invalid', 'Invalid', 'failed'],
  ] as const)('an account row says of a %s account "%s"', (state, status, kind) => {
    render(<AccountRow type="DANA" accountNo="081234560789" state={state} status={status} />);
    expect(screen.getByText(status).getAttribute('data-kind')).toBe(kind);
  });

  it('an account row says what the number is, where it knows', () => {
    render(<AccountRow type="Pix" accountNo="12345678909" kind="CPF" state="valid" status="Valid" />);
    screen.getByText('CPF · 12••••09');
  });

  it('an account row never shows the whole number (ACCOUNT-18)', () => {
    const { container } = render(<AccountRow type="DANA" accountNo="081234560789" state="valid" status="Valid" />);
    screen.getByText('08••••89');
    expect(container.innerHTML).not.toContain('081234560789');
  });
});
