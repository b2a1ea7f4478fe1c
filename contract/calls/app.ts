import { endpoint } from '../api/endpoint';
import { described, locale, noData, nothing, packageName, shortText, text, uuid } from '../api/schemas';
import { appInfo } from '../apps/app';
import { appSettings } from '../apps/appSettings';
import { h5Actions } from '../people/h5Actions';
import * as v from 'valibot';

export const getAppInfo = endpoint({
  method: 'GET',
  path: '/app/info',
  who: 'anyone',
  money: false,
  summary: 'Public facts of an app by its short name',
  description:
    'Public facts of an app by its short name (privacy policy, data deletion); an unknown name gets code 404.',
  notFound: 'No app has this short name.',
  query: v.object({ shortName: described(shortText, 'Short name of the app.') }),
  body: nothing,
  reply: appInfo,
  reading: { alias: { appName: 'appShortName' } },
});

export const getAppSettings = endpoint({
  method: 'GET',
  path: '/app/h5',
  who: 'anyone',
  money: false,
  summary: 'Settings of the app that shows the page',
  description: 'Settings of the app that shows the page; an unknown package gets the defaults.',
  notFound: 'The backend knows no app at all.',
  query: v.object({ package_name: packageName, locale }),
  body: nothing,
  reply: appSettings,
  reading: { empty: {}, instead: { appVersionCode: 0 } },
});

const h5ActionBody = v.object({
  action: described(v.picklist(h5Actions), 'What happened; `rediect` is spelled so.', {
    open: 'A page was opened; `actionData` names it.',
    rediect: 'The page led on to another one, which `actionData` names.',
    big_withdraw: 'Somebody with large withdrawals made another one; `actionData` is the amount.',
    LT_showWindow: 'The window of a lucky task was shown; `actionData` is its number.',
    LT_callback: 'It was closed; `actionData` begins with "false" when its app was not tapped.',
    lt_nocheckin: 'Somebody tapped lucky tasks before the check-in.',
    checkInCallback_false: 'The window of a check-in was closed early.',
    lotteryCallback_false: 'The window of a draw was closed early.',
  }),
  actionData: v.optional(described(text(200), 'More about it.')),
  uuid: v.optional(uuid),
  appPkgName: v.optional(packageName),
  locale: v.optional(locale),
});

export const postH5Action = endpoint({
  method: 'POST',
  path: '/app/h5action',
  who: 'anyone',
  money: false,
  summary: 'Count something that happened on a page',
  description:
    'Counts something that happened on a page; the reply has no data. Without a token the body names app, language and phone. A page does not wait for the answer.',
  query: nothing,
  body: h5ActionBody,
  reply: noData,
});
