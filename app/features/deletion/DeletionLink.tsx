import { deletionInfos, deletionLinkHours } from '@tally/contract/people/deletion';
import { Button } from '@tally/ui/Button';
import { EmptyState } from '@tally/ui/EmptyState';
import { AccountIcon } from '@tally/ui/icons/AccountIcon';
import { EnvelopeIcon } from '@tally/ui/icons/EnvelopeIcon';
import { ShieldIcon } from '@tally/ui/icons/ShieldIcon';
import { useState } from 'react';
import { isTransient } from '../../api/apiError';
import { useTranslate } from '../../i18n/useTranslate';
import { showToast, showUnreachable } from '../../overlays/showToast';
import { useServices } from '../../state/appContext';
import { useAppDispatch } from '../../state/reduxHooks';
import { forgetLastHome } from '../../session/persistedSession';
import { deletionApi } from './deletionApi';

interface DeletionLinkProps {
  /** Token of the link in the mail. */
  token: string;
  /** Called when the person requests another link instead. */
  onAskAgain: () => void;
  /** Called when the person leaves the page after the deletion. */
  onLeave: () => void;
}

/** What became of it: deleted, kept, or a link that no longer works. */
function LinkEnd({
  state,
  onAskAgain,
  onLeave,
}: Omit<DeletionLinkProps, 'token'> & { state: 'done' | 'bad' | 'kept' }) {
  const t = useTranslate();
  if (state === 'done')
    return (
      <EmptyState
        role="status"
        data-state={state}
        picture={<AccountIcon size={64} />}
        status="done"
        title={t('deletion.done_text')}
        text={t('deletion.done_next')}
      >
        <Button tone="soft" onClick={onLeave}>
          {t('title.privacy')}
        </Button>
      </EmptyState>
    );
  if (state === 'bad')
    return (
      <EmptyState
        role="alert"
        data-state={state}
        picture={<EnvelopeIcon size={64} />}
        status="failed"
        title={t('deletion.bad_link_title')}
        text={t('deletion.bad_link_text', { hours: deletionLinkHours })}
      >
        <Button onClick={onAskAgain}>{t('deletion.ask_again')}</Button>
      </EmptyState>
    );
  return (
    <EmptyState
      role="status"
      data-state={state}
      picture={<ShieldIcon size={64} />}
      title={t('deletion.kept_title')}
      text={t('deletion.kept_text')}
    />
  );
}

/**
 * The page that the mail's deletion link opens (PRIVACY-11). A button press deletes the data, not opening the link,
 * because programs that check mails open links too. A failed request can be repeated.
 */
export function DeletionLink({ token, ...ways }: DeletionLinkProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { storage } = useServices();
  const [state, setState] = useState<'ask' | 'busy' | 'done' | 'bad' | 'kept'>('ask');

  const confirm = async () => {
    setState('busy');
    const { data, error } = await dispatch(
      deletionApi.endpoints.postConfirmDeletion.initiate({ body: { token } }, { track: false }),
    );
    if (error) {
      setState('ask');
      return dispatch(isTransient(error) ? showUnreachable(error) : showToast('network.unknownError'));
    }
    if (data?.info === deletionInfos.badLink) return setState('bad');
    forgetLastHome(storage);
    setState('done');
  };

  if (state !== 'ask' && state !== 'busy') return <LinkEnd state={state} {...ways} />;
  return (
    <EmptyState
      data-state={state}
      picture={<AccountIcon size={64} />}
      title={t('deletion.confirm_title')}
      text={t('deletion.warning')}
    >
      <Button block state={state === 'busy' ? 'disabled' : 'ready'} onClick={() => setState('kept')}>
        {t('deletion.keep')}
      </Button>
      {/* The only other way; what keeps everything is the red one. */}
      <Button block tone="outline" state={state === 'busy' ? 'busy' : 'ready'} onClick={() => void confirm()}>
        {t('deletion.submit')}
      </Button>
    </EmptyState>
  );
}
