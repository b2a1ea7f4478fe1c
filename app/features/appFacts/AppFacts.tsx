import type { AppInfo } from '@tally/contract/apps/app';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isRefused } from '../../api/apiError';
import { LoadFailure } from '../../components/LoadFailure';
import { Redirect } from '../../components/Redirect';
import { appFactsApi, standardApp } from './appFactsApi';

interface AppFactsProps {
  /** Loading placeholder. */
  waiting: ReactNode;
  children: (app: AppInfo) => ReactNode;
}

/**
 * Renders the public facts of the app that the address names, once they have been fetched. An unknown app leads to
 * /404.
 */
export function AppFacts({ waiting, children }: AppFactsProps) {
  const { app = standardApp } = useParams();
  const { data, error, isFetching, refetch } = appFactsApi.useGetAppInfoQuery({ shortName: app });
  if (data) return children({ ...data, appShortName: data.appShortName || app });
  if (isRefused(error)) return <Redirect to="/404" />;
  if (!error) return waiting;
  return <LoadFailure page error={error} state={isFetching ? 'busy' : 'ready'} onRetry={() => void refetch()} />;
}
