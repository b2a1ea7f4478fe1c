import { skipToken } from '@reduxjs/toolkit/query';
import { ScreenFrame } from '../../components/ScreenFrame';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { operatorApi } from '../calls/operatorApi';
import { KeyGate } from '../key/KeyGate';
import { useStoreKey, useKeptKey } from '../key/useKeptKey';
import { OperatorProvider } from '../OperatorContext';
import { AdAppList } from './AdAppList';

/**
 * Ads page (OPS-7): "list of ad apps with buttons: copy package name, 'downloaded' (removes from
 * list), 'no apk' (marks it)".
 */
export default function AdsScreen() {
  const t = useOperatorTranslate();
  const { key, enter, storage } = useKeptKey();
  const { currentData, error, isFetching, refetch } = operatorApi.useGetAdAppsQuery(key ? { key } : skipToken);
  useStoreKey(storage, key, { data: currentData, error });
  return (
    <ScreenFrame title={t('title.ops')}>
      {!key || (!currentData && (error ?? isFetching)) ? (
        <KeyGate error={error} busy={isFetching} onKey={(typed) => enter(typed, refetch)} />
      ) : (
        <OperatorProvider operatorKey={key}>
          <AdAppList apps={currentData} onRetry={() => void refetch()} />
        </OperatorProvider>
      )}
    </ScreenFrame>
  );
}
