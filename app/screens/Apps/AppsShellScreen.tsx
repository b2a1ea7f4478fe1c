import { moreAppsType } from '@tally/contract/opt';
import { openActionShellMs } from '@tally/contract/limits';
import { useEffect } from 'react';
import { useAppDispatch, useOutside } from '../../hooks';
import { postAction } from '../../session/postAction';
import { AppsView } from './AppsView';

/** More apps as a page that the host opens and closes (section 2, /app/moreapps). Says "open MoreApps" after 0.5 s (section 7). */
export default function AppsShellScreen() {
  const dispatch = useAppDispatch();
  const { services } = useOutside();
  useEffect(() => services.after(openActionShellMs, () => dispatch(postAction('open', 'MoreApps'))), [services, dispatch]);
  return <AppsView type={moreAppsType.standard} leave="shell" />;
}
