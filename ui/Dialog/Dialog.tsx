import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button, type ButtonState } from '../Button/Button';
import { Actions, Box, Extra, Message, Picture, Root, Scrim, Title } from './Dialog.styles';
import { cutTitle } from '../theme/cutTitle';
import { dialogWidth, stacksButtons } from './rules';
import { useModal } from './useModal';

export interface DialogAction {
  label: string;
  onClick: () => void;
  state?: ButtonState;
}

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: string;
  message?: string;
  /** Art above the title. */
  picture?: ReactNode;
  /** A refusal is an `alertdialog`. */
  kind?: 'dialog' | 'alertdialog';
  primary: DialogAction;
  secondary?: DialogAction;
  /** Escape or a press beside the box. Without it the dialog waits for a button. */
  onClose?: () => void;
  /** A field to fill in or facts to look over, between message and buttons. */
  children?: ReactNode;
}

/** Asks or tells one thing above the page. Rules of widths, title and buttons: DIALOG-1, DIALOG-2. */
export function Dialog({
  title,
  message,
  picture,
  kind = 'dialog',
  primary,
  secondary,
  onClose,
  children,
  ...rest
}: DialogProps) {
  const id = useId();
  const { box, onKeyDown } = useModal(onClose);
  const actions = secondary ? [secondary, primary] : [primary];
  const stacked = stacksButtons(actions.map(({ label }) => label));
  return (
    <Root onKeyDown={onKeyDown} {...rest}>
      <Scrim onClick={onClose} />
      <Box
        ref={box}
        role={kind}
        aria-modal
        tabIndex={-1}
        aria-labelledby={id}
        aria-describedby={message && `${id}m`}
        style={{ width: dialogWidth(message) }}
      >
        {picture && <Picture>{picture}</Picture>}
        <Title id={id}>{cutTitle(title)}</Title>
        {message && <Message id={`${id}m`}>{message}</Message>}
        {children && <Extra>{children}</Extra>}
        <Actions data-layout={stacked ? 'stacked' : 'side'} data-wraps={stacked || undefined}>
          {(stacked ? actions.reverse() : actions).map((action) => (
            <Button
              key={action === primary ? 1 : 0}
              block
              tone={action === primary ? 'primary' : 'soft'}
              state={action.state}
              onClick={action.onClick}
            >
              {action.label}
            </Button>
          ))}
        </Actions>
      </Box>
    </Root>
  );
}
