import { localeMarket, type Locale } from '@tally/contract/market/codes';
import { formatMoney } from '@tally/locales/format';
import { AppHeroCard } from '@tally/ui/AppHeroCard';
import { BottomBar } from '@tally/ui/BottomBar';
import { EmptyState } from '@tally/ui/EmptyState';
import { RankRow } from '@tally/ui/RankRow';
import { RowList } from '@tally/ui/RowList';
import { Section } from '@tally/ui/Section';
import { StoreIcon } from '@tally/ui/icons/StoreIcon';
import { TrophyIcon } from '@tally/ui/icons/TrophyIcon';
import { useEffect, useState } from 'react';
import { invitationStoreLink } from '../../features/invitation/invitationRules';
import type { Invitation } from '../../features/invitation/readInvitation';
import { walletApi } from '../../features/wallet/walletApi';
import { useAppDispatch } from '../../state/reduxHooks';
import { useServices } from '../../state/appContext';
import { useTranslate } from '../../i18n/useTranslate';
import { showToast } from '../../overlays/showToast';
import { LoadingRows } from '../../components/LoadingRows';
import { useInView } from '../../components/useInView';
import { ScreenFrame } from '../../components/ScreenFrame';
import { HowItWorks } from './HowItWorks';
import { InvitationHead } from './InvitationHead';

interface InvitationViewProps {
  invitation: Invitation;
  locale: Locale;
  code: string;
}

/** Last week's largest withdrawals; nothing when they are not known. */
function Ranking({ appPkgName, locale }: { appPkgName: string; locale: Locale }) {
  const t = useTranslate();
  const { data, isError } = walletApi.useGetRankQuery({ appPkgName, locale });
  if (isError) return null;
  return (
    <Section title={t('ref.ranking_title')}>
      {!data && <LoadingRows label={t('ref.loading')} shape="card" />}
      {data?.length === 0 && <EmptyState picture={<TrophyIcon size={64} />} text={t('ref.ranking_empty')} />}
      {data !== undefined && data.length > 0 && (
        <RowList shape="card" aria-label={t('ref.ranking_title')}>
          {data.map((row, index) => (
            <RankRow
              key={`${row.rankId} ${index}`}
              rank={index + 1}
              rankLabel={t('a11y.rank', { rank: index + 1 })}
              name={row.name}
              avatar={row.avatar}
              account={row.accountId}
              amount={formatMoney(row.amount, localeMarket[locale])}
            />
          ))}
        </RowList>
      )}
    </Section>
  );
}

/**
 * The inviter and the app, and last week's withdrawals. The bar takes the place of the card's install button while that
 * is out of view (INVITE-6).
 */
export function InvitationView({ invitation, locale, code }: InvitationViewProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const services = useServices();
  const { userName: name, appName: app, appPkgName, userCash } = invitation;
  const market = localeMarket[locale];
  const title = t('title.ref');
  const [card, setCard] = useState<HTMLElement | null>(null);
  const canInstall = useInView(card, 'button', code);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const install = () => {
    const link = invitationStoreLink(invitation, services.host() !== undefined);
    if (link) services.navigate(link);
    else dispatch(showToast('links.openFailed'));
  };
  return (
    <ScreenFrame
      title={t('ref.title', { name })}
      head={
        <InvitationHead
          name={name}
          avatar={invitation.userAvatar}
          earned={userCash > 0 ? formatMoney(userCash, market) : undefined}
        />
      }
      ticket={
        <AppHeroCard
          ref={setCard}
          name={app}
          icon={invitation.appIcon}
          headline={invitation.appTitle}
          text={invitation.appContent}
          codeLabel={t('ref.code')}
          code={code}
          action={t('ref.install')}
          onInstall={install}
        />
      }
      bar={
        !canInstall && (
          <BottomBar
            kind="download"
            text={t('ref.bar_text', { name })}
            action={t('ref.bar_button')}
            icon={<StoreIcon size={20} />}
            onAction={install}
          />
        )
      }
    >
      <HowItWorks market={market} locale={locale} />
      <Ranking appPkgName={appPkgName} locale={locale} />
    </ScreenFrame>
  );
}
