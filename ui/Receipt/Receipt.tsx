import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import type { DialogAction } from '../Dialog/Dialog';
import { useModal } from '../Dialog/useModal';
import { FittedAmount } from '../FittedAmount/FittedAmount';
import { ClockIcon } from '../icons/ClockIcon';
import { ShieldIcon } from '../icons/ShieldIcon';
import { WalletIcon } from '../icons/WalletIcon';
import { StatusBadge } from '../StatusArt/StatusBadge';
import { Steps, type StepItem } from '../Steps/Steps';
import { VisuallyHidden } from '../theme/VisuallyHidden';
import { WalletTile } from '../WalletTile/WalletTile';
import { Account, Actions, Amount, Art, Fact, Promise, Root, Sheet, Title, Type } from './Receipt.styles';
import { Edge, Part } from './ReceiptPaper.styles';

export interface ReceiptProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Says what was asked for. */
  title: string;
  /** The formatted amount, e.g. `Rp 10.000`. */
  amount: string;
  /** The receiving e-wallet, its masked account number, and its own mark, if the deployment has one. */
  wallet: { type: string; no: string; icon?: string | undefined };
  /** The way of the money, with where it is now. */
  steps: readonly StepItem[];
  /** The remaining cash, if known. */
  left?: { label: string; value: string } | undefined;
  /** The assurance below the facts, e.g. that the money comes back if the withdrawal fails. */
  promise: ReactNode;
  /** What to do if the money does not come in time. */
  follow?: string | undefined;
  /** The whole receipt as a sentence, for screen readers. */
  message: string;
  /** The one thing to do. */
  primary: DialogAction;
  /** The other way out. */
  secondary?: DialogAction | undefined;
  /** Called on Escape. */
  onClose: () => void;
}

/** The facts below the tear: what is left, the assurance, and what to do if it is late. */
const Facts = ({ left, promise, follow }: Pick<ReceiptProps, 'left' | 'promise' | 'follow'>) => (
  <Part data-part="foot">
    {left && (
      <Fact>
        <span>{left.label}</span>
        <strong>{left.value}</strong>
      </Fact>
    )}
    <Promise>
      <ShieldIcon size={22} />
      <span>{promise}</span>
    </Promise>
    {follow && (
      <Promise>
        <ClockIcon size={22} />
        <span>{follow}</span>
      </Promise>
    )}
  </Part>
);

/** The ways on. */
const Buttons = ({ primary, secondary }: Pick<ReceiptProps, 'primary' | 'secondary'>) => (
  <Actions>
    <Button block tone="soft" state={primary.state} onClick={primary.onClick}>
      {primary.label}
    </Button>
    {secondary && (
      <Button block tone="quiet" state={secondary.state} onClick={secondary.onClick}>
        {secondary.label}
      </Button>
    )}
  </Actions>
);

/** Confirms a requested withdrawal: a tall ticket over the whole page, on the hero's background (WITHDRAW-21). */
export function Receipt({
  title,
  amount,
  wallet,
  steps,
  left,
  promise,
  follow,
  message,
  primary,
  secondary,
  onClose,
  ...rest
}: ReceiptProps) {
  const id = useId();
  const { box, onKeyDown } = useModal(onClose);
  return (
    <Root onKeyDown={onKeyDown} {...rest}>
      <Sheet ref={box} role="dialog" aria-modal tabIndex={-1} aria-labelledby={id} aria-describedby={`${id}m`}>
        <VisuallyHidden id={`${id}m`}>{message}</VisuallyHidden>
        <Art aria-hidden>
          <WalletIcon size={72} />
          <StatusBadge status="done" />
        </Art>
        <Part data-part="head">
          <Title id={id}>{title}</Title>
          <Amount>
            <FittedAmount>{amount}</FittedAmount>
          </Amount>
        </Part>
        <Part>
          <Account>
            <WalletTile icon={wallet.icon} />
            <div>
              <Type>{wallet.type}</Type>
              {wallet.no}
            </div>
          </Account>
        </Part>
        <Part data-part="way">
          <Steps direction="down" items={steps} />
        </Part>
        <Facts left={left} promise={promise} follow={follow} />
        <Edge />
        <Buttons primary={primary} secondary={secondary} />
      </Sheet>
    </Root>
  );
}
