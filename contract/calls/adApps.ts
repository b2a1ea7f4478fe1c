import { endpoint } from '../api/endpoint';
import { unknownNumber } from '../api/reading';
import { described, keyed, nothing, outcome, packageName, text, whole } from '../api/schemas';
import { apkSizeMax } from '../limits/operator';
import { adApp, adAppMeanings, runReading } from '../operator/operator';
import * as v from 'valibot';

const adApps = v.pipe(v.array(adApp), v.maxLength(500));

const adAppBody = v.object({
  appPkgName: packageName,
  appClassName: v.optional(described(text(200), 'Class that starts the app; missing: it is not known.')),
  apkSize: v.optional(described(whole(apkSizeMax), 'Size of the package in bytes; missing: it is not known.')),
  hasNoApk: v.optional(
    described(
      v.boolean(),
      'Whether the app has no package; missing or false: it was downloaded, and the app leaves the list.',
    ),
  ),
});

export const getAdApps = endpoint({
  method: 'GET',
  path: '/app/adapp',
  who: 'operator',
  scope: ['read'],
  money: false,
  summary: 'Advertised apps whose package is wanted',
  description:
    'Apps whose ads were shown and whose package nobody has collected yet. Only for the hidden page of operators.',
  query: v.object(keyed),
  body: nothing,
  reply: adApps,
  reading: { needed: ['appPkgName'], instead: { displayCount: unknownNumber, hasNoApk: false } },
});

export const postAdApp = endpoint({
  method: 'POST',
  path: '/app/adapp',
  who: 'operator',
  scope: ['support'],
  money: false,
  summary: 'Mark an advertised app as downloaded or without package',
  description: 'Marks an app: its package was downloaded, so that it leaves the list, or with `hasNoApk` it has none.',
  infos: adAppMeanings,
  query: v.object(keyed),
  body: adAppBody,
  reply: outcome,
  reading: runReading,
});
