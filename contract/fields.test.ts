import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { adConfigs } from './apps/ads';
import { placeItem } from './apps/offers';
import { bcp47 } from './market/codes';
import { referralInfo } from './people/referral';
import { guestInfo, userInfo } from './people/user';
import { luckyList } from './tasks/lucky';
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
    ['an ad config (ADS-1)', adConfigs.item, 'app_id placeId showType source unitId'],
    [
      'a lucky task (LUCKY-3)',
      luckyList.entries.luckytasks.item,
      'appClassName appIcon appName appPkgName rewardTimeRemain taskId taskRecordId taskStatus',
    ],
  ])('%s', (_, { entries }, fields) => expect(Object.keys(entries).sort()).toEqual(fields.split(' ').sort()));

  it('another backend may leave out the news of a person, and nothing else (PERSON-9)', () => {
    const optional = Object.keys(userInfo.entries).filter((field) =>
      v.is(userInfo, { ...guestInfo, [field]: undefined }),
    );
    expect(optional.sort()).toEqual(['checkInDays', 'coinsToday', 'friend', 'lastPayment', 'morning']);
  });

  it('an ad config is of two networks, and shows a native ad or a rewarded video (ADS-1)', () => {
    const { source, showType } = adConfigs.item.entries;
    expect([source.options, showType.options]).toEqual([
      ['MTG', 'PANGLE'],
      ['NATIVE', 'NATIVE_AUTO', 'REWARD'],
    ]);
  });
});

it('locales have their tags (TEXT-4)', () => {
  expect(bcp47).toEqual({ en: 'en', id: 'id', en_ph: 'en-PH', pt_br: 'pt-BR' });
});
