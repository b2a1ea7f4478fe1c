import { forecastCash, statedCoinRate } from '@tally/contract/rules/exchange';
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

interface HomeFloatBoxProps {
  session: Session;
  choice: OfferedTask;
  tasks: readonly NormalTask[];
  /** Its button is the red one (HOME-27). */
  next: boolean;
}

/** Whether the floating box is there: while the button of the offered task itself is out of view (HOME-19). */
export function useIsOffered({ choice, tasks }: Pick<HomeFloatBoxProps, 'choice' | 'tasks'>): boolean {
  const { root } = usePersistentHome();
  const isInView = useInView(root, choice === 'none' ? undefined : `[data-tap="task:${choice}"]`, tasks);
  return tasks.some(({ taskType }) => taskType === choice) && !isInView;
}

/** The floating box: the offered task, what it is worth, and its button (HOME-19). */
export function HomeFloatBox({ session: { market, locale }, choice, tasks, next }: HomeFloatBoxProps) {
  const t = useDeferredTranslate();
  const { home } = usePersistentHome();
  const user = useAppSelector(selectUser);
  const rates = coinRatesOf(useAppSelector((state) => selectMarketRules(state, market)));
  const task = tasks.find(({ taskType }) => taskType === choice);
  if (choice === 'none' || !task) return null;
  const Icon = taskIcons[choice];
  const cash = task.cashReward || forecastCash(task.coinReward, statedCoinRate(user?.coinRate, locale, rates), market);
  return (
    <FloatBox
      icon={<Icon size={40} />}
      title={t(`task.${choice}_title`)}
      note={cash > 0 ? t('task.worth_upto', { amount: formatMoney(cash, market) }) : undefined}
      action={t(`task.${choice}_button`)}
      next={next}
      onAction={() => void home.tap(`task:${choice}`)}
    />
  );
}
