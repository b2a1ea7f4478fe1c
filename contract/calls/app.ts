import { endpoint } from '../api/endpoint';
import { locale, noData, nothing, packageName, shortText, text, uuid } from '../api/schemas';
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
  query: v.object({ shortName: shortText }),
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
  query: v.object({ package_name: packageName, locale }),
  body: nothing,
  reply: appSettings,
  reading: { empty: {}, instead: { appVersionCode: 0 } },
});

const h5ActionBody = v.object({
  action: v.picklist(h5Actions),
  actionData: v.optional(text(200)),
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
    'Counts an action on a page; the reply has no data. Without a token the body names app, locale and uuid.',
  query: nothing,
  body: h5ActionBody,
  reply: noData,
});
