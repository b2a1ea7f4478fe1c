import { BottomBar } from '@tally/ui/BottomBar';
import { useAppDispatch } from '../state/reduxHooks';
import { useTranslate } from '../i18n/useTranslate';
import { login } from '../session/login';

/**
 * Bar at the lower edge that asks guests to log in.
 * @param text the benefit of logging in on this page
 */
export function LoginBar({ text }: { text?: string }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  return (
    <BottomBar
      kind="login"
      text={text ?? t('login.bar_text')}
      action={t('login.bar_button')}
      onAction={() => dispatch(login())}
    />
  );
}
