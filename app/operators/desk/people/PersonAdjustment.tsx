import type { PersonCard } from '@tally/contract/operator/personCard';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { Adjustment } from './Adjustment';
import type { WorkButton } from '../../shared/useButtons';
import { PartTitle } from '../../shared/shared.styles';
import { Box } from '../DeskScreen.styles';

interface PersonAdjustmentProps {
  operatorKey: string;
  card: PersonCard;
  button: WorkButton;
}

/** Money for the person, or back from them: with a reason, and once a second operator has approved it (OPS-36). */
export function PersonAdjustment({ operatorKey, card: { id, market }, button }: PersonAdjustmentProps) {
  const t = useOperatorTranslate();
  return (
    <Box>
      <PartTitle>{t('ops.adjust_title')}</PartTitle>
      <Adjustment operatorKey={operatorKey} market={market} button={button} userId={id} />
    </Box>
  );
}
