import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { RadioGroup, type RadioGroupProps } from './RadioGroup';

const options: RadioGroupProps<string>['options'] = [
  { value: 'a', content: 'First' },
  { value: 'b', content: 'Second' },
  { value: 'c', content: 'Third', disabled: true },
];

describe('RadioGroup', () => {
  testCommonProps<RadioGroupProps<string>>(RadioGroup, {
    label: 'Choose',
    options,
    value: undefined,
    onPick: () => undefined,
  });

  it('a radio group is a named group in which the chosen one is checked', () => {
    render(<RadioGroup label="Choose" options={options} value="b" onPick={() => undefined} />);
    screen.getByRole('radiogroup', { name: 'Choose' });
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, true, false]);
  });

  it('a radio group keeps its name where a title above it asks the same', () => {
    const { rerender } = render(<RadioGroup label="Choose" options={options} value="b" onPick={() => undefined} />);
    expect(screen.queryByText('Choose')).toBeNull();
    rerender(<RadioGroup label="Choose" labelled="seen" options={options} value="b" onPick={() => undefined} />);
    expect(screen.getByText('Choose')).toBeTruthy();
  });

  it('a radio group tells which one was picked', () => {
    const pick = vi.fn();
    render(<RadioGroup label="Choose" options={options} value="b" onPick={pick} />);
    fireEvent.click(screen.getByRole('radio', { name: 'First' }));
    expect(pick.mock.calls).toEqual([['a']]);
  });

  it('a radio group does not let a disabled one be picked', async () => {
    const pick = vi.fn();
    render(<RadioGroup label="Choose" options={options} value="b" onPick={pick} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Third' }));
    expect(pick).not.toHaveBeenCalled();
  });

  it('two radio groups on one page are kept apart', () => {
    render(
      <>
        <RadioGroup label="One" options={options} value="a" onPick={() => undefined} />
        <RadioGroup label="Two" options={options} value="b" onPick={() => undefined} />
      </>,
    );
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toHaveLength(2);
  });
});
