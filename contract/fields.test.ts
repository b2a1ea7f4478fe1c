import { describe, expect, it } from 'vitest';
import { examples } from './examples';
import { bcp47 } from './market/codes';

const fieldsOf = (reply: unknown) => Object.keys((Array.isArray(reply) ? reply[0] : reply) as object).sort();

describe('the fields of an answer are the stated ones', () => {
  it.each([
    [
      'a person (PERSON-9)',
      examples.getUserInfo.replies.id,
      'adShowType avatar cash checkInDays coin coinRate coinsToday deletionAsked dupUser gift info name showCheckInTask showLotteryTask showLuckyTask showQuizTask' +
        ' showReviewTask showTeamTask showVideoAdTask showWordsTask status withdrawn',
    ],
    [
      'an account (ACCOUNT-6)',
      examples.getAccount.replies.id,
      'accountName accountNo accountStatus accountType givenUp keyKind mobile retryCount',
    ],
    [
      'who invites (INVITE-7)',
      examples.getReferralInfo.replies.id,
      'appContent appIcon appName appPkgName appTitle lang locale userAvatar userCash userName utmC utmM utmS',
    ],
    [
      'what stands at a place (ADS-7)',
      examples.getPlaceInfo.replies.home,
      'action appPkgName data icon id image link name needReport openType priority showType title',
    ],
  ])('%s', (_, reply, fields) => expect(fieldsOf(reply)).toEqual(fields.split(' ').sort()));
});

it('locales have their tags (TEXT-4)', () => {
  expect(bcp47).toEqual({ en: 'en', id: 'id', en_ph: 'en-PH', pt_br: 'pt-BR' });
});
