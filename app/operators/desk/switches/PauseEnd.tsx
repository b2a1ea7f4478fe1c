import { pauseRemindMs } from '@tally/contract/limits/operator';
import { hourMs } from '@tally/contract/limits/time';
import type { Closure } from '@tally/contract/rules/marketRules';
import { pauseEndAt, pauseEnds, type PauseEnd } from '@tally/contract/rules/pauseEnds';
import { Badge } from '@tally/ui/Badge';
import { RadioGroup } from '@tally/ui/RadioGroup';
import { useState } from 'react';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { useClock } from '../../../state/appContext';
import { useOperator } from '../../OperatorContext';
import { InRow } from '../../shared/Reason.styles';
import { useDeskMoment } from '../../shared/useDeskMoment';

/**
 * The field in which an operator gives a pause its end (RULES-10). `endAt` is asked when it is pressed, so that an hour
 * begins then.
 */
export function usePauseEnd() {
  const t = useOperatorTranslate();
  const { market } = useOperator();
  const clock = useClock();
  const { moment } = useDeskMoment();
  const [end, setEnd] = useState<PauseEnd>('none');
  const describe = (each: PauseEnd) =>
    each === 'morning'
      ? t('ops.pause_morning', { time: moment(pauseEndAt(each, market, clock.now()) ?? NaN) })
      : t(`ops.pause_${each}`);
  return {
    endAt: () => pauseEndAt(end, market, clock.now()),
    field: (
      <InRow>
        <RadioGroup
          label={t('ops.pause_until')}
          labelled="seen"
          mark="ring"
          options={pauseEnds.map((value) => ({ value, content: describe(value) }))}
          value={end}
          onPick={setEnd}
        />
      </InRow>
    ),
  };
}

/** When a pause ends, or that nobody has given it an end and how long it lasts: after a day that is a warning. */
export function PauseLasts({ closure }: { closure: Closure | undefined }) {
  const t = useOperatorTranslate();
  const clock = useClock();
  const { moment } = useDeskMoment();
  if (!closure) return null;
  if (closure.until > 0) return moment(closure.until);
  const lasts = clock.now() - closure.since;
  const text = t('ops.pause_lasts', { hours: Math.floor(lasts / hourMs) });
  return lasts < pauseRemindMs ? text : <Badge kind="warning">{text}</Badge>;
}
