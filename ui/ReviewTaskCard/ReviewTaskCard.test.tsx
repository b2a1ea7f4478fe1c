import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { ReviewTaskCard, type ReviewTaskCardProps } from './ReviewTaskCard';

const props: ReviewTaskCardProps = {
  title: 'Review task',
  state: 'assigned',
  status: 'Ready to start',
  action: 'Upload screenshot',
  onAction: () => undefined,
};

describe('ReviewTaskCard', () => {
  testCommonProps(ReviewTaskCard, { ...props, status: 'Being checked' }, [{ state: 'rated' }, { status: undefined }]);

  it.each(['unassigned', 'assigned', 'rated', 'rewarded', 'retry', 'closed', 'passed'] as const)(
    'a review task card says in words that it is %s (REVIEW-1)',
    (state) => {
      render(<ReviewTaskCard {...props} state={state} status="Its state" />);
      expect(screen.getByRole('region', { name: 'Review task' }).textContent).toContain('Its state');
    },
  );

  it('a review task card says why a review was not accepted, and takes another screenshot (REVIEW-2)', () => {
    const send = vi.fn();
    render(
      <ReviewTaskCard {...props} state="retry" reason="Not accepted: the screenshot is not correct." onAction={send} />,
    );
    screen.getByText('Not accepted: the screenshot is not correct.');
    fireEvent.click(screen.getByRole('button', { name: 'Upload screenshot' }));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('a review task card offers another way to go on, but not while a step is under way', () => {
    const again = vi.fn();
    const { rerender } = render(<ReviewTaskCard {...props} second={{ label: 'Go to the store', onPress: again }} />);
    fireEvent.click(screen.getByRole('button', { name: 'Go to the store' }));
    expect(again).toHaveBeenCalledTimes(1);
    rerender(<ReviewTaskCard {...props} actionState="busy" second={{ label: 'Go to the store', onPress: again }} />);
    fireEvent.click(screen.getByRole('button', { name: 'Go to the store' }));
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('a review task card offers no button where there is nothing to do, and none twice while it sends', () => {
    const send = vi.fn();
    const { rerender } = render(<ReviewTaskCard {...props} state="rated" action={undefined} />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<ReviewTaskCard {...props} actionState="busy" onAction={send} />);
    fireEvent.click(screen.getByRole('button'));
    expect(send).not.toHaveBeenCalled();
  });
});
