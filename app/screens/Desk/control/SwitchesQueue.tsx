import type { Market } from '@tally/contract/market/codes';
import { closablesOf, type Closable } from '@tally/contract/rules/marketRules';
import type { AccountType } from '@tally/contract/market/wallets';
import { walletName } from '@tally/locales/walletName';
import { Badge } from '@tally/ui/Badge';
import { acts } from '../../../features/operator/acts';
import type { OpenUpdates } from '../../../features/operator/confirmUpdate';
import { pressSwitch } from '../../../features/operator/operations';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { useMarketRules } from '../../../session/rules/useMarketRules';
import { useAppDispatch } from '../../../state/reduxHooks';
import { useReason } from '../../Operator/control/useReason';
import { Buttons, Note } from '../../Operator/OperatorScreen.styles';
import type { WorkButton } from '../../Operator/useButtons';
import { useQuestions } from '../../Operator/useQuestions';
import { Box } from '../DeskScreen.styles';
import { DeskMarket } from '../queue/DeskMarket';
import { QueueTable } from '../queue/QueueTable';

/** People read the same names. */
const texts = {
  checkin: 'task.checkin_title',
  lottery: 'task.lottery_title',
  videoad: 'task.videoad_title',
  words: 'task.words_title',
  quiz: 'task.quiz_title',
  lucky: 'lucky.title',
  withdrawals: 'ops.switch_withdrawals',
} as const satisfies Record<Exclude<Closable, AccountType>, string>;

const isNamed = (what: Closable): what is keyof typeof texts => what in texts;

/** What a switch closes, in words. */
function useSwitchName() {
  const t = useOperatorTranslate();
  return (what: Closable): string => (isNamed(what) ? t(texts[what]) : walletName(what));
}

interface QueueProps {
  operatorKey: string;
  button: WorkButton;
}

type SwitchProps = QueueProps & { market: Market; what: Closable; isClosed: boolean; open: OpenUpdates };

/** A switch, which is pressed with a reason for the trail. */
function Switch({ operatorKey, button, market, what, isClosed, open }: SwitchProps) {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const { ask } = useQuestions();
  const nameOf = useSwitchName();
  const { why: reason, field, needed } = useReason(t('ops.switch_reason'));
  const action = isClosed ? 'open' : 'close';
  const label = t(`ops.switch_${action}`, { name: nameOf(what) });
  const does = t(isClosed ? 'ops.does_resume' : 'ops.switch_open_note');
  const press = () =>
    dispatch(
      pressSwitch(
        operatorKey,
        { market, what, action, reason },
        ask({
          label,
          summary: does,
          why: reason,
          facts: [{ label: t('ops.market'), value: t(`ops.market_${market}`) }],
          done: t(`ops.done_${action}`, { name: nameOf(what) }),
        }),
        open,
      ),
    );
  return (
    <Box>
      <Note>{t(isClosed ? 'ops.switch_closed_note' : 'ops.switch_open_note')}</Note>
      {field}
      <Buttons>
        {button(`switch ${what}`, label, press, { act: acts[action], isOff: reason === '' })}
        {needed}
      </Buttons>
    </Box>
  );
}

function Switches({ operatorKey, button, market }: QueueProps & { market: Market }) {
  const t = useOperatorTranslate();
  const nameOf = useSwitchName();
  const { closed } = useMarketRules(market);
  const switches = closablesOf(market).map((what, index) => ({ id: index + 1, what, isClosed: closed.includes(what) }));
  return (
    <QueueTable
      items={switches}
      idOf={({ id }) => id}
      caption={t('ops.switches')}
      columns={[
        { key: 'what', label: t('ops.switch_what') },
        { key: 'state', label: t('ops.card_state') },
      ]}
      cellsOf={({ what, isClosed }) => [
        nameOf(what),
        <Badge key="state" kind={isClosed ? 'failed' : 'paid'}>
          {t(isClosed ? 'ops.switch_is_closed' : 'ops.switch_is_open')}
        </Badge>,
      ]}
      filters={[{ value: 'closed', label: t('ops.switch_is_closed'), shows: ({ isClosed }) => isClosed }]}
      empty={t('ops.desk_none')}
    >
      {({ what, isClosed }, open) => (
        <Switch operatorKey={operatorKey} button={button} market={market} what={what} isClosed={isClosed} open={open} />
      )}
    </QueueTable>
  );
}

/** What a market offers, which an operator closes at once and opens again (RULES-4). */
export const SwitchesQueue = (props: QueueProps) => (
  <DeskMarket operatorKey={props.operatorKey}>{(market) => <Switches {...props} market={market} />}</DeskMarket>
);
