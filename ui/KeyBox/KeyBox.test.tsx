import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { KeyBox } from './KeyBox';

describe('KeyBox', () => {
  testCommonProps(KeyBox, {
    label: 'Key',
    value: '',
    onValue: () => undefined,
    action: 'Open',
    onOpen: () => undefined,
  });

  it('a key box opens by its button and by Enter', async () => {
    const open = vi.fn();
    render(<KeyBox label="Key" value="a long key" onValue={() => undefined} action="Open" onOpen={open} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.type(screen.getByLabelText('Key', { selector: 'input' }), '{Enter}');
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('a key box types the key unseen and keeps it out of the store of passwords (ENTRY-10)', () => {
    render(<KeyBox label="Key" value="a long key" onValue={() => undefined} action="Open" onOpen={() => undefined} />);
    const field = screen.getByLabelText<HTMLInputElement>('Key', { selector: 'input' });
    expect([field.type, field.autocomplete]).toEqual(['password', 'off']);
  });

  it('a key box does not open twice at once', async () => {
    const open = vi.fn();
    render(
      <KeyBox label="Key" value="a long key" onValue={() => undefined} action="Open" state="busy" onOpen={open} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.type(screen.getByLabelText('Key', { selector: 'input' }), '{Enter}');
    expect(open).not.toHaveBeenCalled();
  });
});
