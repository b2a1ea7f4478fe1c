import { Banner } from '@tally/ui/Banner';
import { MegaphoneIcon } from '@tally/ui/icons/MegaphoneIcon';
import { PhoneIcon } from '@tally/ui/icons/PhoneIcon';
import { PageLink } from '../../components/PageLink';
import { promotionsPath } from '../../features/offers/appsType';
import { useTranslate } from '../../i18n/useTranslate';
import { useNavigation } from '../../state/appContext';

/**
 * The banner shows the promotions to promotion users, and more apps to everyone else; the other list is a link below
 * (WITHDRAW-24).
 */
export function WithdrawApps({ promoted }: { promoted: boolean }) {
  const t = useTranslate();
  const navigation = useNavigation();
  return promoted ? (
    <>
      <Banner
        art={<MegaphoneIcon size={40} />}
        mark={t('common.advertisement')}
        title={t('title.promoapps')}
        text={t('withdraw.promo_banner')}
        onClick={() => navigation.go(promotionsPath)}
      />
      <PageLink icon={<PhoneIcon size={34} />} to="/opt/moreapps" mark={t('common.advertisement')}>
        {t('title.moreapps')}
      </PageLink>
    </>
  ) : (
    <>
      <Banner
        art={<PhoneIcon size={40} />}
        mark={t('common.advertisement')}
        title={t('title.moreapps')}
        text={t('withdraw.more_banner')}
        onClick={() => navigation.go('/opt/moreapps')}
      />
      <PageLink icon={<MegaphoneIcon size={34} />} to={promotionsPath} mark={t('common.advertisement')}>
        {t('title.promoapps')}
      </PageLink>
    </>
  );
}
