import { Banner } from '@tally/ui/Banner';
import { MegaphoneIcon } from '@tally/ui/icons/MegaphoneIcon';
import { PhoneIcon } from '@tally/ui/icons/PhoneIcon';
import { PageLink } from '../../components/PageLink';
import { HotApps } from '../../features/offers/HotApps';
import { promotionsPath } from '../../features/offers/appsType';
import { useTranslate } from '../../i18n/useTranslate';
import { useNavigation } from '../../state/appContext';

/**
 * The apps of the page, one section (WITHDRAW-30): the hot apps, for promotion users a line to the featured ones
 * (WITHDRAW-24), and the banner to more apps as its last row.
 */
export function WithdrawApps({ promoted }: { promoted: boolean }) {
  const t = useTranslate();
  const navigation = useNavigation();
  return (
    <HotApps
      more={(mark) => (
        <>
          {promoted && (
            <PageLink icon={<MegaphoneIcon size={34} />} to={promotionsPath} mark={mark}>
              {t('title.promoapps')}
            </PageLink>
          )}
          <Banner
            art={<PhoneIcon size={40} />}
            mark={mark}
            title={t('title.moreapps')}
            text={t('withdraw.more_banner')}
            onClick={() => navigation.go('/opt/moreapps')}
          />
        </>
      )}
    />
  );
}
