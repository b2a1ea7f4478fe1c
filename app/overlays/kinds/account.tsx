import type { Market } from '@tally/contract/market/codes';
import type { KeyKind } from '@tally/contract/market/keyKinds';
import type { AccountNoProblem } from '@tally/contract/rules/accountNumber';
import { writtenKey } from '@tally/contract/text/writtenKey';
import { AccountIcon } from '@tally/ui/icons/AccountIcon';
import { ConfirmList } from '@tally/ui/ConfirmList';
import type { DomainOverlays } from '../content/overlayTable';
import { atField, success, wrong } from '../content/toastContent';
import { nameProblemText, noProblemText, type AccountNameProblem } from './accountProblems';

/** Dialogs and toasts of the payout account (ACCOUNT-12). */
export const accountOverlays = {
  dialogs: {
    'account.confirm': (
      t,
      { type, no, kind, name }: { type: string; no: string; kind?: KeyKind | undefined; name: string },
    ) => ({
      tone: 'dialog',
      title: t('account.confirm_title'),
      message: t('account.check_note'),
      primary: t('account.confirm_ok'),
      secondary: t('account.confirm_edit'),
      details: (
        <ConfirmList
          rows={[
            { label: t('account.confirm_type'), value: type },
            { label: t('account.confirm_no'), value: writtenKey(no, kind) },
            ...(kind ? [{ label: t('account.confirm_kind'), value: t(`account.kind_${kind}`) }] : []),
            ...(name ? [{ label: t('account.confirm_name'), value: name }] : []),
          ]}
        />
      ),
    }),
    'account.which': (t, { type, no }: { type: string; no: string }) => ({
      tone: 'dialog',
      art: AccountIcon,
      title: t('account.which_title'),
      message: t('account.which_message', { type }),
      primary: `${t('account.kind_PHONE')} ${writtenKey(no, 'PHONE')}`,
      // Neither answer is the likelier one.
      primaryTone: 'soft',
      secondary: `${t('account.kind_CPF')} ${writtenKey(no, 'CPF')}`,
    }),
    'account.unknown': (t, { no }: { no: string }) => ({
      tone: 'dialog',
      art: AccountIcon,
      title: t('account.unknown_title'),
      message: t('account.unknown_message', { no }),
      primary: t('account.confirm_edit'),
      primaryTone: 'soft',
      secondary: t('account.unknown_ok'),
    }),
    'account.halfName': (t, { name, type }: { name: string; type: string }) => ({
      tone: 'dialog',
      art: AccountIcon,
      title: t('account.half_name_title'),
      message: t('account.half_name_message', { name, type }),
      primary: t('account.confirm_edit'),
      primaryTone: 'soft',
      secondary: t('account.half_name_ok'),
    }),
    'account.claimed': (t, { days }: { days: number }) => ({
      tone: 'dialog',
      art: AccountIcon,
      status: 'waiting',
      title: t('account.claim_title'),
      message: t('account.claim_message', { days }),
      primary: t('account.claim_messages'),
      secondary: t('common.later'),
    }),
    'account.numberInUse': (t) => ({
      tone: 'refusal',
      art: AccountIcon,
      status: 'failed',
      title: t('account.claim_in_use_title'),
      message: t('account.claim_in_use'),
      primary: t('account.confirm_edit'),
      secondary: t('account.claim_messages'),
    }),
    'account.saveFailed': (t) => ({
      tone: 'refusal',
      art: AccountIcon,
      status: 'failed',
      title: t('account.failed_title'),
      message: t('account.account_submit_failed'),
      primary: t('account.confirm_edit'),
    }),
    'account.taken': (t) => ({
      tone: 'refusal',
      art: AccountIcon,
      status: 'failed',
      title: t('account.duplicate_title'),
      message: t('account.duplicate'),
      primary: t('account.confirm_edit'),
      secondary: t('account.duplicate_mine'),
    }),
    'account.alreadyAdded': (t) => ({
      tone: 'refusal',
      art: AccountIcon,
      title: t('title.account'),
      message: t('account.already'),
      primary: t('common.ok'),
    }),
    'account.inUse': (t) => ({
      tone: 'refusal',
      art: AccountIcon,
      status: 'waiting',
      title: t('account.in_use_title'),
      message: t('account.in_use_message'),
      primary: t('title.passbook'),
      secondary: t('common.later'),
    }),
    'account.guide': (t) => ({
      tone: 'dialog',
      art: AccountIcon,
      title: t('account.guide_title'),
      message: t('account.guide_message'),
      primary: t('withdraw.add_account'),
      secondary: t('common.later'),
    }),
    'account.logOut': (t) => ({
      tone: 'dialog',
      art: AccountIcon,
      title: t('account.log_out_title'),
      message: t('account.log_out_message'),
      primary: t('account.log_out'),
      primaryTone: 'soft',
      secondary: t('common.cancel'),
    }),
  },
  toasts: {
    'account.saved': (t) => success(t('account.success')),
    'account.loggedOut': (t) => success(t('account.logged_out')),
    'account.logOutFailed': (t) => wrong(t('account.log_out_failed')),
    'account.badNo': (t, { problem, market }: { problem: AccountNoProblem; market: Market }) =>
      atField(noProblemText(t, problem, market)),
    'account.badName': (t, { problem }: { problem: AccountNameProblem }) => atField(nameProblemText(t, problem)),
  },
} satisfies DomainOverlays<'account'>;
