import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button, type ButtonProps, type ButtonState } from '../Button/Button';
import { FittedAmount } from '../FittedAmount/FittedAmount';
import { Actions, Amount, Box, Extra, Message, Picture, Root, Scrim, Title } from './Dialog.styles';
import { cutTitle } from '@tally/contract/text/cutTitle';
import { sentencesOf } from '../theme/sentences';
import { dialogWidth, stacksButtons } from './dialogWidth';
import { useModal } from './useModal';

export interface DialogAction {
  /** Words of the button. */
  label: string;
  /** Called when the button is pressed. */
  onClick: () => void;
  /** What the button can do now. */
  state?: ButtonState;
  /** Look of the primary button, where it is not the usual red: `low` for what gives, `danger` for what takes. */
  tone?: ButtonProps['tone'] | undefined;
}

/**
 * What a dialog is about, which gives it its composition (DIALOG-11): `money` says what became of an amount; `question`
 * asks; `trouble` is what a person can mend; `limit` is something that opens again at its time; `done` is good news.
 */
export type DialogRank = 'money' | 'question' | 'trouble' | 'limit' | 'done';

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What it is about, in few words. */
  title: string;
  /** The title names a person: it is not cut, and takes two lines (DIALOG-1). */
  wholeTitle?: boolean;
  /** What kind of news it is: its picture's ground and its role. */
  rank?: DialogRank;
  /** The formatted amount of a dialog about money: its largest words. */
  amount?: string | undefined;
  /** What there is to know, in one or two sentences. */
  message?: string;
  /** Picture above the title. */
  picture?: ReactNode;
  /** `alertdialog`: for a refusal. */
  kind?: 'dialog' | 'alertdialog';
  /** The one thing to do. */
  primary: DialogAction;
  /** The other way out. */
  secondary?: DialogAction | undefined;
  /** The buttons stand below one another, also where they would fit beside each other. */
  stacked?: boolean;
  /** Called on Escape or a press outside the box. Without it only the buttons close the dialog. */
  onClose?: () => void;
  /** A form field or a list of facts, between message and buttons. */
  children?: ReactNode;
}

/** The buttons: the more important one at the right, or on top. */
function Buttons({ primary, secondary, stacked }: Pick<DialogProps, 'primary' | 'secondary'> & { stacked: boolean }) {
  const actions = secondary ? [secondary, primary] : [primary];
  return (
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
  );
}

/** A modal dialog: a question or a message over the page. Rules for width, title, buttons and rank: DIALOG-1, DIALOG-2, DIALOG-11. */
export function Dialog({
  title,
  wholeTitle = false,
  rank = 'question',
  amount,
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
  const sentences = sentencesOf(message ?? '');
  const width = dialogWidth(message);
  const labels = [primary, ...(secondary ? [secondary] : [])].map(({ label }) => label);
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
        data-rank={rank}
        style={{ width }}
      >
        {picture && <Picture>{picture}</Picture>}
        <Title id={id}>{wholeTitle ? title : cutTitle(title)}</Title>
        {amount && (
          <Amount>
            <FittedAmount>{amount}</FittedAmount>
          </Amount>
        )}
        {message && (
          <Message id={`${id}m`}>
            {sentences.length > 1 ? sentences.map((one) => <span key={one}>{one}</span>) : message}
          </Message>
        )}
        {children && <Extra>{children}</Extra>}
        <Buttons primary={primary} secondary={secondary} stacked={stacked} />
      </Box>
    </Root>
  );
}
