import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { TextLink } from '../DeskScreen.styles';
import { useDeskPlace } from '../useDeskPlace';

/** The way to the card of a person. */
export function CardLink({ userId }: { userId: number }) {
  const t = useOperatorTranslate();
  const { hashTo } = useDeskPlace();
  return (
    <TextLink to={{ hash: hashTo({ queue: 'people', id: userId }) }}>{t('ops.card_open', { id: userId })}</TextLink>
  );
}
