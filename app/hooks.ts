import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { Translate } from '@tally/locales/text';
import type { Outside } from './outside';
import type { AppDispatch, RootState } from './store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

/** Texts in the person's language, with typed keys and placeholders. */
export const useText = (): Translate => useTranslation().t as unknown as Translate;

const OutsideContext = createContext<Outside | null>(null);

/** Hands the outside world to the components that need a clock or the bridge. */
export const OutsideProvider = OutsideContext.Provider;

export function useOutside(): Outside {
  const outside = useContext(OutsideContext);
  if (!outside) throw new Error('There is no OutsideProvider above.');
  return outside;
}
