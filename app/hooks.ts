import { createContext, useContext } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Translate } from '@tally/locales/text';
import type { Outside } from './outside';
import type { AppDispatch, RootState } from './store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

const TextContext = createContext<Translate>(() => '');

/** Hands the texts to everything inside: home's, or under a page behind home all of them. */
export const TextProvider = TextContext.Provider;

/** Texts in the person's language, with typed keys and placeholders. */
export const useText = (): Translate => useContext(TextContext);

const OutsideContext = createContext<Outside | null>(null);

/** Hands the outside world to the components that need a clock or the bridge. */
export const OutsideProvider = OutsideContext.Provider;

export function useOutside(): Outside {
  const outside = useContext(OutsideContext);
  if (!outside) throw new Error('There is no OutsideProvider above.');
  return outside;
}
