import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Note, Root, Words } from './FloatBox.styles';

export interface FloatBoxProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Picture of 40 px. */
  icon: ReactNode;
  /** The next thing worth doing. */
  title: string;
  /** What it is worth. */
  note?: string | undefined;
  /** Words of the button. */
  action: string;
  /** The next thing to do: its button is red, else soft. */
  next?: boolean;
  /** Called when the button is pressed. */
  onAction: () => void;
}

/** The next thing worth doing, what it is worth, and its button; stands on a strip at the lower edge of the screen. */
export function FloatBox({ icon, title, note, action, next, onAction, ...rest }: FloatBoxProps) {
  const id = useId();
  return (
    <Root {...rest}>
      {icon}
      <Words>
        <span id={id}>{title}</span>
        {note && <Note>{note}</Note>}
      </Words>
      <Button
        size="small"
        tone={next ? 'primary' : 'soft'}
        id={`${id}b`}
        aria-labelledby={`${id}b ${id}`}
        onClick={onAction}
      >
        {action}
      </Button>
    </Root>
  );
}
