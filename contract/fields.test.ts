import { describe, expect, it } from 'vitest';
import { placeItem } from './apps/offers';
import { bcp47 } from './market/codes';
import { referralInfo } from './people/referral';
import { userInfo } from './people/user';
import { account } from './wallet/account';

describe('the fields of an answer are the stated ones', () => {
  it.each([
    [
      'a person (PERSON-9)',
      userInfo,
      'adShowType avatar cash checkInDays coin coinRate coinsToday deletionAsked dupUser friend gift info lastPayment morning name showCheckInTask showLotteryTask showLuckyTask showQuizTask' +
        ' showReviewTask showTeamTask showVideoAdTask showWordsTask status withdrawn',
    ],
    [
      'an account (ACCOUNT-6)',
      account,
      'accountName accountNo accountStatus accountType givenUp keyKind mobile retryCount',
    ],
    [
      'who invites (INVITE-7)',
      referralInfo,
      'appContent appIcon appName appPkgName appTitle lang locale userAvatar userCash userName utmC utmM utmS',
    ],
    [
      'what stands at a place (ADS-7)',
      placeItem,
      'action appPkgName data icon id image link name needReport openType priority showType title',
    ],
  ])('%s', (_, { entries }, fields) => expect(Object.keys(entries).sort()).toEqual(fields.split(' ').sort()));
});

it('locales have their tags (TEXT-4)', () => {
  expect(bcp47).toEqual({ en: 'en', id: 'id', en_ph: 'en-PH', pt_br: 'pt-BR' });
});
