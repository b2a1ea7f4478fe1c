import type { AppSettings } from '@tally/contract/apps/appSettings';
import { getAppSettings } from '@tally/contract/calls/app';
import { readAnswer } from '@tally/contract/api/reading';
import type { Services } from '../platform/services';
import type { AppThunk } from '../state/appStore';
import { selectSession } from '../state/sessionSlice';
import { settingsApi } from './settingsApi';

const storageKey = 'appSettings';
/** Number of pairs of app and language whose settings are stored, newest first. */
const storedMax = 4;

type StoredSettings = [name: string, settings: AppSettings][];

/** The stored settings; entries that cannot be parsed are left out. */
function readStored(storage: Services['storage']): StoredSettings {
  try {
    const stored: unknown = JSON.parse(storage.get(storageKey) ?? '');
    return (stored as StoredSettings).flatMap(([name, value]) => {
      const settings =
        value && (readAnswer(getAppSettings.reply, value, getAppSettings.reading) as AppSettings | undefined);
      return settings ? [[name, settings]] : [];
    });
  } catch {
    return [];
  }
}

/**
 * Settings of the app that shows the page (app/h5). Stored settings are used at once, also offline; the server's
 * response replaces them for the next use. Undefined when there are none.
 */
export const appSettings =
  (): AppThunk<Promise<AppSettings | undefined>> =>
  async (dispatch, getState, { services }) => {
    const { storage } = services;
    const session = selectSession(getState());
    if (!session) return undefined;
    const query = { package_name: session.pkgName, locale: session.locale };
    const endpoint = settingsApi.endpoints.getAppSettings;
    const known = endpoint.select(query)(getState()).data;
    if (known) return known;
    const name = `${query.package_name} ${query.locale}`;
    const answer = dispatch(endpoint.initiate(query, { subscribe: false })).then(({ data }) => {
      const others = data ? readStored(storage).filter(([other]) => other !== name) : [];
      if (data) storage.set(storageKey, JSON.stringify([[name, data], ...others].slice(0, storedMax)));
      return data;
    });
    return readStored(storage).find(([other]) => other === name)?.[1] ?? answer;
  };
