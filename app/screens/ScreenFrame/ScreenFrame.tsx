import { Hero } from '@tally/ui/Hero';
import { IconButton } from '@tally/ui/IconButton';
import { Page } from '@tally/ui/Page';
import { TitleBar } from '@tally/ui/TitleBar';
import { BackIcon } from '@tally/ui/icons/BackIcon';
import { CloseIcon } from '@tally/ui/icons/CloseIcon';
import type { ComponentProps, ReactNode } from 'react';
import { useOutside, useText } from '../../hooks';
import { closeHome, closeShell } from '../../links';

interface ScreenFrameProps extends Omit<ComponentProps<typeof Page>, 'title' | 'head'> {
  title: string;
  /** `step`: one page back. `home`, `shell`: the native link that closes what the host opened. `none`: a page of its own. */
  leave: 'step' | 'home' | 'shell' | 'none';
  /** Icons at the far end of the title. */
  end?: ReactNode;
}

/** Title, way out, content and bar of a screen behind home. */
export function ScreenFrame({ title, leave, end, ...page }: ScreenFrameProps) {
  const t = useText();
  const { router, services } = useOutside();
  const ways = {
    step: <IconButton label={t('a11y.back')} onClick={() => router.back()}><BackIcon size={22} /></IconButton>,
    home: <IconButton label={t('a11y.close_page')} onClick={() => services.navigate(closeHome)}><CloseIcon size={22} /></IconButton>,
    shell: <IconButton label={t('a11y.close_page')} onClick={() => services.navigate(closeShell)}><CloseIcon size={22} /></IconButton>,
    none: undefined,
  };
  return <Page head={<Hero><TitleBar title={title} start={ways[leave]} end={end} /></Hero>} {...page} />;
}
