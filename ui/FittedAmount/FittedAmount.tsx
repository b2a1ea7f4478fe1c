import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { Root, Whole } from './FittedAmount.styles';

export type FittedAmountProps = ComponentProps<'span'>;

/** Share of the room that a smaller amount takes: the rest is for letters of a font that arrives later. */
const filled = 0.98;

/** Makes the amount smaller where it is wider than its room. */
function fit(whole: HTMLElement): void {
  whole.style.fontSize = '';
  const { clientWidth: room, scrollWidth: width } = whole;
  if (width > room) whole.style.fontSize = `${((room / width) * filled).toFixed(3)}em`;
}

/**
 * A large amount on one line, which a browser does not translate. Where it finds too little room, in large text, it
 * gets smaller: a number that is broken inside its digits reads as another one (TEXT-12). It takes font and colour from
 * what holds it, and the room that this has.
 */
export function FittedAmount({ children, ...rest }: FittedAmountProps) {
  const amount = useRef<HTMLSpanElement>(null);
  // The text is another one each time: it may count up.
  useLayoutEffect(() => {
    if (amount.current) fit(amount.current);
  });
  useLayoutEffect(() => {
    const whole = amount.current;
    if (!whole?.parentElement || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => fit(whole));
    observer.observe(whole.parentElement);
    return () => observer.disconnect();
  }, []);
  return (
    <Root translate="no" {...rest}>
      <Whole ref={amount}>{children}</Whole>
    </Root>
  );
}
