import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { WeekStamps, type WeekStampsProps } from './WeekStamps';

const props: WeekStampsProps = {
  days: [true, false, true, false, false, false, false],
  label: '2 days this week',
};

describe('WeekStamps', () => {
  testCommonProps(WeekStamps, props);

  it('a week has seven stubs, of which those with a check-in are stamped, and says how many (DAY-5)', () => {
    const { container } = render(<WeekStamps {...props} />);
    const states = [...container.querySelectorAll('i')].map((stub) => stub.dataset['state']);
    expect(states).toEqual(['stamped', 'open', 'stamped', 'open', 'open', 'open', 'open']);
    expect(screen.getByText('2 days this week').closest('[aria-hidden]')).toBeNull();
  });
});
