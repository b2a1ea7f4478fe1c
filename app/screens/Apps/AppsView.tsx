import { AppRow } from '@tally/ui/AppRow';
import { Badge } from '@tally/ui/Badge';
import { Section } from '@tally/ui/Section';
import { appsApi } from '../../features/apps/appsApi';
import { useAppDispatch, useText } from '../../hooks';
import { openLink } from '../../openLink';
import { usePerson } from '../../session/usePerson';
import { ListState } from '../../pieces/ListState';
import { ScreenFrame } from '../../pieces/ScreenFrame';

const titles = { 1: 'title.moreapps', 2: 'title.hotapps', 3: 'title.promoapps' } as const;

/** A list of apps of others, labelled as advertising (section 2, More apps): "a button labelled by the item's action text or 'Download'". */
export function AppsView({ type, leave }: { type: 1 | 2 | 3; leave: 'step' | 'shell' }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { pkgName, locale } = usePerson();
  const { data, isFetching, refetch } = appsApi.useGetMoreAppsQuery({ type, appPkgName: pkgName, locale });
  const title = t(type === 2 ? 'apps.hot_title' : type === 3 ? 'apps.promo_title' : 'apps.more_title');
  const list = (
    <ListState
      items={data}
      failed={!isFetching}
      label={title}
      empty={t('apps.empty')}
      onRetry={() => void refetch()}
      row={({ name, icon, headline, link, action }, index) => (
        <AppRow key={`${name} ${index}`} name={name} icon={icon} headline={headline} action={action || t('common.download')} onOpen={() => void dispatch(openLink(link))} />
      )}
    />
  );
  return (
    <ScreenFrame title={t(titles[type])} leave={leave}>
      {data?.length ? <Section title={title} aside={<Badge kind="ad">{t('common.advertisement')}</Badge>}>{list}</Section> : list}
    </ScreenFrame>
  );
}
