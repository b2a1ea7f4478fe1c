import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { LinkBox } from './LinkBox';

describe('LinkBox', () => {
  testCommonProps(LinkBox, {
    label: 'Your invite link',
    link: 'https://tally.example/ref/A1',
    none: '',
    copyLabel: 'Copy',
    onCopy: () => undefined,
  });

  it('a link box shows the code large, and the link without what nobody reads', () => {
    render(
      <LinkBox
        label="Link"
        code="A1"
        link="https://tally.example/ref/A1"
        none=""
        copyLabel="Copy"
        onCopy={() => undefined}
      />,
    );
    screen.getByText('A1');
    screen.getByText('tally.example/ref/A1');
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('a link box breaks a long code in its middle only, and is copied without a gap', () => {
    render(<LinkBox label="Link" code="HBVBH2W22B" link="" none="" copyLabel="Copy" onCopy={() => undefined} />);
    const code = screen.getByText('HBVBH2W22B');
    expect([...code.childNodes].map((node) => node.textContent)).toEqual(['HBVBH', '', '2W22B']);
  });

  it('a link box asks to copy its link', () => {
    const copy = vi.fn();
    render(
      <LinkBox label="Your invite link" link="https://tally.example/ref/A1" none="" copyLabel="Copy" onCopy={copy} />,
    );
    expect(screen.getByRole('group', { name: 'Your invite link' }).textContent).toContain('tally.example/ref/A1');
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(copy).toHaveBeenCalledTimes(1);
  });

  it('a link box without a link says so, and offers nothing to copy', () => {
    render(<LinkBox label="Link" link="" none="Not ready yet" copyLabel="Copy" onCopy={() => undefined} />);
    screen.getByText('Not ready yet');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
