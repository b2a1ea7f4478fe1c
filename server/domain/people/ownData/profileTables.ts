import { day, plain, time } from './field';
import type { Exported } from './field';
import { ofPerson, reasons } from './leftOut';

/** What a person is: themselves, their phone and their sign-ins. */
export const profileTables = {
  users: {
    kind: 'exported',
    part: 'profile',
    where: 't.id = :person',
    order: 't.id',
    fields: {
      public_id: plain('number'),
      market: plain('market'),
      locale: plain('language'),
      locale_since: time('languageSince'),
      app_pkg: plain('app'),
      google_sub: plain('googleAccountId'),
      email: plain('email'),
      name: plain('name'),
      avatar: plain('picture'),
      device: plain('phoneId'),
      dup_user: plain('phoneHasAnotherAccount'),
      ref_code: plain('inviteCode'),
      created_at: time('joinedAt'),
      opened_at: time('lastOpenedAt'),
      money_came_at: time('moneyLastCameAt'),
      exchanged_day: day('lastExchangeDay'),
      valid_at: time('countedAsMemberAt'),
      frozen_at: time('withdrawalsPausedSince'),
      ad_show_type: plain('adType'),
      show_checkin: plain('hasCheckIn'),
      show_lottery: plain('hasLottery'),
      show_videoad: plain('hasVideos'),
      show_lucky: plain('hasLuckyTasks'),
      show_team: plain('hasTeam'),
      show_words: plain('hasWords'),
      show_quiz: plain('hasQuiz'),
      show_review: plain('hasReviewTask'),
    },
    leftOut: {
      id: reasons.working,
      status: 'always the same: a file is made for existing accounts alone',
      invited_by: 'the number of somebody else, who invited you',
      integrity: reasons.fraud,
    },
  },
  devices: {
    kind: 'exported',
    part: 'phone',
    // A phone that earned with another account before says when somebody else was first seen on it.
    where: 't.device = (select u.device from users u where u.id = :person and not u.dup_user)',
    order: 't.device',
    fields: { device: plain('phoneId'), app_pkg: plain('app'), first_at: time('firstSeenAt') },
    leftOut: {},
  },
  sessions: {
    kind: 'exported',
    part: 'signIns',
    where: ofPerson.where,
    order: 't.created_at, t.token_hash',
    fields: { created_at: time('signedInAt'), expires_at: time('endsAt') },
    leftOut: { ...ofPerson.leftOut, token_hash: reasons.secret },
  },
} as const satisfies Readonly<Record<string, Exported>>;
