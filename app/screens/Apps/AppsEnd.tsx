import { moreAppsType } from '@tally/contract/apps/offers';
import { formatMoney } from '@tally/locales/format';
import { Section } from '@tally/ui/Section';
import { GiftIcon } from '@tally/ui/icons/GiftIcon';
import { PhoneIcon } from '@tally/ui/icons/PhoneIcon';
import { RulesIcon } from '@tally/ui/icons/RulesIcon';
import { TeamIcon } from '@tally/ui/icons/TeamIcon';
import { PageLink } from '../../components/PageLink';
import type { AppsList } from '../../features/offers/appsType';
import { useTranslate } from '../../i18n/useTranslate';
import { luckyAnchor } from '../../navigation/homeAnchors';
import { useCurrentUser } from '../../session/useCurrentUser';
import { useMarketRules } from '../../session/rules/useMarketRules';

/**
 * What a list of apps ends with (APPS-8): the other list, and what pays: lucky tasks, friends. A list of partners' apps
 * pays nothing by itself.
 */
export function AppsEnd({ list }: { list: AppsList }) {
  const t = useTranslate();
  const { market, active, user } = useCurrentUser();
  const { inviteReward, closed } = useMarketRules(market);
  const lucky = active && user?.showLuckyTask && !closed.includes('lucky');
  return (
    <Section title={t('home.more_title')}>
      {lucky && (
        <PageLink icon={<GiftIcon size={34} />} to={luckyAnchor}>
          {t('apps.lucky')}
        </PageLink>
      )}
      <PageLink icon={<TeamIcon size={34} />} to="/team">
        {t('apps.invite', { amount: formatMoney(inviteReward, market) })}
      </PageLink>
      <PageLink icon={<RulesIcon size={34} />} to="/tips/rules">
        {t('home.rules_link')}
      </PageLink>
      {list !== moreAppsType.standard && (
        <PageLink icon={<PhoneIcon size={34} />} to="/opt/moreapps" mark={t('common.advertisement')}>
          {t('title.moreapps')}
        </PageLink>
      )}
    </Section>
  );
}
