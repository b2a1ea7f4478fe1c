import { accountNameMin, accountNoDigits } from '@tally/contract/limits/account';
import type { Market } from '@tally/contract/market/codes';
import type { accountNameProblem } from '@tally/contract/rules/accountName';
import type { AccountNoProblem } from '@tally/contract/rules/accountNumber';
import type { Translate } from '@tally/locales/text';

/** Why a name is refused. */
export type AccountNameProblem = NonNullable<ReturnType<typeof accountNameProblem>>;

/** Why a number is refused, beside its field and in the toast (ACCOUNT-11). */
export const noProblemText = (t: Translate, problem: AccountNoProblem, market: Market): string =>
  ({
    short: t('account.no_too_short', { digits: accountNoDigits[market] }),
    long: t('account.no_too_long', { digits: accountNoDigits[market] }),
    digits: t('account.no_digits_only'),
    prefix: t(market === 'ph' ? 'account.no_prefix_ph' : 'account.no_prefix_id'),
    invalid: t('account.account_invalid_no'),
    mail: t('account.no_bad_mail'),
  })[problem];

/** Why a name is refused, beside its field and in the toast (ACCOUNT-11). */
export const nameProblemText = (t: Translate, problem: AccountNameProblem): string =>
  ({
    short: t('account.name_too_short', { min: accountNameMin }),
    invalid: t('account.account_invalid_name'),
  })[problem];
