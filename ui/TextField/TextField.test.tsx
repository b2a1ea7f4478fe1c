import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { createRef } from 'react';
import { TextField } from './TextField';

describe('TextField', () => {
  testCommonProps(TextField, { label: 'Account number', value: '', onValue: () => undefined });

  it('a text field hands out what is typed', () => {
    const type = vi.fn();
    render(<TextField label="Account number" value="08" onValue={type} />);
    fireEvent.change(screen.getByRole('textbox', { name: 'Account number' }), { target: { value: '081' } });
    expect(type.mock.calls).toEqual([['081']]);
  });

  it('a text field lets the input be focused when it is wrong', () => {
    const field = createRef<HTMLInputElement>();
    render(
      <TextField
        label="Account number"
        value=""
        onValue={() => undefined}
        error="Too few digits"
        input={{ ref: field, maxLength: 20 }}
      />,
    );
    field.current?.focus();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { description: 'Too few digits' }));
    expect(field.current?.maxLength).toBe(20);
  });
});
