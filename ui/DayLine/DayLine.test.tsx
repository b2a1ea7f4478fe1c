import { render, screen } from '@testing-library/react';
import { motion, reward } from '@tally/tokens/motion';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { DayLine } from './DayLine';

describe('DayLine', () => {
  testCommonProps(DayLine, { total: 5, done: 2, label: '2 of 5 done' });

  it('a day line turns as many stubs gold as tasks are done, and has one name', () => {
    render(<DayLine total={5} done={2} label="2 of 5 done" />);
    const line = screen.getByRole('img', { name: '2 of 5 done' });
    expect([...line.children].map((stub) => stub.getAttribute('data-state'))).toEqual([
      'done',
      'done',
      'open',
      'open',
      'open',
    ]);
  });

  it('a day line says nothing before the numbers are known (MONEY-9)', () => {
    render(<DayLine total={5} done={0} />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('a day line turns gold within the moment of a reward, and at once otherwise (EARN-5)', () => {
    const { rerender } = render(<DayLine total={5} done={5} label="5 of 5 done" paid />);
    expect(screen.getByRole('img').hasAttribute('data-paid')).toBe(true);
    expect(reward.dayStubAfter + parseInt(motion.base)).toBeLessThanOrEqual(700);
    rerender(<DayLine total={5} done={5} label="5 of 5 done" />);
    expect(screen.getByRole('img').hasAttribute('data-paid')).toBe(false);
  });
});
