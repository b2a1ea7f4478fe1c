import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { DayDoneTicket } from '../DayDoneTicket/DayDoneTicket';
import { Dialog } from '../Dialog/Dialog';
import { LuckyTaskRow } from '../LuckyTaskRow/LuckyTaskRow';
import { PromoBox } from '../PromoBox/PromoBox';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { reducedAnimation } from '../testing/reducedMotion';
import { Toast } from '../Toast/Toast';

const ignore = () => undefined;
const options = [
  { value: 'a', content: 'First' },
  { value: 'b', content: 'Second' },
];
const promotion = { name: 'Kopi Kita', mark: 'Ad', closeLabel: 'Close this ad', onOpen: ignore, onClose: ignore };
const lucky = { name: 'Kata Seru', status: '', reward: '', steps: ['Install', 'Use it', 'Claim'], step: 1 } as const;

it.each<[string, ReactElement, number]>([
  ['a dialog, as a whole with its badge', <Dialog title="Leave?" primary={{ label: 'OK', onClick: ignore }} />, 1],
  ['a toast', <Toast message="Link copied" onEnd={ignore} />, 1],
  ['the check mark of a chosen option', <RadioGroup label="Choose" options={options} value="b" onPick={ignore} />, 1],
  ['the ticket of a finished day', <DayDoneTicket title="" text="" pictures={[]} more="" less="" children={null} />, 1],
  ['a promotion', <PromoBox {...promotion} />, 1],
  ['the marks of the steps that are reached', <LuckyTaskRow {...lucky} state="installed" />, 2],
])('under reduced motion %s fades in within 120 ms', (_, element, count) => {
  const { container } = render(element);
  const found = [...container.querySelectorAll('*')].map(reducedAnimation).filter(Boolean);
  expect(found).toEqual(Array.from({ length: count }, () => expect.stringMatching(/ 120ms$/) as string));
});
