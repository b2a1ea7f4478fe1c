import { IconButton } from '@tally/ui/IconButton';
import { ChatIcon } from '@tally/ui/icons/ChatIcon';
import { useTranslate } from '../i18n/useTranslate';
import { useToFeedback } from './useToFeedback';

/** Button at the end of the title bar that opens customer service. */
export function FeedbackButton() {
  const t = useTranslate();
  return (
    <IconButton label={t('a11y.open_feedback')} onClick={useToFeedback()}>
      <ChatIcon size={22} />
    </IconButton>
  );
}
