import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';

const pressable = 'a[href],button,input,textarea,select,[tabindex="0"]';

/**
 * Makes a box modal: moves the focus into it and back on unmount, keeps Tab inside, calls `onClose` on Escape, and
 * stops the page behind from scrolling.
 */
export function useModal(onClose: (() => void) | undefined) {
  const box = useRef<HTMLDivElement>(null);
  // Read during render, before a field inside the box can take the focus (`autoFocus`).
  const [before] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const { overflow } = style;
    style.overflow = 'hidden';
    if (!box.current?.contains(document.activeElement)) box.current?.focus({ preventScroll: true });
    return () => {
      style.overflow = overflow;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
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
