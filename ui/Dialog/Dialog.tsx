import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button, type ButtonProps, type ButtonState } from '../Button/Button';
import { Actions, Box, Extra, Message, Picture, Root, Scrim, Title } from './Dialog.styles';
import { cutTitle } from '@tally/contract/text/cutTitle';
import { sentencesOf } from '../theme/sentences';
import { dialogWidth, stacksButtons } from './dialogWidth';
import { useModal } from './useModal';

export interface DialogAction {
  label: string;
  onClick: () => void;
  state?: ButtonState;
  /** Look of the primary button, where it is not the usual red: `low` for what gives, `danger` for what takes. */
  tone?: ButtonProps['tone'] | undefined;
}

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: string;
  message?: string;
  /** Picture above the title. */
  picture?: ReactNode;
  /** `alertdialog`: for a refusal. */
  kind?: 'dialog' | 'alertdialog';
  primary: DialogAction;
  secondary?: DialogAction;
  /** The buttons stand below one another, also where they would fit beside each other. */
  stacked?: boolean;
  /** Called on Escape or a press outside the box. Without it only the buttons close the dialog. */
  onClose?: () => void;
  /** A form field or a list of facts, between message and buttons. */
  children?: ReactNode;
}

/** A modal dialog: a question or a message over the page. Rules for width, title and buttons: DIALOG-1, DIALOG-2. */
export function Dialog({
  title,
  message,
  picture,
  kind = 'dialog',
  primary,
  secondary,
  stacked: isStacked = false,
  onClose,
  children,
  ...rest
}: DialogProps) {
  const id = useId();
  const { box, onKeyDown } = useModal(onClose);
  const actions = secondary ? [secondary, primary] : [primary];
  const sentences = sentencesOf(message ?? '');
  const width = dialogWidth(message);
  const labels = actions.map(({ label }) => label);
  const stacked = isStacked || stacksButtons(labels, width);
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
        data-width={width}
        style={{ width }}
      >
        {picture && <Picture>{picture}</Picture>}
        <Title id={id}>{cutTitle(title)}</Title>
        {message && (
          <Message id={`${id}m`}>
            {sentences.length > 1 ? sentences.map((one) => <span key={one}>{one}</span>) : message}
          </Message>
        )}
        {children && <Extra>{children}</Extra>}
        <Actions data-layout={stacked ? 'stacked' : 'side'} data-wraps={stacked || undefined}>
          {(stacked ? actions.reverse() : actions).map((action) => (
            <Button
              key={action === primary ? 1 : 0}
              block
              tone={action === primary ? (action.tone ?? 'primary') : 'soft'}
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
