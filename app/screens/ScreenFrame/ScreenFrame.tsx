import { Hero } from '@tally/ui/Hero';
import { Page } from '@tally/ui/Page';
import { TitleBar } from '@tally/ui/TitleBar';
import type { ComponentProps, ReactNode } from 'react';
import { WayOut, type Leave } from '../../pieces/WayOut';

interface ScreenFrameProps extends Omit<ComponentProps<typeof Page>, 'title' | 'head'> {
  title: string;
  leave: Leave;
  /** Icons at the far end of the title. */
  end?: ReactNode;
}

/** Title, way out, content and bar of a screen behind home. */
export function ScreenFrame({ title, leave, end, ...page }: ScreenFrameProps) {
  return <Page head={<Hero><TitleBar title={title} start={<WayOut leave={leave} />} end={end} /></Hero>} {...page} />;
}
