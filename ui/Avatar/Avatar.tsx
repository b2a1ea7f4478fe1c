import { useState, type ComponentProps } from 'react';
import { Photo, Root } from './Avatar.styles';

export interface AvatarProps extends ComponentProps<'span'> {
  /** Name of the person or app; its initial replaces a missing picture. */
  name: string;
  /** Address of the picture. */
  src?: string | undefined;
  /** A round face, or the rounded square of an app. */
  shape?: 'person' | 'app';
  /** `large`: for the one that a page is about. */
  size?: 'normal' | 'large';
  /** Text alternative, for places where the name is not shown next to the avatar. */
  alt?: string;
}

/** The letter that replaces a missing picture. */
export const initialOf = (name: string): string => (name.match(/[\p{L}\p{N}]/u)?.[0] ?? '?').toLocaleUpperCase('en');

/** Picture of a person or app, or the initial if there is no picture or it cannot be loaded. */
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
