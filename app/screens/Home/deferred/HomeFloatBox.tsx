import { FloatBox } from '@tally/ui/FloatBox';
import { GiftIcon } from '@tally/ui/icons/GiftIcon';
import { useAppDispatch } from '../../../platform/reduxHooks';
import { useTranslate } from '../../../i18n/useTranslate';
import { promptLogin } from '../../../session/login';
import { usePersistentHome } from '../persistentHome';
import { taskArt } from '../taskArt';
import type { FloatChoice } from './floatChoice';

/** The floating box: the next thing worth doing, one tap away. A guest is asked to log in first. */
export function HomeFloatBox({ choice }: { choice: FloatChoice }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { home } = usePersistentHome();
  if (choice === 'none') return null;
  const login = choice === 'login';
  return (
    <FloatBox
      icon={login ? <GiftIcon size={32} /> : taskArt[choice]}
      above={login ? 'bar' : 'edge'}
      onClick={() => (login ? void dispatch(promptLogin('task')) : home.tap(`task:${choice}`))}
    >
      {t(`float.${choice}`)}
    </FloatBox>
  );
}
