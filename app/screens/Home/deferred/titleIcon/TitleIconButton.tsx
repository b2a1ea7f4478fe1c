import { IconButton } from '@tally/ui/IconButton';
import { ChatIcon } from '@tally/ui/icons/ChatIcon';
import { InfoIcon } from '@tally/ui/icons/InfoIcon';
import { feedbackApi } from '../../../../features/feedback/feedbackApi';
import { useNavigation, useServices } from '../../../../state/appContext';
import { useDeferredTranslate } from '../../../../i18n/useTranslate';
import { replySeenKey, tipsOpenedKey } from '../../../../session/seenStorageKeys';
import { ChannelIconButton } from './ChannelIconButton';
import { titleIcon } from './titleIcon';

/** The icon beside the close icon (see titleIcon). What has been seen is read from storage at each render. */
export function TitleIconButton({ active, sdk }: { active: boolean; sdk: number }) {
  const t = useDeferredTranslate();
  const { storage } = useServices();
  const navigation = useNavigation();
  const { currentData: feedback } = feedbackApi.useGetFeedbackQuery({}, { skip: !active });
  switch (
    titleIcon({
      feedback,
      seenReplies: storage.get(replySeenKey),
      tipsOpened: storage.get(tipsOpenedKey) !== undefined,
      sdk,
    })
  ) {
    case 'reply':
      return (
        <IconButton label={t('a11y.feedback_reply')} notice="new" onClick={() => navigation.go('/feedback')}>
          <ChatIcon size={22} />
        </IconButton>
      );
    case 'channel':
      return <ChannelIconButton service="T" />;
    default:
      return (
        <IconButton label={t('a11y.income_tips')} onClick={() => navigation.go('/tips/rules')}>
          <InfoIcon size={22} />
        </IconButton>
      );
  }
}
