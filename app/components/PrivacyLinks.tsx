import { LinkRow } from '@tally/ui/LinkRow';
import { RowList } from '@tally/ui/RowList';
import { Section } from '@tally/ui/Section';
import { appSettings } from '../host/appSettings';
import { useTranslate } from '../i18n/useTranslate';
import type { AppThunk } from '../state/appStore';
import { LogOut } from './LogOut';
import { PageLink } from './PageLink';
import { useAppDispatch } from '../state/reduxHooks';

const pages = [
  { path: '/mydata', title: 'title.owndata' },
  { path: '/privacy-policy', title: 'title.privacy' },
  { path: '/dataclear', title: 'title.deletion' },
] as const;
type PrivacyPath = (typeof pages)[number]['path'];

/** Opens a public page of the app in which the person is, or of the standard one while its settings are not known. */
const openPublicPage =
  (path: string): AppThunk<Promise<void>> =>
  async (dispatch, _, { navigation }) => {
    const app = (await dispatch(appSettings()))?.appShortName;
    navigation.go(app ? `${path}/${app}` : path);
  };

/**
 * The ways to one's own data, to the privacy policy and to the deletion of the data (PRIVACY-14); on account and help,
 * which are none of these pages, the way to log out too (PERSON-19).
 * @param here the page on which they stand, if it is one of them
 */
export function PrivacyLinks({ here }: { here?: PrivacyPath }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  return (
    <>
      <Section title={t('privacy.links_title')}>
        <RowList shape="card">
          {pages
            .filter(({ path }) => path !== here)
            .map(({ path, title }) => (
              <li key={path}>
                {path === '/mydata' ? (
                  <PageLink to={path}>{t(title)}</PageLink>
                ) : (
                  <LinkRow
                    href={path}
                    onClick={(event) => {
                      event.preventDefault();
                      void dispatch(openPublicPage(path));
                    }}
                  >
                    {t(title)}
                  </LinkRow>
                )}
              </li>
            ))}
        </RowList>
      </Section>
      {here === undefined && <LogOut />}
    </>
  );
}
