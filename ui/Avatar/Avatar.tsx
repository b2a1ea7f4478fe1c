import { useState, type ComponentProps } from 'react';
import { Photo, Root } from './Avatar.styles';

export interface AvatarProps extends ComponentProps<'span'> {
  /** Of the person or the app; its first letter stands in for a missing picture. */
  name: string;
  src?: string | undefined;
  shape?: 'person' | 'app';
  size?: 'normal' | 'large';
  /** Says what the picture shows, where the name does not stand beside it. */
  alt?: string;
}

/** The letter that stands in for a missing picture. */
export const initialOf = (name: string): string => (name.match(/[\p{L}\p{N}]/u)?.[0] ?? '?').toLocaleUpperCase('en');

/** The picture of a person or an app, or an initial while there is none or it cannot be loaded. */
export function Avatar({ name, src, shape = 'person', size = 'normal', alt = '', ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const photo = src && src !== broken ? src : undefined;
  const named = alt && !photo ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': !alt || undefined };
  return (
    <Root data-shape={shape} data-size={size} data-state={photo ? 'photo' : 'initial'} {...named} {...rest}>
      {photo ? (
        <Photo src={photo} alt={alt} loading="lazy" decoding="async" onError={() => setBroken(photo)} />
      ) : (
        initialOf(name)
      )}
    </Root>
  );
}
