import { skipToken } from '@reduxjs/toolkit/query';
import { formatCoins } from '@tally/locales/format';
import { AdAppRow } from '@tally/ui/AdAppRow';
import { useState } from 'react';
import type { ApiError } from '../../api/apiError';
import { KeyGate } from '../../features/operator/KeyGate';
import { operatorApi } from '../../features/operator/operatorApi';
import { reportAdApp } from '../../features/operator/operations';
import { useAppDispatch, useOutside, useText } from '../../hooks';
import { showToast } from '../../overlays/ask';
import { usePerson } from '../../session/usePerson';
import { ListState } from '../../pieces/ListState';
import { ScreenFrame } from '../../pieces/ScreenFrame';

/** Ops page (section 2): "list of ad apps with buttons: copy package name, 'downloaded' (removes from list), 'no apk' (marks it)". */
export default function AdAppsScreen() {
  const t = useText();
  const { market } = usePerson();
  const dispatch = useAppDispatch();
  const { operatorKey, services } = useOutside();
  const [key, setKey] = useState(operatorKey.get);
  const [downloaded, setDownloaded] = useState<readonly string[]>([]);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const { currentData, error, isFetching, refetch } = operatorApi.useGetAdAppsQuery(key ? { key } : skipToken);
  const enter = (given: string) => {
    if (given === key) void refetch();
    setKey(given);
  };
  const copy = async (pkg: string) => dispatch(showToast((await services.copy(pkg)) ? 'copied' : 'unknownError'));
  return (
    <ScreenFrame title={t('title.ops')}>
      {!key || (!currentData && (error ?? isFetching)) ? (
        <KeyGate error={error as ApiError | undefined} busy={isFetching} onKey={enter} />
      ) : (
        <ListState
          items={currentData?.filter(({ appPkgName }) => !downloaded.includes(appPkgName))}
          failed={false}
          label={t('title.ops')}
          empty={t('ops.adapp_empty')}
          onRetry={() => void refetch()}
          row={({ appName, appPkgName: pkg, displayCount }) => (
            <AdAppRow
              key={pkg}
              name={appName}
              pkg={pkg}
              count={t('ops.adapp_count', { count: formatCoins(displayCount, market) })}
              copy={{ label: t('ops.adapp_copy'), onPress: () => void copy(pkg) }}
              downloaded={{ label: t('ops.adapp_downloaded'), onPress: () => void dispatch(reportAdApp(key, pkg, 'downloaded')).then((done) => done && setDownloaded((all) => [...all, pkg])) }}
              noApk={{ label: t('ops.adapp_noapk'), onPress: () => void dispatch(reportAdApp(key, pkg, 'noApk')).then((done) => done && setMarked((all) => [...all, pkg])) }}
              marked={marked.includes(pkg) ? t('ops.adapp_marked') : undefined}
            />
          )}
        />
      )}
    </ScreenFrame>
  );
}
