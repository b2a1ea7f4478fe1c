import { moreAppsType } from '@tally/contract/offers';
import { AppRow } from '@tally/ui/AppRow';
import { Badge } from '@tally/ui/Badge';
import { Section } from '@tally/ui/Section';
import { MegaphoneIcon } from '@tally/ui/icons/MegaphoneIcon';
import { useGetMoreAppsQuery, useGetProAppsQuery } from '../../features/offers/appsApi';
import { promotionsPath } from '../../features/offers/appsType';
import { useAppDispatch } from '../../platform/reduxHooks';
import { useTranslate } from '../../i18n/useTranslate';
import { openLink } from '../../session/openLink';
import { useCurrentUser } from '../../session/useCurrentUser';
import { ListState } from '../../components/ListState';
import { PageLink } from '../../components/PageLink';
import { ScreenFrame } from '../../components/ScreenFrame';

const titles = { 1: 'title.moreapps', 2: 'title.hotapps', 3: 'title.promoapps' } as const;

/**
 * A list of partners' apps, labelled as advertising (APPS-1): "a button labelled by the item's action text or
 * 'Download'". The promotions are loaded by a separate call (APPS-5); the standard list links to them.
 */
export function AppsView({ type, leave }: { type: 1 | 2 | 3; leave: 'step' | 'hosted' }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { pkgName, locale } = useCurrentUser();
  const promoted = type === moreAppsType.other;
  const more = useGetMoreAppsQuery({ type, appPkgName: pkgName, locale }, { skip: promoted });
  const promotions = useGetProAppsQuery({ appPkgName: pkgName, locale }, { skip: !promoted });
  const { data, isFetching, refetch } = promoted ? promotions : more;
  const title = t(type === 2 ? 'apps.hot_title' : type === 3 ? 'apps.promo_title' : 'apps.more_title');
  const list = (
    <ListState
      items={data}
      failed={!isFetching}
      label={title}
      empty={t('apps.empty')}
      onRetry={() => void refetch()}
      row={({ name, icon, headline, link, action }, index) => (
        <AppRow
          key={`${name} ${index}`}
          name={name}
          icon={icon}
          headline={headline}
          action={action || t('common.download')}
          onOpen={() => void dispatch(openLink(link))}
        />
      )}
    />
  );
  return (
    <ScreenFrame title={t(titles[type])} leave={leave}>
      {type === moreAppsType.standard && (
        <PageLink icon={<MegaphoneIcon size={34} />} to={promotionsPath}>
          {t('title.promoapps')}
        </PageLink>
      )}
      {data?.length ? (
        <Section title={title} aside={<Badge kind="ad">{t('common.advertisement')}</Badge>}>
          {list}
        </Section>
      ) : (
        list
      )}
    </ScreenFrame>
  );
}
