import { Page } from '@tally/ui/Page';
import { UnpluggedIcon } from '@tally/ui/icons/UnpluggedIcon';
import { useText } from '../../hooks';
import { Box, Message, Title } from './NotFoundScreen.styles';

/** The page could not be opened (section 2, /404): picture, what happened, what to do. */
export default function NotFoundScreen() {
  const t = useText();
  return (
    <Page>
      <Box>
        <UnpluggedIcon size={120} />
        <Title>{t('notfound.title')}</Title>
        <Message>{t('notfound.message')}</Message>
      </Box>
    </Page>
  );
}
