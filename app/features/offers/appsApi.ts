import { getMoreApps, getProApps } from '@tally/contract/calls/offers';
import { api } from '../../api/api';
import { fromContract } from '../../api/contractEndpoint';

/** Endpoints of the lists of apps (API-24, API-25). */
const appsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query } = fromContract(build);
    return {
      getMoreApps: query(getMoreApps),
      getProApps: query(getProApps),
    };
  },
});

export const { useGetMoreAppsQuery, useGetProAppsQuery } = appsApi;
