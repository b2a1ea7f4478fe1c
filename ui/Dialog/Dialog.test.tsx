import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { Dialog, type DialogProps } from './Dialog';
import { dialogWidth, stacksButtons } from './dialogWidth';

const props: DialogProps = {
  title: 'Leaving?',
  message: 'You still have draws.',
  primary: { label: 'Draw', onClick: () => undefined },
  secondary: { label: 'Leave', onClick: () => undefined },
};

describe('Dialog', () => {
  testCommonProps(Dialog, props);

  it.each(['dialog', 'alertdialog'] as const)(
    'a dialog is a modal %s named by its title and described by its message',
    (kind) => {
      render(<Dialog {...props} kind={kind} />);
      const dialog = screen.getByRole(kind, { name: 'Leaving?', description: 'You still have draws.' });
      expect(dialog.getAttribute('aria-modal')).toBe('true');
    },
  );

  it('a message of several sentences gives each its own lines, and is read as one', () => {
    render(<Dialog {...props} message="You still have draws. Come back tomorrow." />);
    screen.getByRole('dialog', { description: 'You still have draws. Come back tomorrow.' });
    expect(screen.getByText('You still have draws.').tagName).toBe('SPAN');
  });

  it('a question that stacks its buttons has the important one on top, however short they are', () => {
    render(<Dialog {...props} stacked />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Draw', 'Leave']);
  });

  it('a dialog takes the focus, keeps it inside and gives it back', async () => {
    const page = (open: boolean) => (
      <>
        <button>before</button>
        {open && <Dialog {...props} />}
        <button>after</button>
      </>
    );
    const { rerender } = render(page(false));
    const before = screen.getByRole('button', { name: 'before' });
    before.focus();
    rerender(page(true));
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    const round = [];
    for (let press = 0; press < 3; press += 1) {
      await userEvent.tab();
      round.push(document.activeElement?.textContent);
    }
    expect(round).toEqual(['Leave', 'Draw', 'Leave']);
    await userEvent.tab({ shift: true });
    expect(document.activeElement?.textContent).toBe('Draw');
    rerender(page(false));
    expect(document.activeElement).toBe(before);
  });

  it('a dialog starts at the last button when Shift+Tab is pressed first', async () => {
    render(<Dialog {...props} />);
    await userEvent.tab({ shift: true });
    expect(document.activeElement?.textContent).toBe('Draw');
  });

  it('a dialog closes by Escape and by a press beside it, and only when it may', async () => {
    const close = vi.fn();
    const { container, rerender } = render(<Dialog {...props} onClose={close} />);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(container.firstElementChild?.firstElementChild as Element);
    expect(close).toHaveBeenCalledTimes(2);
    rerender(<Dialog {...props} />);
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('a dialog holds the page behind it still, and lets it go', () => {
    const { unmount } = render(<Dialog {...props} />);
    expect(document.documentElement.style.overflow).toBe('hidden');
    unmount();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('a dialog answers by its buttons; a busy one waits', async () => {
    const yes = vi.fn();
    const no = vi.fn();
    render(
      <Dialog
        {...props}
        primary={{ label: 'Draw', onClick: yes, state: 'busy' }}
        secondary={{ label: 'Leave', onClick: no }}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Draw' }));
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(yes).not.toHaveBeenCalled();
    expect(no).toHaveBeenCalledTimes(1);
  });

  it('a dialog puts the primary button first when they stand below one another, last when side by side (DIALOG-2)', () => {
    const { rerender } = render(<Dialog {...props} />);
    const order = () => screen.getAllByRole('button').map((button) => button.textContent);
    expect(order()).toEqual(['Leave', 'Draw']);
    rerender(<Dialog {...props} primary={{ label: 'Log in with Google', onClick: () => undefined }} />);
    expect(order()).toEqual(['Log in with Google', 'Leave']);
  });

  it('a dialog is wider for a long message', () => {
    const { rerender } = render(<Dialog {...props} />);
    expect(screen.getByRole('dialog').style.width).toBe('68%');
    rerender(<Dialog {...props} message={'x'.repeat(81)} />);
    expect(screen.getByRole('dialog').style.width).toBe('80%');
  });

  it('a dialog lets a field take the focus by itself, and gives it back all the same', () => {
    const page = (open: boolean) => (
      <>
        <button>before</button>
        {open && (
          <Dialog {...props}>
            <input aria-label="Key" autoFocus />
          </Dialog>
        )}
      </>
    );
    const { rerender } = render(page(false));
    screen.getByRole('button', { name: 'before' }).focus();
    rerender(page(true));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    rerender(page(false));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'before' }));
  });
});

describe('the rank of a dialog', () => {
  it('a dialog about money has its amount between title and message (DIALOG-11)', () => {
    render(<Dialog {...props} rank="money" amount="Rp 1.000" message="It comes back." />);
    const dialog = screen.getByRole('dialog');
    expect(dialog.dataset['rank']).toBe('money');
    expect(dialog.textContent).toMatch(/^.*Rp 1\.000It comes back\./);
  });
  it('a dialog about anything else is a question unless it says so (DIALOG-11)', () => {
    const { rerender } = render(<Dialog {...props} />);
    expect(screen.getByRole('dialog').dataset['rank']).toBe('question');
    rerender(<Dialog {...props} rank="limit" />);
    expect(screen.getByRole('dialog').dataset['rank']).toBe('limit');
  });
  it('a title that names a person stays whole, any other is cut (DIALOG-1)', () => {
    const title = "Refuse Sari Wulandari Kusumawardhani's Rp 1.000?";
    const { rerender } = render(<Dialog {...props} title={title} wholeTitle />);
    screen.getByRole('heading', { name: title });
    rerender(<Dialog {...props} title={title} />);
    screen.getByRole('heading', { name: 'Refuse Sari Wulandari Kusuma..' });
  });
});

describe('dialog rules', () => {
  it('"Dialog width 80% if message longer than 80 characters, else 68%" (DIALOG-2)', () => {
    expect(dialogWidth('x'.repeat(80))).toBe('68%');
    expect(dialogWidth('x'.repeat(81))).toBe('80%');
    expect(dialogWidth()).toBe('68%');
  });

  it('a dialog stacks buttons unless both labels fit their halves at 390 px', () => {
    expect(stacksButtons(['x'.repeat(12), 'OK'], '80%')).toBe(false);
    expect(stacksButtons(['OK', 'x'.repeat(13)], '80%')).toBe(true);
    expect(stacksButtons(['x'.repeat(9), 'OK'], '68%')).toBe(false);
    expect(stacksButtons(['OK', 'x'.repeat(10)], '68%')).toBe(true);
  });
});
