import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { hideBeside } from './modalStack';

const pressable = 'a[href],button,input,textarea,select,[tabindex="0"]';

/** Where the modal that closed last gave the focus back to: one that follows it at once gives it back there too. */
let givenBack: Element | null = null;

/**
 * Makes a box modal: moves the focus into it and back on unmount, keeps Tab inside, hides what is beside it, calls
 * `onClose` on Escape, and stops the page behind from scrolling. The box is the child of its outermost element.
 */
export function useModal(onClose: (() => void) | undefined) {
  const box = useRef<HTMLDivElement>(null);
  // Read during render, before a field inside the box can take the focus (`autoFocus`).
  const [before] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const { overflow } = style;
    style.overflow = 'hidden';
    const back = before?.isConnected === false ? givenBack : before;
    const modal = box.current?.parentElement;
    const show = modal && hideBeside(modal);
    if (!box.current?.contains(document.activeElement)) box.current?.focus({ preventScroll: true });
    return () => {
      style.overflow = overflow;
      show?.();
      givenBack = back;
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, [before]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onClose) {
      event.stopPropagation();
      onClose();
    }
    if (event.key !== 'Tab') return;
    const stops = [...(box.current?.querySelectorAll<HTMLElement>(pressable) ?? [])];
    const edge = stops.at(event.shiftKey ? 0 : -1);
    const here = document.activeElement;
    if (here !== edge && here !== box.current) return;
    event.preventDefault();
    stops.at(event.shiftKey ? -1 : 0)?.focus();
  };
  return { box, onKeyDown };
}
