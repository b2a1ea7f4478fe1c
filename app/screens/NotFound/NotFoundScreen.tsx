import { Page } from '@tally/ui/Page';
import { UnpluggedIcon } from '@tally/ui/icons/UnpluggedIcon';
import { Navigate, NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../../platform/reduxHooks';
import { useTranslate } from '../../i18n/useTranslate';
import { selectUserRequest } from '../../session/selectors';
import { selectSession } from '../../session/sessionSlice';
import { FailedStart } from './FailedStart';
import { Box, Message, Title } from './NotFoundScreen.styles';

/** Only a path of our own. */
const ownPath = (path: string | null) => (path !== null && /^\/(?!\/)/.test(path) ? path : undefined);

/**
 * The page could not be opened (NOTFOUND-1): picture, what happened, what to do. Whoever was sent here because the server
 * could not say who they are (`from`) can try again and goes on where they were.
 */
export default function NotFoundScreen() {
  const t = useTranslate();
  const from = ownPath(useSearchParams()[0].get('from'));
  const user = useAppSelector(selectUserRequest);
  // The address that opened the page did not say what it must (ENTRY-4); an invitation that leads here says something else.
  const session = useAppSelector(selectSession);
  const unasked = useNavigationType() === NavigationType.Pop && !session;
  if (from && user.data) return <Navigate to={from} replace />;
  return (
    <Page>
      <Box>
        <UnpluggedIcon size={120} />
        {from && !user.isUninitialized ? (
          <FailedStart error={user.error} busy={user.isLoading} attempt={user.requestId ?? ''} />
        ) : (
          <>
            <Title>{t('notfound.title')}</Title>
            <Message>{t(unasked ? 'network.missing_params' : 'notfound.message')}</Message>
          </>
        )}
      </Box>
    </Page>
  );
}
