import { deletionInfos, deletionLinkHours } from '@tally/contract/people/deletion';
import { deletionMailSuffix } from '@tally/contract/limits/deletion';
import { readLine } from '@tally/contract/text/typedText';
import { Button } from '@tally/ui/Button';
import { TextField } from '@tally/ui/TextField';
import { AccountIcon } from '@tally/ui/icons/AccountIcon';
import { EnvelopeIcon } from '@tally/ui/icons/EnvelopeIcon';
import { TickIcon } from '@tally/ui/icons/TickIcon';
import { useRef, useState, type SyntheticEvent } from 'react';
import { apiErrorOf, isTransient } from '../../api/apiError';
import { useAppDispatch } from '../../state/reduxHooks';
import { useServices } from '../../state/appContext';
import { forgetLastHome } from '../../session/persistedSession';
import { useTranslate } from '../../i18n/useTranslate';
import { showUnreachable, showToast } from '../../overlays/showToast';
import { Form, Note } from './DeletionForm.styles';
import { deletionProblem } from './deletionRules';
import { deletionApi } from './deletionApi';

/** Whether a backend refuses an unknown address by its envelope's message instead of `info`. */
function isBadUser(error: unknown): boolean {
  const failed = apiErrorOf(error);
  return failed?.kind === 'envelope' && failed.msg === deletionInfos.badUser;
}

/** What has become of a request: none yet, received, or a link was mailed. */
type Sent = 'no' | 'received' | 'mailed';

/** The steps of a request: the address is written, confirmed, sent; a link may have been mailed. */
function useDeletion(app: string) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { storage } = useServices();
  const [mail, setMail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [step, setStep] = useState<'write' | 'confirm' | 'send'>('write');
  const [sent, setSent] = useState<Sent>('no');
  const input = useRef<HTMLInputElement>(null);

  const write = (typed: string) => {
    setMail(typed);
    setProblem(undefined);
    setStep('write');
  };
  const refuse = (reason: string) => {
    setProblem(reason);
    setStep('write');
    input.current?.focus();
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (step === 'send') return;
    const found = deletionProblem(mail);
    if (found) {
      dispatch(showToast(found === 'short' ? 'deletionForm.addressTooShort' : 'deletionForm.noSuffix'));
      return refuse(
        found === 'short' ? t('deletion.need_mail') : t('deletion.need_suffix', { suffix: deletionMailSuffix }),
      );
    }
    if (step === 'write') {
      setStep('confirm');
      return dispatch(showToast('deletionForm.pressAgain'));
    }
    setStep('send');
    const { data, error } = await dispatch(
      deletionApi.endpoints.postDeleteMyData.initiate({ query: { app, email: readLine(mail) } }, { track: false }),
    );
    if (data?.info === deletionInfos.badUser || isBadUser(error)) {
      dispatch(showToast('deletionForm.badUser'));
      return refuse(t('deletion.unknown_account'));
    }
    if (error) {
      setStep('confirm');
      return dispatch(isTransient(error) ? showUnreachable(error) : showToast('network.unknownError'));
    }
    forgetLastHome(storage);
    dispatch(showToast('deletionForm.submitted'));
    write('');
    setSent(data?.info === deletionInfos.checkMail ? 'mailed' : 'received');
  };

  return { mail, problem, step, sent, input, write, submit, askAgain: () => setSent('no') };
}

/**
 * Form that requests the deletion of a person's data (PRIVACY-5): "first click shows 'Click again to confirm', second
 * sends". Changing the address resets the confirmation; a failed request keeps the address. What has become of the
 * request takes the place of field and button; where mail is set up, that is that a link was sent, and another one can
 * be asked for (PRIVACY-10).
 * @param app short name of the app that holds the data
 */
export function DeletionForm({ app }: { app: string }) {
  const t = useTranslate();
  const { mail, problem, step, sent, input, write, submit, askAgain } = useDeletion(app);
  const notes = {
    no: { icon: <AccountIcon size={40} />, text: t('deletion.warning') },
    received: { icon: <TickIcon size={40} />, text: t('deletion.received') },
    mailed: { icon: <EnvelopeIcon size={40} />, text: t('deletion.check_mail', { hours: deletionLinkHours }) },
  };
  return (
    <Form as="form" noValidate aria-label={t('title.deletion')} onSubmit={(event) => void submit(event)}>
      <Note role="status" data-state={sent === 'no' ? 'warning' : 'sent'}>
        {notes[sent].icon}
        <div>{notes[sent].text}</div>
      </Note>
      {sent === 'no' && (
        <>
          <TextField
            label={t('deletion.email_label')}
            value={mail}
            onValue={write}
            error={problem}
            input={{
              ref: input,
              type: 'email',
              inputMode: 'email',
              autoComplete: 'email',
              autoCapitalize: 'none',
              maxLength: 200,
              placeholder: t('deletion.email_placeholder'),
            }}
          />
          {/* Red only when the next press deletes. */}
          <Button
            type="submit"
            block
            tone={step === 'write' ? 'soft' : 'danger'}
            state={step === 'send' ? 'busy' : 'ready'}
          >
            {t(step === 'confirm' ? 'deletion.confirm_button' : 'deletion.submit')}
          </Button>
        </>
      )}
      {sent === 'mailed' && (
        <Button block tone="soft" onClick={askAgain}>
          {t('deletion.ask_again')}
        </Button>
      )}
    </Form>
  );
}
