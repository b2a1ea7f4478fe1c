import { closablesOf, type Closable, type Closure } from '@tally/contract/rules/marketRules';
import { Badge } from '@tally/ui/Badge';
import { acts } from '../../calls/actLooks';
import { useOperator } from '../../OperatorContext';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { rulesApi } from '../../../session/rules/rulesApi';
import { useMarketRules } from '../../../session/rules/useMarketRules';
import { renewEveryMs } from '../../calls/renewal';
import { useOnReturn } from '../../shared/useOnReturn';
import { useReason } from '../../shared/useReason';
import { Buttons, Note } from '../../shared/shared.styles';
import { ActButton } from '../../shared/ActButton';
import { useDeskMoment } from '../../shared/useDeskMoment';
import { useQuestions } from '../../shared/useQuestions';
import { Box } from '../DeskScreen.styles';
import { DeskMarket } from '../queue/DeskMarket';
import { QueueTable } from '../queue/QueueTable';
import { PauseLasts, usePauseEnd } from './PauseEnd';
import { usePressSwitch } from './usePressSwitch';
import { useSwitchName } from './useSwitchName';

interface SwitchProps {
  what: Closable;
  isClosed: boolean;
  closure: Closure | undefined;
}

/** A switch, which is pressed with a reason for the audit log; what is paused can be given an end (RULES-10). */
function Switch({ what, isClosed, closure }: SwitchProps) {
  const t = useOperatorTranslate();
  const { market } = useOperator();
  const pressSwitch = usePressSwitch();
  const { buildQuestion } = useQuestions();
  const nameOf = useSwitchName();
  const { reason, field, needed } = useReason(t('ops.switch_reason'));
  const { endAt, field: endField } = usePauseEnd();
  const { moment } = useDeskMoment();
  const action = isClosed ? 'open' : 'close';
  const label = t(`ops.switch_${action}`, { name: nameOf(what) });
  const does = t(isClosed ? 'ops.does_resume' : 'ops.switch_open_note');
  const press = () => {
    const until = isClosed ? undefined : endAt();
    const ends = { label: t('ops.pause_until'), value: until === undefined ? t('ops.pause_none') : moment(until) };
    return pressSwitch(
      { market, what, action, reason, ...(until !== undefined && { until }) },
      buildQuestion({
        label,
        summary: does,
        reason,
        facts: [{ label: t('ops.market'), value: t(`ops.market_${market}`) }, ...(isClosed ? [] : [ends])],
        outcome: t(`ops.done_${action}`, { name: nameOf(what) }),
      }),
    );
  };
  return (
    <Box>
      <Note>
        {closure && closure.until > 0
          ? t('ops.switch_until_note', { time: moment(closure.until) })
          : t(isClosed ? 'ops.switch_closed_note' : 'ops.switch_open_note')}
      </Note>
      {!isClosed && endField}
      {field}
      <Buttons>
        <ActButton label={label} onPress={press} act={acts[action]} isOff={reason === ''} />
        {needed}
      </Buttons>
    </Box>
  );
}

function Switches() {
  const t = useOperatorTranslate();
  const { market } = useOperator();
  const nameOf = useSwitchName();
  const { closed, closures } = useMarketRules(market);
  // Others press switches too.
  const { refetch } = rulesApi.useGetMarketRulesQuery({ market }, { pollingInterval: renewEveryMs });
  useOnReturn(refetch);
  const switches = closablesOf(market).map((what, index) => ({
    id: index + 1,
    what,
    isClosed: closed.includes(what),
    closure: closures.find((one) => one.what === what),
  }));
  return (
    <QueueTable
      items={switches}
      idOf={({ id }) => id}
      caption={t('ops.switches')}
      columns={[
        { key: 'what', label: t('ops.switch_what') },
        { key: 'state', label: t('ops.card_state') },
        { key: 'until', label: t('ops.pause_until') },
      ]}
      cellsOf={({ what, isClosed, closure }) => [
        nameOf(what),
        <Badge key="state" kind={isClosed ? 'failed' : 'paid'}>
          {t(isClosed ? 'ops.switch_is_closed' : 'ops.switch_is_open')}
        </Badge>,
        <PauseLasts key="until" closure={closure} />,
      ]}
      filters={[{ value: 'closed', label: t('ops.switch_is_closed'), shows: ({ isClosed }) => isClosed }]}
      empty={t('ops.desk_none')}
    >
      {({ id: _, ...pressed }) => <Switch {...pressed} />}
    </QueueTable>
  );
}

/** What a market offers, which an operator closes at once and opens again (RULES-4). */
export const SwitchesQueue = () => (
  <DeskMarket>
    <Switches />
  </DeskMarket>
);
