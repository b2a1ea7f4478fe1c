import type { ComponentProps, MouseEvent } from 'react';
import { SpinnerIcon } from '../icons/SpinnerIcon';
import { Root, Turning } from './Button.styles';

/** `busy` waits for an answer, `disabled` cannot be used now; both keep their place in the tab order. */
export type ButtonState = 'ready' | 'busy' | 'disabled';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `low`: little is left (green). `off`: done, but a press still explains why. */
  tone?: 'primary' | 'soft' | 'low' | 'quiet' | 'off';
  size?: 'normal' | 'small';
  state?: ButtonState;
  /** As wide as what it stands in. */
  block?: boolean;
}

/** A thing to press. One `primary` per view; `soft` beside it. */
export function Button({
  tone = 'primary',
  size = 'normal',
  state = 'ready',
  block,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    state === 'ready' ? onClick?.(event) : event.preventDefault();
  return (
    <Root
      type="button"
      data-tone={tone}
      data-size={size}
      data-state={state}
      data-block={block || undefined}
      aria-disabled={state !== 'ready' || undefined}
      aria-busy={state === 'busy' || undefined}
      onClick={press}
      {...rest}
    >
      {state === 'busy' && (
        <Turning>
          <SpinnerIcon size={20} />
        </Turning>
      )}
      {children}
    </Root>
  );
}
