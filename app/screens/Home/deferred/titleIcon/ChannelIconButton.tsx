import type { OpenableChannel } from '@tally/contract/host/host';
import { IconButton } from '@tally/ui/IconButton';
import { ChannelIcon } from '@tally/ui/icons/ChannelIcon';
import { useAppDispatch } from '../../../../state/reduxHooks';
import { useDeferredTranslate } from '../../../../i18n/useTranslate';
import { openChannel } from '../../../../host/openChannel';
import { messagingServices } from '../../../../platform/messaging.config';

/** Button that opens the public channel of a messaging service. */
export function ChannelIconButton({ service }: { service: OpenableChannel }) {
  const t = useDeferredTranslate();
  const dispatch = useAppDispatch();
  return (
    <IconButton
      label={t('a11y.open_channel', { service: messagingServices[service].name })}
      onClick={() => dispatch(openChannel(service))}
    >
      <ChannelIcon size={22} />
    </IconButton>
  );
}
