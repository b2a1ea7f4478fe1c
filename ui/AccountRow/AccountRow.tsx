import { maskAccount } from '@tally/contract/text/maskAccount';
import { withDots } from '@tally/contract/text/withDots';
import type { ComponentProps } from 'react';
import { Badge, type BadgeProps } from '../Badge/Badge';
import { Row } from '../Row/Row';
import { WalletTile } from '../WalletTile/WalletTile';

/** Account statuses 1 to 4, in this order (ACCOUNT-5). A user without an account has no row. */
export type AccountState = 'submitted' | 'valid' | 'retry' | 'invalid';

const kinds: Record<AccountState, BadgeProps['kind']> = {
  submitted: 'paying',
  valid: 'paid',
  retry: 'failed',
  invalid: 'failed',
};

export interface AccountRowProps extends Omit<ComponentProps<'li'>, 'children' | 'title'> {
  /** Name of the e-wallet, e.g. `DANA`. */
  type: string;
  /** The e-wallet's own mark, if the deployment has one. */
  icon?: string | undefined;
  /** The complete account number; the row masks it. */
  accountNo: string;
  /** What the number is, where a wallet takes several kinds: phone, CPF, e-mail. */
  kind?: string;
  /** How far the check of the number is. */
  state: AccountState;
  /** Text of the status. */
  status: string;
}

/** The user's withdrawal account: e-wallet, masked number and verification status (ACCOUNT-5). */
export function AccountRow({ type, icon, accountNo, kind, state, status, ...rest }: AccountRowProps) {
  return (
    <Row
      as="div"
      data-state={state}
      lead={<WalletTile icon={icon} />}
      title={type}
      mark={<Badge kind={kinds[state]}>{status}</Badge>}
      text={withDots(kind, maskAccount(accountNo))}
      {...rest}
    />
  );
}
