import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { TextLink } from '../DeskScreen.styles';
import { hashOf } from '../deskPlace';

/** The way to the card of a person. */
export function CardLink({ userId }: { userId: number }) {
  const t = useOperatorTranslate();
  return (
    <TextLink to={{ hash: hashOf({ queue: 'people', id: userId }) }}>{t('ops.card_open', { id: userId })}</TextLink>
  );
}
