import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { TextLink } from '../DeskScreen.styles';
import { useDeskPlace } from '../useDeskPlace';

/** The way to the card of a person. `label`: says also why it leads there. */
export function CardLink({ userId, label }: { userId: number; label?: string }) {
  const t = useOperatorTranslate();
  const { hashTo } = useDeskPlace();
  const text = label ?? t('ops.card_open', { id: userId });
  return <TextLink to={{ hash: hashTo({ queue: 'people', id: userId }) }}>{text}</TextLink>;
}
