import { FloatBox } from '@tally/ui/FloatBox';
import { useTranslate } from '../../../i18n/useTranslate';
import { usePersistentHome } from '../mountedHome';
import { taskArt } from '../taskArt';
import type { FloatChoice } from './floatChoice';

/** The floating box: the next task worth doing, one tap away. */
export function HomeFloatBox({ choice }: { choice: FloatChoice }) {
  const t = useTranslate();
  const { home } = usePersistentHome();
  if (choice === 'none') return null;
  return (
    <FloatBox icon={taskArt[choice]} onClick={() => home.tap(`task:${choice}`)}>
      {t(`float.${choice}`)}
    </FloatBox>
  );
}
