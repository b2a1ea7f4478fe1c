import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { DayDoneTicket, type DayDoneTicketProps } from './DayDoneTicket';

const props: DayDoneTicketProps = {
  title: 'All done for today!',
  text: 'New tasks at 00:00',
  pictures: [
    { picture: <svg />, done: true },
    { picture: <svg />, done: false },
  ],
  more: 'See the 2 tasks',
  less: 'Hide tasks',
  children: <p>Quiz</p>,
};

describe('DayDoneTicket', () => {
  testCommonProps(DayDoneTicket, props);

  it('a day done ticket says when the next chance opens', () => {
    render(<DayDoneTicket {...props} />);
    expect(screen.getByRole('region', { name: 'All done for today!' }).textContent).toContain('New tasks at 00:00');
  });

  it('a day done ticket checks what is done, and not what opens later', () => {
    const { container } = render(<DayDoneTicket {...props} />);
    expect(container.querySelectorAll('[data-check]')).toHaveLength(1);
  });

  it('a day done ticket shows the tasks when asked, and puts them away again', async () => {
    render(<DayDoneTicket {...props} />);
    const more = screen.getByRole('button', { name: 'See the 2 tasks', expanded: false });
    expect(screen.queryByText('Quiz')).toBeNull();
    await userEvent.click(more);
    expect(screen.getByText('Quiz')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Hide tasks', expanded: true }));
    expect(screen.queryByText('Quiz')).toBeNull();
  });
});
