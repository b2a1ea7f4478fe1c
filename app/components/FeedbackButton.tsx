import { IconButton } from '@tally/ui/IconButton';
import { ChatIcon } from '@tally/ui/icons/ChatIcon';
import { useTranslate } from '../i18n/useTranslate';
import { useToFeedback } from './useToFeedback';

/** The way to customer service, at the end of a title. */
export function FeedbackButton() {
  const t = useTranslate();
  return (
    <IconButton label={t('a11y.open_feedback')} onClick={useToFeedback()}>
      <ChatIcon size={22} />
    </IconButton>
  );
}
