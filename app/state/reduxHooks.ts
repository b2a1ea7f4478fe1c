import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState } from './appStore';

/** React Redux's hooks with the app's types. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
