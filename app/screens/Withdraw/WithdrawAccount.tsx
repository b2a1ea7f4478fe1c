import type { Account } from '@tally/contract/wallet/account';
import { walletName } from '@tally/locales/walletName';
import { AccountRow, type AccountState } from '@tally/ui/AccountRow';
import { Button, type ButtonProps } from '@tally/ui/Button';
import { LoadingRow } from '../../components/LoadingRows';
import { useWalletIcon } from '../../features/wallet/useWalletIcon';
import { useTranslate } from '../../i18n/useTranslate';
import { useCurrentUser } from '../../session/useCurrentUser';
import { Stub, StubButton, StubLabel } from './WithdrawScreen.styles';

const states: Partial<Record<number, AccountState>> = { 1: 'submitted', 2: 'valid', 3: 'retry', 4: 'invalid' };

/** What can be done about the account; nothing about one that is on its way or valid. Red where it has to be mended. */
const ways = {
  none: { text: 'withdraw.add_account', tone: 'soft' },
  submitted: undefined,
  valid: undefined,
  retry: { text: 'account.change', tone: 'primary' },
  invalid: { text: 'account.change', tone: 'primary' },
} as const satisfies Record<AccountState | 'none', { text: string; tone: ButtonProps['tone'] } | undefined>;

/**
 * The payout account on the balance ticket's stub: the account, a button to add one, or a placeholder while it is
 * loading.
 */
export function WithdrawAccount({ account, onAdd }: { account: Account | undefined; onAdd: () => void }) {
  const t = useTranslate();
  const iconOf = useWalletIcon(useCurrentUser().market);
  const state = account && states[account.accountStatus];
  const way = ways[state ?? 'none'];
  return (
    <Stub>
      <StubLabel>{t('withdraw.to_account')}</StubLabel>
      {!account && <LoadingRow badge="mark" />}
      {account && state && (
        <AccountRow
          type={walletName(account.accountType)}
          icon={iconOf(account.accountType)}
          accountNo={account.accountNo}
          state={state}
          status={t(`account.status_${account.accountStatus as 1 | 2 | 3 | 4}`)}
        />
      )}
      {account && way && (
        <StubButton>
          <Button tone={way.tone} block onClick={onAdd}>
            {t(way.text)}
          </Button>
        </StubButton>
      )}
    </Stub>
  );
}
