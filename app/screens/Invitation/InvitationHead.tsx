import { Avatar } from '@tally/ui/Avatar';
import { useTranslate } from '../../i18n/useTranslate';
import { Earned, Face, Heading, Line } from './InvitationHead.styles';

interface InvitationHeadProps {
  name: string;
  avatar: string;
  /** What the inviter has earned, as people read it; undefined where that is nothing: then only the invitation stands. */
  earned: string | undefined;
}

/** Who invites, and what they have earned. */
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
