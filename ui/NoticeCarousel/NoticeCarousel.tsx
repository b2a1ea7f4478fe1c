import { useState, type ComponentProps } from 'react';
import { useInterval, useReducedMotion } from '../Environment/Environment';
import { CoinIcon } from '../icons/CoinIcon';
import { PauseIcon } from '../icons/PauseIcon';
import { PlayIcon } from '../icons/PlayIcon';
import { Chip, Control, Line, Name, Root } from './NoticeCarousel.styles';

/** How long each notice is shown, ms. */
const noticeMs = 2000;

/** `friend`: about somebody whom the person knows. `example` notices are fictional and say so in their text. */
export interface Notice {
  /** The notice in one line. */
  text: string;
  /** The name in the text: the part that is cut where there is no room, so that the amount is not. */
  name?: string;
  /** Whose news it is: a friend's, somebody's, or a made-up person's, which it says. */
  kind: 'friend' | 'real' | 'example';
}

export interface NoticeCarouselProps extends ComponentProps<'div'> {
  /** Accessible name of the group. */
  label: string;
  /** The notices, one after the other. */
  notices: readonly Notice[];
  /** Name of the button that stops them. */
  pauseLabel: string;
  /** Name of the button that lets them go on. */
  resumeLabel: string;
}

const NoticeText = ({ text, name }: Notice) => {
  const at = name ? text.indexOf(name) : -1;
  if (!name || at < 0) return <Name>{text}</Name>;
  return (
    <>
      {text.slice(0, at)}
      <Name>{name}</Name>
      {text.slice(at + name.length)}
    </>
  );
};

/**
 * Shows withdrawal notices one at a time and changes every 2 s. It can be paused, starts paused under reduced motion
 * and is not announced by screen readers; a change re-renders only this component. Without notices it keeps its space.
 */
export function NoticeCarousel({ label, notices, pauseLabel, resumeLabel, ...rest }: NoticeCarouselProps) {
  const [turn, setTurn] = useState(0);
  const reduced = useReducedMotion();
  const [chosen, setPaused] = useState<boolean>();
  const paused = chosen ?? reduced;
  useInterval(!paused && notices.length > 1 ? noticeMs : undefined, () => setTurn((now) => now + 1));
  const notice = notices[turn % notices.length];
  return (
    <Root role="group" aria-label={label} data-state={paused ? 'paused' : 'running'} {...rest}>
      <Chip>
        <CoinIcon size={20} />
        <Line key={turn} data-kind={notice?.kind} data-turn={turn && 'next'}>
          {notice && <NoticeText {...notice} />}
        </Line>
      </Chip>
      {notices.length > 1 && (
        <Control type="button" aria-label={paused ? resumeLabel : pauseLabel} onClick={() => setPaused(!paused)}>
          {paused ? <PlayIcon size={16} /> : <PauseIcon size={16} />}
        </Control>
      )}
    </Root>
  );
}
