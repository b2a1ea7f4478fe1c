import { deletionInfos, deletionLinkHours } from '@tally/contract/deletion';
import { Button } from '@tally/ui/Button';
import { EmptyState } from '@tally/ui/EmptyState';
import { ShieldIcon } from '@tally/ui/icons/ShieldIcon';
import { useState } from 'react';
import { isTransient } from '../../api/apiError';
import { useTranslate } from '../../i18n/useTranslate';
import { showToast, showUnreachable } from '../../overlays/openDialog';
import { useServices } from '../../platform/appContext';
import { useAppDispatch } from '../../platform/reduxHooks';
import { forgetLastHome } from '../../session/persistedSession';
import { privacyApi } from './privacyApi';

interface ConfirmDeletionProps {
  /** Of the link. */
  token: string;
  /** Asks for another link instead. */
  onAskAgain: () => void;
}

/**
 * Where the link of the mail leads (PRIVACY-11): the data is deleted by a press, not by opening, because programs that check mails
 * open links too. A failed request can be repeated.
 */
export function ConfirmDeletion({ token, onAskAgain }: ConfirmDeletionProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { storage } = useServices();
  const [state, setState] = useState<'ask' | 'busy' | 'done' | 'bad'>('ask');

  const confirm = async () => {
    setState('busy');
    const { data, error } = await dispatch(
      privacyApi.endpoints.postConfirmDeletion.initiate({ body: { token } }, { track: false }),
    );
    if (error) {
      setState('ask');
      return dispatch(isTransient(error) ? showUnreachable() : showToast('network.unknownError'));
    }
    if (data?.info === deletionInfos.badLink) return setState('bad');
    forgetLastHome(storage);
    setState('done');
  };

  if (state === 'done')
    return (
      <EmptyState role="status" data-state={state} picture={<ShieldIcon size={64} />} text={t('dataclear.done_text')} />
    );
  if (state === 'bad')
    return (
      <EmptyState role="alert" data-state={state} text={t('dataclear.bad_link_text', { hours: deletionLinkHours })}>
        <Button onClick={onAskAgain}>{t('common.retry')}</Button>
      </EmptyState>
    );
  return (
    <EmptyState data-state={state} title={t('title.dataclear')} text={t('dataclear.warning')}>
      <Button state={state === 'busy' ? 'busy' : 'ready'} onClick={() => void confirm()}>
        {t('dataclear.submit')}
      </Button>
    </EmptyState>
  );
}
