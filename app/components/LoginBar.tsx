import { BottomBar } from '@tally/ui/BottomBar';
import { useAppDispatch } from '../platform/reduxHooks';
import { useTranslate } from '../i18n/useTranslate';
import { login } from '../session/login';

/** Asks guests to log in, at the lower edge. @param text what logging in is good for here */
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
