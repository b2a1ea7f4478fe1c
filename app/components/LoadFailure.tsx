import { FailureState, type FailureStateProps } from '@tally/ui/FailureState';
import { useTranslate } from '../i18n/useTranslate';
import { useFailureWords } from './useFailureWords';

interface LoadFailureProps extends Pick<FailureStateProps, 'page' | 'state' | 'onRetry'> {
  /** Of the call that failed. */
  error: unknown;
  /** What could not be loaded, where that is not the whole page; stands before the reason. */
  what?: string;
  /** Whether the reason has a title of its own. */
  titled?: boolean;
}

/** Says what could not be loaded and why, in the words that every page has for it (DIALOG-5), and offers a retry. */
export function LoadFailure({ error, what, titled, ...rest }: LoadFailureProps) {
  const t = useTranslate();
  const { title, text } = useFailureWords(error);
  return (
    <FailureState
      {...rest}
      {...(titled && { title })}
      text={what === undefined ? text : `${what} ${text}`}
      retryLabel={t('common.retry')}
    />
  );
}
