import type { ArgTypes } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { expect, it } from 'vitest';
import { PlayerIcon } from '../../ui/icons/PlayerIcon';
import { byMarket, coins, money, resolve, text } from '../texts/storyArgs';
import { nameArg, withNamedArgs, withNamedArgTypes } from './namedArgs';
import { sourceOf } from './source';
import { textLabels } from './textChoices';

type Args = Record<string, unknown>;
const files = import.meta.glob<{ default: { args?: Args } } & Record<string, { args?: Args }>>(
  ['../../ui/*/*.stories.tsx', '../docs/*.stories.tsx', '../../app/overlays/*.stories.tsx'],
  { eager: true },
);
const stories = Object.entries(files).flatMap(([file, { default: meta, ...exported }]) =>
  Object.entries(exported).map(([name, { args }]) => ({ name: `${file} ${name}`, args: { ...meta.args, ...args } })),
);

/** A story as Storybook prepares it from these args. */
const prepare = (title: string, args: Args) => ({
  title,
  argTypes: withNamedArgTypes<ArgTypes>({ initialArgs: args, argTypes: {} }),
  initialArgs: withNamedArgs({ initialArgs: args }),
});

it.each(stories)('the Controls of $name show neither an element nor a marker', ({ args }) => {
  const { initialArgs, argTypes } = prepare('Thing', args);
  expect(JSON.stringify(initialArgs)).not.toMatch(/\$\$typeof|_owner|⟦/);
  for (const [prop, value] of Object.entries(initialArgs)) {
    const { options, mapping } = argTypes[prop] ?? {};
    if (options) expect(options).toContain(value);
    if (mapping) expect(mapping[String(value)]).toEqual(args[prop]);
  }
});

it('a text is chosen by its key, among those with the same values', () => {
  const named = nameArg(text('task.reward_upto', { coins: coins(8000) }));
  expect(named?.name).toBe('task-reward_upto');
  const mapping = named?.argType.mapping as Args;
  expect(resolve(mapping['exit-title'], { locale: 'pt_br' })).toBe('Sair agora?');
  expect(resolve(mapping['task-reward_upto'], { locale: 'en' })).toContain('8.000');
  expect(mapping).not.toHaveProperty('task-count');
});

it('the label of a text is its key with the words of the language that is shown', () => {
  expect(textLabels('en')['exit-title']).toMatch(/^exit\.title · /);
  expect(textLabels('pt_br')['exit-title']).toBe('exit.title · Sair agora?');
  expect(textLabels('pseudo')['exit-title']).not.toBe(textLabels('en')['exit-title']);
});

it('every name of a text can stand in the address of a story', () => {
  // What Storybook lets through: other values of an address are dropped.
  for (const name of Object.keys(textLabels('en'))) expect(name).toMatch(/^[a-zA-Z0-9 _-]*$/);
});

it('an icon is chosen by its name and keeps what the story gives it', () => {
  const named = nameArg(<PlayerIcon size={20} />);
  expect(named?.name).toBe('PlayerIcon');
  expect((named?.argType.mapping as Args)['CoinIcon']).toMatchObject({ props: { size: 20 } });
});

it('money reads as in the first language, and follows the market until somebody types over it', () => {
  const value = `+${money({ id: 1000, ph: 10, br: 1 })}`;
  const named = nameArg(value);
  expect(named?.name).toBe('+Rp\u00a01.000');
  expect(resolve((named?.argType.mapping as Args)[String(named?.name)], { locale: 'pt_br' })).toBe('+R$\u00a01,00');
});

it('a list with texts, a value of many parts and a callback cannot be changed in Controls', () => {
  for (const value of [
    [{ text: text('exit.title') }],
    byMarket((market) => [market]),
    { onClick: fn() },
    <b key="b" />,
  ])
    expect(nameArg(value)).toMatchObject({ name: 'example', argType: { control: false } });
  expect(withNamedArgTypes<ArgTypes>({ initialArgs: { onClick: fn() }, argTypes: {} })['onClick']).toEqual({
    control: false,
  });
  expect(nameArg(['a', 'b'])).toBeUndefined();
});

it('shown code is what a screen would write', () => {
  const story = prepare('Components/Rows and cards/TaskCard', {
    art: <PlayerIcon size={20} />,
    title: text('task.videoad_title'),
    reward: text('task.reward_upto', { coins: coins(8000) }),
    cash: `+${money(10)}`,
    limits: byMarket({ id: 1, ph: 2, br: 3 }),
    steps: [{ state: 'done', name: text('exit.title'), onPress: fn() }],
    busy: true,
    note: undefined,
    state: 'ready',
    onAction: fn(),
    children: [<b key="b">{text('exit.leave')}</b>, "it's"],
  });
  expect(sourceOf(story)).toBe(`<TaskCard
  art={<PlayerIcon size={20} />}
  title={t('task.videoad_title')}
  reward={t('task.reward_upto', { coins: formatCoins(8000, market) })}
  cash={\`+\${formatMoney(10, market)}\`}
  limits={{ id: 1, ph: 2, br: 3 }[market]}
  steps={[{ state: 'done', name: t('exit.title'), onPress }]}
  busy
  state="ready"
  onAction={onAction}
>
  <b>{t('exit.leave')}</b>
  {'it\\'s'}
</TaskCard>`);
});

it('shown code follows what is chosen in Controls', () => {
  const story = prepare('Components/Stamp', { children: text('task.stamp'), art: <PlayerIcon /> });
  expect(sourceOf({ ...story, unmappedArgs: { children: 'exit-title', art: 'CoinIcon' } })).toBe(
    "<Stamp art={<CoinIcon />}>{t('exit.title')}</Stamp>",
  );
});
