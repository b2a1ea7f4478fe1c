import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { TextLink } from '../DeskScreen.styles';
import { useDeskPlace } from '../useDeskPlace';

/** A link to a person's card. `label`: a text that also says why. */
export function CardLink({ userId, label }: { userId: number; label?: string }) {
  const t = useOperatorTranslate();
  const { hashTo } = useDeskPlace();
  const text = label ?? t('ops.card_open', { id: userId });
  return <TextLink to={{ hash: hashTo({ queue: 'people', id: userId }) }}>{text}</TextLink>;
}
