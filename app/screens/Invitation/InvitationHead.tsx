import { Avatar } from '@tally/ui/Avatar';
import { Logo } from '@tally/ui/Logo';
import { EnvelopeIcon } from '@tally/ui/icons/EnvelopeIcon';
import { productName } from '../../platform/productName';
import { useTranslate } from '../../i18n/useTranslate';
import { Brand, Earned, Envelope, Face, Heading, Line } from './InvitationHead.styles';

interface InvitationHeadProps {
  name: string;
  avatar: string;
  /** The inviter's earnings, formatted; undefined where there are none: then only the invitation is shown. */
  earned: string | undefined;
}

/** Whose page it is, above the one who invites. */
const LandingBrand = () => (
  <Brand>
    <Logo name={productName} ground="hero" />
  </Brand>
);

/** The inviter's name and earnings. */
export function InvitationHead({ name, avatar, earned }: InvitationHeadProps) {
  const t = useTranslate();
  return (
    <>
      <LandingBrand />
      <Heading>
        <Face>
          <Avatar size="large" name={name} src={avatar} />
        </Face>
        {earned === undefined ? (
          <Line>{t('ref.title', { name })}</Line>
        ) : (
          <>
            <Line>{t('ref.headline', { name })}</Line> <Earned>{earned}</Earned> <Line>{t('ref.invites')}</Line>
          </>
        )}
      </Heading>
    </>
  );
}

/**
 * The head while nobody knows who invites, as high as the inviter's, so that nothing moves when they come. After a
 * failure only its words: the failure has a picture of its own.
 */
export function UnnamedHead({ failed }: { failed?: boolean }) {
  const t = useTranslate();
  if (failed)
    return (
      <>
        <LandingBrand />
        <Heading data-state="failed">
          <Line>{t('title.ref')}</Line>
        </Heading>
      </>
    );
  return (
    <>
      <LandingBrand />
      <Heading data-state="unnamed">
        <Face>
          <Envelope>
            <EnvelopeIcon size={48} />
          </Envelope>
        </Face>
        <Line>{t('title.ref')}</Line>
      </Heading>
    </>
  );
}
