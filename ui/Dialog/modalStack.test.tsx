import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Dialog, type DialogProps } from './Dialog';

const props: DialogProps = {
  title: 'Leaving?',
  primary: { label: 'Draw', onClick: () => undefined },
  secondary: { label: 'Leave', onClick: () => undefined },
};

describe('what is beside a dialog (DIALOG-7)', () => {
  const page = (title: string | undefined, more = false) => (
    <>
      <main>
        <button>pay</button>
        <aside aria-hidden>ornament</aside>
      </main>
      {title && <Dialog {...props} key={title} title={title} />}
      {more && <p role="status">saved</p>}
      {more && <button>later</button>}
    </>
  );
  const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  const marked = () => [...document.querySelectorAll('[inert]')].map(({ textContent }) => textContent);

  it('it is inert and hidden while a dialog is open, also what appears later; a toast is heard', async () => {
    const { rerender } = render(page('first'));
    expect(buttons()).toEqual(['Leave', 'Draw']);
    rerender(page('first', true));
    await waitFor(() => expect(buttons()).toEqual(['Leave', 'Draw']));
    expect(screen.getByRole('status').textContent).toBe('saved');
    expect(marked()).toEqual(['payornament', 'later']);
  });

  it('it is given back after a dialog, and after two in a row, with the focus; what was hidden before stays so', () => {
    const { rerender } = render(page(undefined));
    const pay = screen.getByRole('button', { name: 'pay' });
    pay.focus();
    for (const title of ['first', 'second']) {
      rerender(page(title));
      expect(buttons()).toEqual(['Leave', 'Draw']);
    }
    rerender(page(undefined));
    expect([buttons(), marked()]).toEqual([['pay'], []]);
    expect(screen.getByText('ornament').getAttribute('aria-hidden')).toBe('true');
    expect(document.activeElement).toBe(pay);
  });

  it('the last of two open dialogs counts; the first is there again when it closes', () => {
    const both = (second: boolean) => (
      <>
        {page('first')}
        {second && <Dialog {...props} title="second" primary={{ label: 'Yes', onClick: () => undefined }} />}
      </>
    );
    const { rerender } = render(both(true));
    expect(buttons()).toEqual(['Leave', 'Yes']);
    rerender(both(false));
    expect(buttons()).toEqual(['Leave', 'Draw']);
  });
});
