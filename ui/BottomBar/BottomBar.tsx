import type { ComponentProps, ReactNode } from 'react';
import { Button, type ButtonState } from '../Button/Button';
import { Root, Text } from './BottomBar.styles';

export interface BottomBarProps extends Omit<ComponentProps<'aside'>, 'children'> {
  /** What the bar asks for; it names the bar in the tree of the page only. */
  kind?: 'login' | 'invite' | 'account' | 'download';
  text: string;
  action: string;
  /** Stands before the words of the button. */
  icon?: ReactNode;
  state?: ButtonState;
  onAction: () => void;
}

/** One sentence and one button that stay at the lower edge of the screen. */
export function BottomBar({ kind = 'login', text, action, icon, state, onAction, ...rest }: BottomBarProps) {
  return (
    <Root data-kind={kind} aria-label={text} {...rest}>
      <Text>{text}</Text>
      <Button state={state} onClick={onAction}>
        {icon}
        {action}
      </Button>
    </Root>
  );
}
