import { codes } from '@tally/contract/api/envelope';
import { appInfoOf } from '../../domain/offers/apps';
import { ownData } from '../../domain/people/ownData/ownData';
import { confirmDeletion } from '../../domain/deletion/confirmDeletion';
import { requestDeletion } from '../../domain/deletion/deletion';
import { countDeletionTry } from '../../domain/deletion/deletionTries';
import { Refusal } from '../../domain/shared/refusal';
import { invitationOf } from '../../domain/people/team';
import { newsOf } from '../../domain/user/news';
import { nobodyInfo, userInfoOf } from '../../domain/user/user';
import type { Handlers } from '../context';
import { found } from './answers';
import { rulesOf } from './rulesOf';
import { ownDataReply } from './replies';

/** The signed-in person, the inviter of a code, and the download and deletion of a person's data. */
export const userHandlers = {
  getUserInfo: async ({ context, now, person, hadToken }) => {
    if (!person) return nobodyInfo(hadToken);
    const rules = await rulesOf(context, person, now);
    return {
      ...userInfoOf(person, context.config.reviewMarkets, now, rules),
      ...(await newsOf(context.db, person, now, rules)),
    };
  },
  getReferralInfo: async ({ context, query }) =>
    found(await invitationOf(context.db, query.refCode, await context.catalogue()), 'UNKNOWN CODE'),
  postDeleteMyData: async ({ context, now, query, person, network }) => {
    const request = { email: query.email, network, person: person?.id };
    if (!(await countDeletionTry(context.db, context.numberKey, request, now)))
      throw new Refusal(codes.tooMany, 'TOO MANY REQUESTS');
    return requestDeletion(
      context.db,
      { knownApp: appInfoOf(await context.catalogue(), query.app) !== undefined, email: query.email, signedIn: person },
      now,
      { byMail: context.config.mail !== undefined, numberKey: context.numberKey },
    );
  },
  postOwnData: async ({ context, now, person, body: { format, request } }) =>
    ownDataReply(await ownData(context.db, person, { format, request }, now)),
  postConfirmDeletion: ({ context, now, body: { token } }) =>
    confirmDeletion(context.db, context.numberKey, token, now),
} satisfies Partial<Handlers>;
