import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { KeyGate } from '../key/KeyGate';
import { operatorApi } from '../calls/operatorApi';
import { reportAdApp } from '../calls/operations';
import { useKeepKey, useOperatorKey } from '../key/useOperatorKey';
import { useAppDispatch } from '../../state/reduxHooks';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { copyText } from '../../overlays/copyText';
import { showToast } from '../../overlays/showToast';
import { useCurrentUser } from '../../session/useCurrentUser';
import { ListState } from '../../components/ListState';
import { ScreenFrame } from '../../components/ScreenFrame';
import { AdApp } from './AdApp';

/**
 * Ads page (OPS-7): "list of ad apps with buttons: copy package name, 'downloaded' (removes from
 * list), 'no apk' (marks it)".
 */
export default function AdsScreen() {
  const t = useOperatorTranslate();
  const { market } = useCurrentUser();
  const dispatch = useAppDispatch();
  const { key, enter, kept } = useOperatorKey();
  const [downloaded, setDownloaded] = useState<readonly string[]>([]);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const { currentData, error, isFetching, refetch } = operatorApi.useGetAdAppsQuery(key ? { key } : skipToken);
  useKeepKey(kept, key, { data: currentData, error });
  const copy = async (pkg: string) => {
    if (await dispatch(copyText(pkg))) dispatch(showToast('operator.copied'));
  };
  const report = async (
    pkg: string,
    what: Parameters<typeof reportAdApp>[2],
    add: (more: (all: readonly string[]) => readonly string[]) => void,
  ) => {
    if (key && (await dispatch(reportAdApp(key, pkg, what)))) add((all) => [...all, pkg]);
  };
  return (
    <ScreenFrame title={t('title.ops')}>
      {!key || (!currentData && (error ?? isFetching)) ? (
        <KeyGate error={error} busy={isFetching} onKey={(typed) => enter(typed, refetch)} />
      ) : (
        <ListState
          items={currentData?.filter(({ appPkgName }) => !downloaded.includes(appPkgName))}
          failed={false}
          label={t('title.ops')}
          empty={t('ops.adapp_empty')}
          onRetry={() => void refetch()}
          row={(app) => (
            <AdApp
              key={app.appPkgName}
              app={app}
              market={market}
              marked={app.hasNoApk || marked.includes(app.appPkgName)}
              onCopy={() => void copy(app.appPkgName)}
              onDownloaded={(facts) => void report(app.appPkgName, facts, setDownloaded)}
              onNoApk={() => void report(app.appPkgName, { hasNoApk: true }, setMarked)}
            />
          )}
        />
      )}
    </ScreenFrame>
  );
}
