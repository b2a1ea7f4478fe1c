import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { ReplyBlock } from './ReplyBlock';

describe('ReplyBlock', () => {
  testCommonProps(ReplyBlock, {
    title: 'Our reply',
    issueLabel: 'Your message',
    issue: 'Money not received',
    reply: 'It is on its way.',
    time: 'Replied 05/03 20:07',
  });

  it('a reply block shows the answer with what it answers and when it came (FEEDBACK-1)', () => {
    render(
      <ReplyBlock
        title="Our reply"
        issueLabel="Your message"
        issue="Money not received"
        reply="It is on its way."
        time="Replied 05/03 20:07"
      />,
    );
    expect(screen.getByRole('region', { name: 'Our reply' }).textContent).toBe(
      'Our replyYour messageMoney not receivedIt is on its way.Replied 05/03 20:07',
    );
    expect(screen.getByRole('blockquote').textContent).toContain('Money not received');
  });
});
