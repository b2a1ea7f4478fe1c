import { useId, type ComponentProps } from 'react';
import { Button } from '../Button/Button';
import { CopyIcon } from '../icons/CopyIcon';
import { codeHalves } from '../theme/codeHalves';
import { Box, Code, Label, Link, None, Root, Words } from './LinkBox.styles';

export interface LinkBoxProps extends Omit<ComponentProps<'div'>, 'children' | 'onCopy'> {
  /** Says whose link it is. */
  label: string;
  /** The invite code, to be read out to a friend; '' if the link has none. */
  code?: string;
  /** Empty while there is no link: then `none` says so, and there is nothing to copy. */
  link: string;
  /** What stands in place of a link that is not there. */
  none: string;
  /** Name of the button that copies. */
  copyLabel: string;
  /** Called when it is pressed. */
  onCopy: () => void;
}

/** The invite code over its link, with one button that copies the link (TEAM-1). */
export function LinkBox({ label, code = '', link, none, copyLabel, onCopy, ...rest }: LinkBoxProps) {
  const id = useId();
  return (
    <Root role="group" aria-labelledby={id} {...rest}>
      <Box>
        <Words>
          <Label id={id}>{label}</Label>
          {code && <Code dir="ltr">{codeHalves(code)}</Code>}
          {!link && <None>{none}</None>}
        </Words>
        {link && (
          <Button size="small" tone="soft" onClick={onCopy}>
            <CopyIcon size={18} />
            {copyLabel}
          </Button>
        )}
        {link && <Link dir="ltr">{link.replace(/^https:\/\//, '')}</Link>}
      </Box>
    </Root>
  );
}
