import { luckyAppsOf } from '../../catalogue/reader';
import { accountOf, submitAccount } from '../../domain/account/account';
import { remind } from '../../domain/withdrawals/reminder';
import { passbookOf } from '../../domain/withdrawals/passbook';
import { rankMarket, rankOf } from '../../domain/withdrawals/rank';
import { walletOf } from '../../domain/wallet/wallet';
import { withdraw } from '../../domain/withdrawals/withdraw';
import { optionsOf } from '../../domain/withdrawals/withdrawOptions';
import type { Handlers } from '../context';
import { reply } from './answers';

/** The wallet, its account, withdrawals and the market's ranking. */
export const walletHandlers = {
  getWallet: ({ person }) => reply(walletOf(person)),
  getWalletBalance: ({ person }) => reply(walletOf(person)),
  getAccount: ({ context, person }) => accountOf(context.db, person),
  postAccount: ({ context, now, person, body }) =>
    submitAccount(context.db, person, body, { now, numberKey: context.numberKey }),
  getPassbook: ({ context, now, person }) => passbookOf(context.db, person, now),
  getWithdrawOptions: async ({ context, now, person }) => {
    const apps = luckyAppsOf(await context.catalogue(), person.market);
    return optionsOf(context.db, person, { now, numberKey: await context.numberKey(), apps });
  },
  postWithdraw: async ({ context, now, person, query, idempotency }) => {
    const apps = luckyAppsOf(await context.catalogue(), person.market);
    return withdraw(context.db, person, query.amount, {
      once: idempotency,
      now,
      numberKey: await context.numberKey(),
      apps,
    });
  },
  postReminder: ({ context, now, person }) => remind(context.db, person, now),
  getRank: async ({ context, now, query }) =>
    rankOf(context.db, rankMarket(await context.catalogue(), query.locale, query.appPkgName), now),
} satisfies Partial<Handlers>;
