import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { Steps, type StepItem } from './Steps';

const items: StepItem[] = [
  { state: 'done', name: 'Requested', text: '18/11 11:42', label: 'Step 1 of 3: Requested' },
  { state: 'now', name: 'Sending', label: 'Step 2 of 3: Sending' },
  { state: 'next', name: 'Arrived', label: 'Step 3 of 3: Arrived' },
];

describe('Steps', () => {
  testCommonProps(Steps, { direction: 'down', items });

  it('a row of steps says which step of how many each is, and which one it is at', () => {
    render(<Steps direction="across" items={items} />);
    const steps = screen.getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    screen.getByText('Step 2 of 3: Sending');
  });

  it('a day and its hour read as one, with the dot that a narrow column does not draw', () => {
    const text = 'By 18\u00a0Nov\u00a0· 18.30\u00a0WIB';
    const { container } = render(
      <Steps direction="across" items={[{ state: 'next', name: 'Paid', text, label: 'Step 1 of 1: Paid' }]} />,
    );
    expect(container.textContent).toContain(text);
  });

  it('a row of steps numbers only what is still to come', () => {
    const { container } = render(<Steps direction="down" items={items} />);
    const marks = [...container.querySelectorAll('li > span')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['', '', '3']);
  });
});
