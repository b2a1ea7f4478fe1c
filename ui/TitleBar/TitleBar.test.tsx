import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { TitleBar } from './TitleBar';

describe('TitleBar', () => {
  testCommonProps(TitleBar, { title: 'Withdraw' });

  it('a title bar is the heading of the page, with the way back before it and the rest after it', () => {
    render(<TitleBar title="Withdraw" start={<button>Back</button>} end={<button>Help</button>} />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Withdraw' });
    const [back, help] = screen.getAllByRole('button');
    expect(back?.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(help?.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });
});
