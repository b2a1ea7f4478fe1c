import { FloatBox } from '@tally/ui/FloatBox';
import { GiftIcon } from '@tally/ui/icons/GiftIcon';
import { useAppDispatch } from '../../../platform/reduxHooks';
import { useTranslate } from '../../../i18n/useTranslate';
import { askToLogIn } from '../../../session/login';
import type { HomeStage } from '../homeStage';
import { taskArt } from '../taskArt';
import type { FloatChoice } from './floatChoice';

/** The floating box: the next thing worth doing, one tap away. A guest is asked to log in first. */
export function FloatOfHome({ choice, stage }: { choice: FloatChoice; stage: HomeStage }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  if (choice === 'none') return null;
  const login = choice === 'login';
  return (
    <FloatBox
      icon={login ? <GiftIcon size={32} /> : taskArt[choice]}
      above={login ? 'bar' : 'edge'}
      onClick={() => (login ? void dispatch(askToLogIn('task')) : stage.tap(`task:${choice}`))}
    >
      {t(`float.${choice}`)}
    </FloatBox>
  );
}
