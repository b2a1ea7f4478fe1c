import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { Button } from './Button';

describe('Button', () => {
  testCommonProps(Button, { children: 'Withdraw' }, [{ state: 'busy' }, { state: 'ready' }]);

  it.each(['busy', 'disabled'] as const)('a button swallows presses while %s but stays in reach of keys', (state) => {
    const press = vi.fn();
    render(
      <Button state={state} onClick={press}>
        Withdraw
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Withdraw' });
    button.focus();
    fireEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('a button hears presses while it waits, and says that it is busy', () => {
    const press = vi.fn();
    render(
      <Button state="waiting" onClick={press}>
        Install
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Install' });
    fireEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBeNull();
  });

  it('a button can be pressed in the tone of something that is done', () => {
    const press = vi.fn();
    render(
      <Button tone="off" onClick={press}>
        Finished
      </Button>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('a button does not submit a form by itself', () => {
    const submit = vi.fn((event: Event) => event.preventDefault());
    const { container } = render(
      <form>
        <Button>Withdraw</Button>
      </form>,
    );
    container.firstElementChild?.addEventListener('submit', submit);
    fireEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });
});
