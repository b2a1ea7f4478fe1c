import { FloatBox } from '@tally/ui/FloatBox';
import { useDeferredTranslate } from '../../../../i18n/useTranslate';
import { taskIcons } from '../../../../overlays/kinds/taskIcons';
import { usePersistentHome } from '../../persistentHome';
import type { OfferedTask } from '../../../../features/tasks/offeredTask';

/** The floating box: starts the most worthwhile next task with one tap. */
export function HomeFloatBox({ choice }: { choice: OfferedTask }) {
  const t = useDeferredTranslate();
  const { home } = usePersistentHome();
  if (choice === 'none') return null;
  const Icon = taskIcons[choice];
  return (
    <FloatBox icon={<Icon />} onClick={() => void home.tap(`task:${choice}`)}>
      {t(`float.${choice}`)}
    </FloatBox>
  );
}
