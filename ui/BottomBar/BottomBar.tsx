import type { ComponentProps, ReactNode } from 'react';
import { Button, type ButtonState } from '../Button/Button';
import { Root, Text } from './BottomBar.styles';

export interface BottomBarProps extends Omit<ComponentProps<'aside'>, 'children'> {
  /** Purpose of the bar, set as `data-kind` to identify it in the DOM; not shown. */
  kind?: 'login' | 'invite' | 'account' | 'download';
  /** The sentence beside the button. */
  text: string;
  /** Words of the button. */
  action: string;
  /** Icon before the label of the button. */
  icon?: ReactNode;
  /** What the button can do now. */
  state?: ButtonState;
  /** Called when the button is pressed. */
  onAction: () => void;
}

/**
 * One sentence and one button, fixed to the lower edge of the screen. An invitation is soft: it must not outshout what
 * the page says of somebody's money.
 */
export function BottomBar({ kind = 'login', text, action, icon, state, onAction, ...rest }: BottomBarProps) {
  return (
    <Root data-kind={kind} aria-label={text} {...rest}>
      <Text>{text}</Text>
      <Button tone={kind === 'invite' ? 'soft' : 'primary'} state={state} onClick={onAction}>
        {icon}
        {action}
      </Button>
    </Root>
  );
}
