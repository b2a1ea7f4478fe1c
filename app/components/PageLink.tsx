import { Badge } from '@tally/ui/Badge';
import { LinkRow, type LinkRowProps } from '@tally/ui/LinkRow';
import { ArtColumn } from '@tally/ui/theme/artColumn';
import { theme } from '@tally/ui/theme/theme';
import styled from 'styled-components';
import { usePageLink } from './usePageLink';

const Marked = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]} ${theme.space[12]};
  /* As prominent as the titles of the rows below it. */
  color: ${theme.color.text};
  font: ${theme.type.label};

  > :first-child {
    flex: 1 1 5rem;
    min-width: 0;
  }
`;

interface PageLinkProps extends Omit<LinkRowProps, 'href' | 'onClick'> {
  to: string;
  /** Marks the page that it leads to as advertising (ADS-9). */
  mark?: string;
}

/** A row that links to another page of the app: a real anchor, opened by the router. */
export function PageLink({ to, icon, mark, children, ...rest }: PageLinkProps) {
  return (
    <LinkRow {...usePageLink(to)} icon={icon && <ArtColumn>{icon}</ArtColumn>} {...rest}>
      {mark ? (
        <Marked>
          <span>{children}</span>
          <Badge kind="ad">{mark}</Badge>
        </Marked>
      ) : (
        children
      )}
    </LinkRow>
  );
}
