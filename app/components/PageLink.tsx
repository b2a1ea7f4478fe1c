import { LinkRow, type LinkRowProps } from '@tally/ui/LinkRow';
import { ArtColumn } from '@tally/ui/theme/artColumn';
import { useLinkClickHandler } from 'react-router-dom';

/** A row that links to another page of the app: a real anchor, navigated by the router. */
export function PageLink({ to, icon, ...rest }: Omit<LinkRowProps, 'href' | 'onClick'> & { to: string }) {
  return <LinkRow href={to} onClick={useLinkClickHandler(to)} icon={icon && <ArtColumn>{icon}</ArtColumn>} {...rest} />;
}
