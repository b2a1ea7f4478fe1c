import { accountStatus } from '@tally/contract/wallet/account';
import { walletName } from '@tally/locales/walletName';
import { AccountRow } from '@tally/ui/AccountRow';
import { useGetAccountQuery } from '../../features/wallet/account/accountApi';
import { useWalletIcon } from '../../features/wallet/useWalletIcon';
import { usePause } from '../../features/wallet/withdraw/usePause';
import { useTranslate } from '../../i18n/useTranslate';
import { LoadFailure } from '../../components/LoadFailure';
import { LoadingShape } from '../../components/LoadingShape';
import { LoginBar } from '../../components/LoginBar';
import { PrivacyLinks } from '../../components/PrivacyLinks';
import { ScreenFrame } from '../../components/ScreenFrame';
import { useCurrentUser } from '../../session/useCurrentUser';
import { AccountCard } from './AccountCard';
import { AccountForm } from './AccountForm';
import { SavedAccount } from './SavedAccount';

const states = {
  [accountStatus.submitted]: 'submitted',
  [accountStatus.valid]: 'valid',
  [accountStatus.retry]: 'retry',
  [accountStatus.invalid]: 'invalid',
} as const;

/**
 * The e-wallet account (ACCOUNT-2, ACCOUNT-4): entered once; only an account that has to be checked again (status 3) or
 * is invalid (status 4, ACCOUNT-17) can be entered again.
 */
export default function AccountScreen() {
  const t = useTranslate();
  const { market, person, active, error: userError, refetchUser } = useCurrentUser();
  const { data: account, isError, error, refetch } = useGetAccountQuery({}, { skip: !active });
  const iconOf = useWalletIcon(market);
  const state = account && states[account.accountStatus as keyof typeof states];
  const row = account && state && (
    <AccountRow
      type={walletName(account.accountType)}
      icon={iconOf(account.accountType)}
      accountNo={account.accountNo}
      {...(market === 'br' && account.keyKind && { kind: t(`account.kind_${account.keyKind}`) })}
      state={state}
      status={t(
        account.givenUp ? 'account.status_given_up' : `account.status_${account.accountStatus as 1 | 2 | 3 | 4}`,
      )}
    />
  );
  const pause = usePause(market, account).text;
  return (
    <ScreenFrame
      title={t('title.account')}
      feedback
      bar={person === 'guest' && <LoginBar text={t('withdraw.bar_login')} />}
    >
      {person === 'failed' || (isError && !account) ? (
        <LoadFailure
          page
          error={active ? error : userError}
          onRetry={() => (active ? void refetch() : refetchUser())}
        />
      ) : account || person === 'guest' ? (
        <>
          {state === 'submitted' || state === 'valid' ? (
            <SavedAccount account={row} waiting={state === 'submitted'} pause={pause} />
          ) : (
            <>
              {row && (
                <AccountCard
                  account={row}
                  text={t(
                    account?.givenUp
                      ? 'account.given_up_message'
                      : state === 'invalid'
                        ? 'account.invalid_message'
                        : 'account.retry_message',
                  )}
                />
              )}
              <AccountForm market={market} active={active} known={account} />
            </>
          )}
          <PrivacyLinks />
        </>
      ) : (
        <LoadingShape parts={['heading', 'row', 'row', 'field', 'short', 'button']} />
      )}
    </ScreenFrame>
  );
}
