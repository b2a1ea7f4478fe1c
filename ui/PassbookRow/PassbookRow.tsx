import { withDots } from '@tally/contract/text/withDots';
import type { ComponentProps } from 'react';
import { Badge } from '../Badge/Badge';
import { Button, type ButtonState } from '../Button/Button';
import { FittedAmount } from '../FittedAmount/FittedAmount';
import type { StepItem } from '../Steps/Steps';
import { Ticket } from '../Ticket/Ticket';
import { WalletTile } from '../WalletTile/WalletTile';
import { Actions, Back, Entry, Failed, Overdue, Way } from './PassbookRow.styles';

/**
 * Passbook statuses 1 to 3 (PASSBOOK-2); `delayed`: under way for longer than its stated time; `returned`: it came back
 * after it was paid (PASSBOOK-6).
 */
export type PassbookState = 'paying' | 'delayed' | 'paid' | 'failed' | 'returned';

export interface PassbookRowProps extends Omit<ComponentProps<'li'>, 'children' | 'title'> {
  /** The formatted amount, e.g. `Rp 1.000`. */
  amount: string;
  /** Name of the e-wallet that receives the money, e.g. `DANA`; a `WalletTile` stands before it. */
  wallet?: string | undefined;
  /** The e-wallet's own mark, if the deployment has one. */
  walletIcon?: string | undefined;
  /** When the withdrawal was requested, e.g. `5 Mar · 20.07`. */
  date: string;
  /** Where the money is. */
  state: PassbookState;
  /** Text of the state. */
  status: string;
  /** What the state means for the money: when it arrives, where it went, or why it came back. */
  hint?: string;
  /** Progress steps, while the withdrawal is not complete. */
  steps?: readonly StepItem[] | undefined;
  /**
   * For a failed or returned withdrawal: where the money is now, what the user should check, and the possible actions,
   * most important first.
   */
  back?: { text: string; hint: string; actions: readonly { label: string; onPress: () => void }[] } | undefined;
  /** Button to ask about an overdue withdrawal; `disabled` if it was already used today. */
  remind?: { label: string; state: ButtonState; onPress: () => void } | undefined;
  /** Another button of the page is the red one. */
  calm?: boolean | undefined;
}

/** One withdrawal in the passbook, which lists the last 15 days (PASSBOOK-1, PASSBOOK-4). */
export function PassbookRow(props: PassbookRowProps) {
  const { amount, wallet, walletIcon, date, state, status, hint, steps, back, remind, calm, ...rest } = props;
  const first = calm ? 'soft' : 'primary';
  const reminder = remind ? (
    <Overdue>
      {hint}
      <Button size="small" tone={first} state={remind.state} onClick={remind.onPress}>
        {remind.label}
      </Button>
    </Overdue>
  ) : (
    hint && <span>{hint}</span>
  );
  const foot = (steps ?? reminder) && (
    <>
      {steps && <Way direction="across" items={steps} />}
      {reminder}
    </>
  );
  const badge = <Badge kind={state}>{status}</Badge>;
  const words = {
    lead: wallet && <WalletTile icon={walletIcon} />,
    title: <FittedAmount>{amount}</FittedAmount>,
    text: withDots(date, wallet),
    mark: state === 'paid' ? undefined : badge,
    end: state === 'paid' ? badge : undefined,
    foot,
  };
  if (!back) return <Entry data-state={state} {...words} {...rest} />;
  return (
    <Failed data-state={state} {...rest}>
      <Ticket
        tear="below"
        notch="small"
        stub={
          <Back>
            <p>
              <strong>{back.text}</strong>
            </p>
            <p>{back.hint}</p>
            <Actions>
              {[...back.actions].reverse().map((action) => (
                <Button
                  key={action.label}
                  size="small"
                  tone={action === back.actions[0] ? first : 'soft'}
                  onClick={action.onPress}
                >
                  {action.label}
                </Button>
              ))}
            </Actions>
          </Back>
        }
      >
        <Entry forwardedAs="div" {...words} />
      </Ticket>
    </Failed>
  );
}
