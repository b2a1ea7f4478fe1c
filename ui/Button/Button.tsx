import type { ComponentProps, MouseEvent } from 'react';
import { SpinnerIcon } from '../icons/SpinnerIcon';
import { Root, Turning } from './Button.styles';

/**
 * `busy`: waits for a response. `waiting`: something is under way, and a press still does or explains something.
 * `disabled`: cannot be used now. All stay focusable in the tab order.
 */
export type ButtonState = 'ready' | 'busy' | 'waiting' | 'disabled';

export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * `low`: few attempts left, or something is given (green). `danger`: refuses or stops something. `outline`: possible
   * after something else. `off`: nothing left, but pressing it still explains why.
   */
  tone?: 'primary' | 'soft' | 'low' | 'danger' | 'quiet' | 'outline' | 'off';
  /** `small`: in a row or on a card. */
  size?: 'normal' | 'small';
  /** `busy`: its act is under way. `waiting`: not yet. `disabled`: cannot be pressed. */
  state?: ButtonState;
  /** Takes the full width of its container. */
  block?: boolean;
}

/** The library's button. Use one `primary` per view and `soft` next to it. */
export function Button({
  tone = 'primary',
  size = 'normal',
  state = 'ready',
  block,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isOff = state === 'busy' || state === 'disabled';
  const press = (event: MouseEvent<HTMLButtonElement>) => (isOff ? event.preventDefault() : onClick?.(event));
  return (
    <Root
      type="button"
      data-tone={tone}
      data-size={size}
      data-state={state}
      data-block={block || undefined}
      aria-disabled={isOff || undefined}
      aria-busy={state === 'busy' || state === 'waiting' || undefined}
      onClick={press}
      {...rest}
    >
      {children}
      {/* Behind the words: a translated page has moved them, and nothing can be put before them. */}
      {(state === 'busy' || state === 'waiting') && (
        <Turning>
          <SpinnerIcon size={state === 'busy' ? 20 : 16} />
        </Turning>
      )}
    </Root>
  );
}
