import { useId, type ComponentProps } from 'react';
import { Button } from '../Button/Button';
import { CopyIcon } from '../icons/CopyIcon';
import { Box, Label, Link, Root } from './LinkBox.styles';

export interface LinkBoxProps extends Omit<ComponentProps<'div'>, 'children' | 'onCopy'> {
  label: string;
  /** Empty while there is none: the button stays, and its press says what is wrong. */
  link: string;
  copyLabel: string;
  onCopy: () => void;
}

/** The invite link with a button that copies it (TEAM-1). */
export function LinkBox({ label, link, copyLabel, onCopy, ...rest }: LinkBoxProps) {
  const id = useId();
  return (
    <Root role="group" aria-labelledby={id} {...rest}>
      <Label id={id}>{label}</Label>
      <Box>
        <Link dir="ltr">{link}</Link>
        <Button size="small" onClick={onCopy}>
          <CopyIcon size={18} />
          {copyLabel}
        </Button>
      </Box>
    </Root>
  );
}
