import { roundWorth, statedCoinRate } from '@tally/contract/rules/exchange';
import { coinRatesOf } from '@tally/contract/rules/marketRules';
import type { NormalTask } from '@tally/contract/tasks/task';
import { formatMoney } from '@tally/locales/format';
import { FloatBox } from '@tally/ui/FloatBox';
import type { OfferedTask } from '../../../../features/tasks/offeredTask';
import { useDeferredTranslate } from '../../../../i18n/useTranslate';
import { taskIcons } from '../../../../overlays/kinds/taskIcons';
import { selectMarketRules } from '../../../../session/rules/marketRules';
import { selectUser } from '../../../../session/selectors';
import { useAppSelector } from '../../../../state/reduxHooks';
import type { Session } from '../../../../state/session';
import { usePersistentHome } from '../../mountedHome';
import { useInView } from '../../../../components/useInView';

/** What home offers next, and among which tasks. */
export interface Offer {
  choice: OfferedTask;
  tasks: readonly NormalTask[];
}
type OfferedNormalTask = NormalTask & { taskType: Exclude<OfferedTask, 'none'> };

interface HomeFloatBoxProps {
  session: Session;
  task: OfferedNormalTask;
  /** Its button is the red one (HOME-27). */
  next: boolean;
}

/** The task in the floating box: the offered one, while its own button is out of view (HOME-19). */
export function useFloatingTask({ choice, tasks }: Offer): OfferedNormalTask | undefined {
  const { root } = usePersistentHome();
  const isInView = useInView(root, choice === 'none' ? undefined : `[data-tap="task:${choice}"]`, tasks);
  const task = tasks.find((each): each is OfferedNormalTask => each.taskType === choice);
  return isInView ? undefined : task;
}

/** The floating box: the offered task, what it is worth, and its button (HOME-19). */
export function HomeFloatBox({ session: { market, locale }, task, next }: HomeFloatBoxProps) {
  const t = useDeferredTranslate();
  const { home } = usePersistentHome();
  const user = useAppSelector(selectUser);
  const rates = coinRatesOf(useAppSelector((state) => selectMarketRules(state, market)));
  const { taskType } = task;
  const Icon = taskIcons[taskType];
  const cash = roundWorth(task, statedCoinRate(user?.coinRate, locale, rates), market);
  return (
    <FloatBox
      icon={<Icon size={40} />}
      title={t(`task.${taskType}_title`)}
      note={cash > 0 ? t('task.worth_upto', { amount: formatMoney(cash, market) }) : undefined}
      action={t(`task.${taskType}_button`)}
      next={next}
      onAction={() => void home.tap(`task:${taskType}`)}
    />
  );
}
