import { useEffect, useRef, useState } from 'react';
import { readLine } from '@tally/contract/text/typedText';
import { withDots } from '@tally/contract/text/withDots';
import type { Act } from '../../overlays/content/act';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { ActButton } from './ActButton';
import { LineField } from './Reason.styles';
import { Choices, Reasons, Several } from './ReasonedActs.styles';

/** An act that needs a reason. */
export interface ReasonedAct {
  /** What the button says that opens its reasons. */
  readonly label: string;
  readonly act: Act;
  readonly isSoft?: boolean;
  readonly shortcut?: string;
  /** Whether the usual reasons are offered: not for what takes something back. */
  readonly hasUsual: boolean;
  /** Asks, and does it. */
  readonly decide: (reason: string) => Promise<unknown>;
}

/** The most common reasons, in the operator's words; they are stored as if the operator had typed them. */
const usual = ['ops.why_name', 'ops.why_number', 'ops.why_suspected'] as const;

/** The reasons of an act: one of the usual ones asks at once, another one is typed. */
function ReasonChoice({ label, act, isSoft = false, hasUsual, decide }: ReasonedAct) {
  const t = useOperatorTranslate();
  const [isOther, setOther] = useState(!hasUsual);
  const [typed, setTyped] = useState('');
  const reason = readLine(typed);
  const group = useRef<HTMLDivElement>(null);
  // Whoever opens them by a key goes on from here.
  useEffect(() => group.current?.querySelector<HTMLElement>('input, button')?.focus(), [isOther]);
  const look = { act, isSoft };
  return (
    <Reasons
      ref={group}
      role="group"
      aria-label={withDots(label, t('ops.reason'))}
      data-state={isOther ? 'other' : 'usual'}
    >
      {!isOther && (
        <Choices>
          {usual.map((key) => (
            <ActButton key={key} label={t(key)} onPress={() => decide(t(key))} />
          ))}
          <ActButton label={t('ops.why_else')} onOpen={() => setOther(true)} />
        </Choices>
      )}
      {isOther && (
        <>
          <LineField
            label={t('ops.reason')}
            value={typed}
            onValue={setTyped}
            input={{ autoComplete: 'off', maxLength: 100 }}
          />
          <ActButton label={label} onPress={() => decide(reason)} {...look} isOff={reason === ''} />
        </>
      )}
    </Reasons>
  );
}

interface ReasonedActsProps {
  acts: readonly ReasonedAct[];
  /** Id of the title of what they are about. */
  about?: string;
}

/** Acts that need a reason, in one line: a press opens the reasons, and a reason asks (OPS-75). */
export function ReasonedActs({ acts, about }: ReasonedActsProps) {
  const [openLabel, setOpen] = useState<string>();
  const open = acts.find(({ label }) => label === openLabel);
  return (
    <>
      <Several>
        {acts.map(({ label, act, isSoft = false, shortcut }) => (
          <ActButton
            key={label}
            label={label}
            {...(about !== undefined && { about })}
            onOpen={() => setOpen(label === openLabel ? undefined : label)}
            act={act}
            isSoft={isSoft}
            shortcut={shortcut}
            aria-expanded={label === openLabel}
          />
        ))}
      </Several>
      {open && <ReasonChoice key={openLabel} {...open} />}
    </>
  );
}
