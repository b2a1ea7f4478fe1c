import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { Field, type Wiring } from './Field';

const input = (wiring: Wiring) => <input {...wiring} />;

describe('Field', () => {
  testCommonProps(Field, { label: 'Account number', children: input, hint: 'As in your e-wallet' }, [
    { error: 'Invalid Account Number' },
    { hint: undefined },
  ]);

  it('a field ties label and hint to the input', () => {
    render(
      <Field label="Account number" hint="The phone number of your account">
        {input}
      </Field>,
    );
    const field = screen.getByRole('textbox', {
      name: 'Account number',
      description: 'The phone number of your account',
    });
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('a field puts an error in place of the hint, reads it out and marks the input', () => {
    const { rerender } = render(
      <Field label="Account number" hint="Hint">
        {input}
      </Field>,
    );
    const live = screen.getByText('Hint').parentElement;
    rerender(
      <Field label="Account number" hint="Hint" error="Use numbers only">
        {input}
      </Field>,
    );
    expect(screen.queryByText('Hint')).toBeNull();
    expect(screen.getByText('Use numbers only').parentElement).toBe(live);
    expect(live?.getAttribute('aria-live')).toBe('polite');
    expect(screen.getByRole('textbox', { description: 'Use numbers only' }).getAttribute('aria-invalid')).toBe('true');
  });

  it('a field shows how much of the room is used', () => {
    render(
      <Field label="Message" counter="120/200">
        {input}
      </Field>,
    );
    screen.getByText('120/200');
  });
});
