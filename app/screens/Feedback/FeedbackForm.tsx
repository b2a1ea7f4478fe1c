import {
  feedbackContactMax,
  feedbackContactMin,
  feedbackContentMax,
  feedbackContentMin,
} from '@tally/contract/limits/feedback';
import { indonesiaOnly } from '@tally/contract/market/features';
import { cutTyped, typedLength } from '@tally/contract/text/typedText';
import { Button } from '@tally/ui/Button';
import { ChoiceButtons } from '@tally/ui/ChoiceButtons';
import { TextArea } from '@tally/ui/TextArea';
import { TextField } from '@tally/ui/TextField';
import { AlertIcon } from '@tally/ui/icons/AlertIcon';
import { useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { isTransient, tooManyFor } from '../../api/apiError';
import { ErrorLine } from '../../components/ErrorLine/ErrorLine';
import { useFailureWords } from '../../components/useFailureWords';
import { feedbackProblem, feedbackTypes, type FeedbackDraft } from '../../features/feedback/feedbackRules';
import { sendFeedback } from '../../features/feedback/sendFeedback';
import { useAppDispatch } from '../../state/reduxHooks';
import { useTranslate } from '../../i18n/useTranslate';
import { showToast } from '../../overlays/showToast';
import { promptLogin } from '../../session/login';
import { useCurrentUser } from '../../session/useCurrentUser';
import { AboutChoice, KindChoice } from './AboutChoice';
import { Choice, Form, Wrong } from './FeedbackScreen.styles';

const blank: FeedbackDraft = { type: 0, content: '', contact: '' };

interface TypeChoiceProps {
  /** Holds the focus when no type was picked. */
  box: RefObject<HTMLDivElement | null>;
  value: FeedbackDraft['type'];
  isMissing: boolean;
  onPick: (type: FeedbackDraft['type']) => void;
}

/** What the message is about. */
function TypeChoice({ box, value, isMissing, onPick }: TypeChoiceProps) {
  const t = useTranslate();
  return (
    <Choice ref={box}>
      <ChoiceButtons
        label={t('feedback.type_label')}
        shape="chip"
        columns={2}
        choices={feedbackTypes.map((each) => ({ value: each, label: t(`feedback.type_${each}`) }))}
        value={value || undefined}
        onPick={onPick}
      />
      <Wrong aria-live="polite">
        {isMissing && (
          <>
            <AlertIcon size={16} />
            {t('feedback.cs_issue_type')}
          </>
        )}
      </Wrong>
    </Choice>
  );
}

/** The draft of a message, what is wrong with it, and its sending. */
function useDraft() {
  const dispatch = useAppDispatch();
  const { market, person } = useCurrentUser();
  const [draft, setDraft] = useState(blank);
  const [problem, setProblem] = useState<ReturnType<typeof feedbackProblem>>();
  const [state, setState] = useState<'ready' | 'busy'>('ready');
  const [failed, setFailed] = useState<{ error: unknown }>();
  const type = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  const contact = useRef<HTMLInputElement>(null);
  const write = (part: Partial<FeedbackDraft>) => {
    setDraft({ ...draft, ...part });
    setProblem(undefined);
    setFailed(undefined);
  };
  // The toast says what is wrong, and so does the field (FEEDBACK-3, FEEDBACK-4).
  const refuse = (found: NonNullable<typeof problem>) => {
    setProblem(found);
    if (found === 'type') {
      dispatch(showToast('feedback.noType'));
      type.current?.querySelector<HTMLElement>('input, button')?.focus();
    } else if (found === 'content') {
      dispatch(showToast('feedback.noContent', { min: feedbackContentMin }));
      content.current?.focus();
    } else {
      dispatch(showToast('feedback.noContact', { min: feedbackContactMin }));
      contact.current?.focus();
    }
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    if (person !== 'active') return dispatch(promptLogin('task'));
    setFailed(undefined);
    const found = feedbackProblem(draft, market);
    if (found) return refuse(found);
    setState('busy');
    const end = await dispatch(sendFeedback(draft, market));
    setState('ready');
    if (end === 'sent') setDraft(blank);
    else if (end === 'needType') refuse('type');
    else setFailed(end);
  };
  return { draft, problem, state, failed, write, submit, type, content, contact };
}

/** Says above the button that the message was not sent, and why where that is known (FEEDBACK-11). */
function NotSent({ error }: { error: unknown }) {
  const t = useTranslate();
  const { text: reason } = useFailureWords(error);
  const isTold = isTransient(error) || tooManyFor(error) !== undefined;
  return <ErrorLine role="alert">{isTold ? reason : t('feedback.failed')}</ErrorLine>;
}

/**
 * Form for a message to customer service. The input is kept until the server has accepted the message. What can be left
 * out stands behind the message, whose field so stays where it is.
 */
export function FeedbackForm() {
  const t = useTranslate();
  const { market, person } = useCurrentUser();
  const { draft, problem, state, failed, write, submit, type, content, contact } = useDraft();
  const about = person === 'active' && { draft, onWrite: write };
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      {indonesiaOnly[market] ? (
        <TypeChoice
          box={type}
          value={draft.type}
          isMissing={problem === 'type'}
          onPick={(picked) => write({ type: picked })}
        />
      ) : (
        about && <KindChoice {...about} />
      )}
      <TextArea
        label={t('feedback.content_label')}
        hint={t('feedback.content_hint', { min: feedbackContentMin })}
        value={draft.content}
        onValue={(value) => write({ content: cutTyped(value, feedbackContentMax) })}
        counter={t('feedback.counter', { length: typedLength(draft.content), max: feedbackContentMax })}
        error={problem === 'content' ? t('feedback.cs_no_content', { min: feedbackContentMin }) : undefined}
        area={{ ref: content, placeholder: t('feedback.content_placeholder') }}
      />
      {about && <AboutChoice {...about} />}
      <TextField
        label={t('feedback.contact_label')}
        hint={t('feedback.contact_hint')}
        value={draft.contact}
        onValue={(value) => write({ contact: cutTyped(value, feedbackContactMax) })}
        counter={t('feedback.counter', { length: typedLength(draft.contact), max: feedbackContactMax })}
        error={problem === 'contact' ? t('feedback.cs_no_contact', { min: feedbackContactMin }) : undefined}
        input={{ ref: contact, placeholder: t('feedback.contact_placeholder'), autoComplete: 'email' }}
      />
      {failed && <NotSent error={failed.error} />}
      <Button type="submit" block tone={person === 'guest' ? 'soft' : 'primary'} state={state}>
        {t('feedback.submit')}
      </Button>
    </Form>
  );
}
