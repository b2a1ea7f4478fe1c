import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { ChoiceButtons, type ChoiceButtonsProps } from './ChoiceButtons';

describe('ChoiceButtons', () => {
  testCommonProps<ChoiceButtonsProps<number>>(ChoiceButtons, {
    label: 'What is it about?',
    choices: [{ value: 1, label: 'Bug' }],
    value: undefined,
    onPick: () => undefined,
  });

  it('a group of choices shows its question, and says it once', () => {
    render(
      <ChoiceButtons
        label="What is it about?"
        choices={[{ value: 1, label: 'Bug' }]}
        value={undefined}
        onPick={() => undefined}
      />,
    );
    expect(screen.getByText('What is it about?')).toBeTruthy();
    screen.getByRole('radiogroup', { name: 'What is it about?' });
  });

  it('a group of choices picks a type by its number', () => {
    const pick = vi.fn();
    render(
      <ChoiceButtons
        label="What is it about?"
        choices={[
          { value: 1, label: 'Not received' },
          { value: 2, label: 'Bug' },
        ]}
        value={undefined}
        onPick={pick}
      />,
    );
    fireEvent.click(screen.getByRole('radio', { name: 'Bug' }));
    expect(pick.mock.calls).toEqual([[2]]);
  });
});
