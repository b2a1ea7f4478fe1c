import { Avatar } from '@tally/ui/Avatar';
import { useTranslate } from '../../i18n/useTranslate';
import { Earned, Face, Heading, Line } from './InvitationHead.styles';

interface InvitationHeadProps {
  name: string;
  avatar: string;
  /** The inviter's earnings, formatted; undefined where there are none: then only the invitation is shown. */
  earned: string | undefined;
}

/** The inviter's name and earnings. */
export function InvitationHead({ name, avatar, earned }: InvitationHeadProps) {
  const t = useTranslate();
  return (
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
  );
}
