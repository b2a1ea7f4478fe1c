import { noAccount } from '@tally/contract/wallet/account';
import { activeUsers } from '@tally/contract/fixtures/user';
import { accountNameNeeded } from '@tally/contract/limits/account';
import type { Market } from '@tally/contract/market/codes';
import { accountKeyOf } from '@tally/contract/rules/accountNumber';
import { writtenKey } from '@tally/contract/text/writtenKey';
import { userEvent, within } from 'storybook/test';
import { marketOf } from '#storybook/globals';
import { translateIn } from '#storybook/texts/i18n';
import type { Replies } from '../fakeServer';
import { accountNoLabel } from './accountNoLabel';
import type { Play } from './closingStory';

/** Replies to somebody who has no account yet. */
export const accountReplies =
  (more: Replies = {}) =>
  (market: Market): Replies => ({
    getUserInfo: activeUsers[market],
    getNormalTasks: [],
    getRank: [],
    getAdConfigs: [],
    postH5Action: null,
    getAccount: noAccount,
    ...more,
  });

export const accountNumbers: Record<Market, string> = { id: '081234567890', ph: '09171234567', br: '11987654321' };

/** A number as the dialog shows it. */
export function asWritten(no: string, market: Market): string {
  const key = accountKeyOf(no, market);
  return key ? writtenKey(key.no, key.kind).replaceAll('\u00a0', ' ') : no;
}

/** Enters number and name, and submits the form. */
export async function enterAccount(
  { canvasElement, globals }: Play,
  no: string,
  name = 'Maria Clara',
  market = marketOf(globals),
): Promise<void> {
  const t = translateIn(globals['locale']);
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(accountNoLabel(t, market)), no);
  if (accountNameNeeded[market] && name) await userEvent.type(canvas.getByLabelText(t('account.name_label')), name);
  await userEvent.click(canvas.getByRole('button', { name: t('account.submit') }));
}
