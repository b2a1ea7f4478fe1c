import type { BodyOf } from '@tally/contract/api/endpoint';
import type { postAdApp } from '@tally/contract/calls/adApps';
import type { AdApp as AdAppData } from '@tally/contract/operator/operator';
import { useState } from 'react';
import { ListState } from '../../components/ListState';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { copyText } from '../../overlays/copyText';
import { showToast } from '../../overlays/showToast';
import { useAppDispatch } from '../../state/reduxHooks';
import { operatorApi } from '../calls/operatorApi';
import { useOperatorCalls } from '../calls/operatorCalls';
import { useOperator } from '../OperatorContext';
import { AdApp } from './AdApp';

interface AdAppListProps {
  apps: readonly AdAppData[] | undefined;
  onRetry: () => void;
}

/** The ad apps: one that was downloaded leaves the list, one without an apk is marked, once the server has accepted it. */
export function AdAppList({ apps, onRetry }: AdAppListProps) {
  const t = useOperatorTranslate();
  const { market } = useOperator();
  const dispatch = useAppDispatch();
  const calls = useOperatorCalls();
  const [downloaded, setDownloaded] = useState<readonly string[]>([]);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const copy = async (pkg: string) => {
    if (await dispatch(copyText(pkg))) dispatch(showToast('operator.copied'));
  };
  const report = async (
    body: BodyOf<typeof postAdApp>,
    add: (more: (all: readonly string[]) => readonly string[]) => void,
  ) => {
    const answer = await calls.send(operatorApi.endpoints.postAdApp, { body });
    calls.report(answer);
    if (answer.data?.status === 1) add((all) => [...all, body.appPkgName]);
  };
  return (
    <ListState
      items={apps?.filter(({ appPkgName }) => !downloaded.includes(appPkgName))}
      failed={false}
      label={t('title.ops')}
      empty={t('ops.adapp_empty')}
      onRetry={onRetry}
      row={(app) => {
        const { appPkgName } = app;
        return (
          <AdApp
            key={appPkgName}
            app={app}
            market={market}
            marked={app.hasNoApk || marked.includes(appPkgName)}
            onCopy={() => void copy(appPkgName)}
            onDownloaded={(facts) => void report({ appPkgName, ...facts }, setDownloaded)}
            onNoApk={() => void report({ appPkgName, hasNoApk: true }, setMarked)}
          />
        );
      }}
    />
  );
}
