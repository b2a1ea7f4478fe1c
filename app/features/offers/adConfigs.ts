import { adConfigs, type AdConfig } from '@tally/contract/apps/ads';
import { getAdConfigs } from '@tally/contract/calls/ads';
import { adConfigCacheMs } from '@tally/contract/limits/ads';
import { readAnswer } from '@tally/contract/api/reading';
import { api } from '../../api/api';
import { fromContract } from '../../api/contractEndpoint';
import type { Services } from '../../platform/services';
import { selectSession } from '../../state/sessionSlice';
import type { AppThunk, RootState } from '../../state/appStore';

/** Endpoint of the ad configs (app/adconfig). */
const adConfigsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query } = fromContract(build);
    return {
      getAdConfigs: query(getAdConfigs),
    };
  },
});

const storageKey = 'adConfigs';

interface CachedConfigs {
  at: number;
  pkgName: string;
  configs: AdConfig[];
}

/** The cached ad configs, if they are younger than 3 days and their timestamp is not in the future (ADS-2). */
export function cachedAdConfigs(services: Pick<Services, 'storage' | 'now'>, pkgName: string): AdConfig[] | undefined {
  try {
    const cached = JSON.parse(services.storage.get(storageKey) ?? 'null') as Partial<CachedConfigs> | null;
    const age = services.now() - Number(cached?.at ?? NaN);
    if (!(age >= 0 && age < adConfigCacheMs) || cached?.pkgName !== pkgName) return undefined;
    return readAnswer(adConfigs, cached.configs) as AdConfig[] | undefined;
  } catch {
    return undefined;
  }
}

/** The ad configs that windows may show; empty until they are loaded. */
export function selectAdConfigs(state: RootState, services: Pick<Services, 'storage' | 'now'>): readonly AdConfig[] {
  const session = selectSession(state);
  if (!session) return [];
  return (
    cachedAdConfigs(services, session.pkgName) ??
    adConfigsApi.endpoints.getAdConfigs.select({ appPkgName: session.pkgName, country: session.market })(state).data ??
    []
  );
}

/** Fetches the ad configs unless they are cached, and caches them (called 1 s after home is mounted). */
export const loadAdConfigs =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services }) => {
    const session = selectSession(getState());
    if (!session || cachedAdConfigs(services, session.pkgName)) return;
    const { data } = await dispatch(
      adConfigsApi.endpoints.getAdConfigs.initiate({ appPkgName: session.pkgName, country: session.market }),
    );
    if (data)
      services.storage.set(
        storageKey,
        JSON.stringify({ at: services.now(), pkgName: session.pkgName, configs: data } satisfies CachedConfigs),
      );
  };
