import type { NormalTask } from '@tally/contract/task';
import { FloatBox } from '@tally/ui/FloatBox';
import { GiftIcon } from '@tally/ui/icons/GiftIcon';
import type { Session } from '../../../entry';
import { taskShown } from '../../../features/tasks/taskRules';
import { useText } from '../../../hooks';
import { floatChoice } from './floatChoice';
import type { HomeStage } from '../homeStage';
import type { Person } from '../homeState';
import { taskArt } from '../taskArt';

/** The floating box (section 4): the next thing worth doing, one tap away. */
export function FloatOfHome({ session, tasks, person, stage }: { session: Session; tasks: readonly NormalTask[] | undefined; person: Person; stage: HomeStage }) {
  const t = useText();
  const shown = (tasks ?? []).filter((task) => taskShown(task.taskType, session.pkgName, undefined));
  const choice = floatChoice({ person, tasks: shown, sdk: session.sdk });
  if (choice === 'none') return null;
  return (
    <FloatBox icon={choice === 'login' ? <GiftIcon size={32} /> : taskArt[choice]} above={choice === 'login' ? 'bar' : 'edge'} onClick={() => stage.tap(choice === 'login' ? 'login' : `task:${choice}`)}>
      {t(`float.${choice}`)}
    </FloatBox>
  );
}
