import type { Account } from '@tally/contract/account';
import { AccountRow, type AccountState } from '@tally/ui/AccountRow';
import { Button } from '@tally/ui/Button';
import { Section } from '@tally/ui/Section';
import { Skeleton } from '@tally/ui/Skeleton';
import { useTranslate } from '../../i18n/useTranslate';

const states: Partial<Record<number, AccountState>> = { 1: 'submitted', 2: 'valid', 3: 'retry', 4: 'invalid' };

/** Where the money goes: the account, the way to add one, or that it is still asked for. */
export function WithdrawAccount({
  account,
  failed,
  onAdd,
}: {
  account: Account | undefined;
  failed: boolean;
  onAdd: () => void;
}) {
  const t = useTranslate();
  const state = account && states[account.accountStatus];
  if (!account && failed) return null;
  return (
    <Section title={t('withdraw.to_account')}>
      {!account && <Skeleton shape="block" height="4.5rem" />}
      {account && state && (
        <AccountRow
          type={account.accountType}
          accountNo={account.accountNo}
          state={state}
          status={t(`account.status_${account.accountStatus as 1 | 2 | 3 | 4}`)}
        />
      )}
      {account && (!state || state === 'retry') && (
        <Button tone="soft" block onClick={onAdd}>
          {t(state ? 'account.confirm_edit' : 'withdraw.add_account')}
        </Button>
      )}
    </Section>
  );
}
