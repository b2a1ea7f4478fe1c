import type { AccountType } from '@tally/contract/market/wallets';
import type { Closable } from '@tally/contract/rules/marketRules';
import { walletName } from '@tally/locales/walletName';
import { useOperatorTranslate } from '../../../i18n/useTranslate';

/** People read the same names. */
const texts = {
  checkin: 'task.checkin_title',
  lottery: 'task.lottery_title',
  videoad: 'task.videoad_title',
  words: 'task.words_title',
  quiz: 'task.quiz_title',
  lucky: 'lucky.title',
  withdrawals: 'ops.switch_withdrawals',
} as const satisfies Record<Exclude<Closable, AccountType>, string>;

const isNamed = (what: Closable): what is keyof typeof texts => what in texts;

/** What a switch closes, in words. */
export function useSwitchName() {
  const t = useOperatorTranslate();
  return (what: Closable): string => (isNamed(what) ? t(texts[what]) : walletName(what));
}
