import { describe, expectTypeOf, it } from 'vitest';
import { AmountButtons, type AmountButtonsProps, type AmountOption } from '../AmountButtons/AmountButtons';
import type { BadgeProps } from '../Badge/Badge';
import type { BalanceTicketProps } from '../BalanceTicket/BalanceTicket';
import { BottomBar, type BottomBarProps } from '../BottomBar/BottomBar';
import { Button, type ButtonProps } from '../Button/Button';
import { ChoiceButtons } from '../ChoiceButtons/ChoiceButtons';
import { Dialog, type DialogAction, type DialogProps } from '../Dialog/Dialog';
import type { FailureStateProps } from '../FailureState/FailureState';
import { Field, type FieldProps } from '../Field/Field';
import type { GoalBarProps } from '../GoalBar/GoalBar';
import type { HeroProps } from '../Hero/Hero';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton';
import type { KeyBoxProps } from '../KeyBox/KeyBox';
import { LinkRow } from '../LinkRow/LinkRow';
import { LuckyTaskRow, type LuckyTaskRowProps } from '../LuckyTaskRow/LuckyTaskRow';
import { NoticeCarousel, type Notice, type NoticeCarouselProps } from '../NoticeCarousel/NoticeCarousel';
import { RadioGroup, type RadioGroupProps } from '../RadioGroup/RadioGroup';
import type { ReadyChipProps } from '../ReadyChip/ReadyChip';
import type { RewardToastProps } from '../RewardToast/RewardToast';
import type { RowProps } from '../Row/Row';
import type { SkeletonProps } from '../Skeleton/Skeleton';
import type { StatusArtProps } from '../StatusArt/StatusArt';
import { Steps, type StepItem, type StepsProps } from '../Steps/Steps';
import { Tabs } from '../Tabs/Tabs';
import { TaskCard, type TaskCardProps } from '../TaskCard/TaskCard';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import type { TicketProps } from '../Ticket/Ticket';
import type { TitleBarProps } from '../TitleBar/TitleBar';
import { Toast, type ToastProps } from '../Toast/Toast';
import type { Needed, TakesAnyText } from './propTypes';

// Elements are made here and never drawn: `npm run typecheck` is what fails.

const nothing = () => undefined;

describe('what the compiler accepts of the components', () => {
  it('a component cannot be used without its words and what it calls', () => {
    expectTypeOf<Needed<AmountOption>>().toEqualTypeOf<'value' | 'amount' | 'note'>();
    expectTypeOf<Needed<AmountButtonsProps>>().toEqualTypeOf<'label' | 'options' | 'value' | 'onPick'>();
    expectTypeOf<Needed<BalanceTicketProps>>().toEqualTypeOf<
      'formatCoins' | 'formatCash' | 'cashLabel' | 'forecast' | 'exchange' | 'label' | 'state' | 'onOpen' | 'children'
    >();
    expectTypeOf<Needed<BottomBarProps>>().toEqualTypeOf<'text' | 'action' | 'onAction'>();
    expectTypeOf<Needed<DialogProps>>().toEqualTypeOf<'title' | 'primary'>();
    expectTypeOf<Needed<DialogAction>>().toEqualTypeOf<'label' | 'onClick'>();
    expectTypeOf<Needed<FieldProps>>().toEqualTypeOf<'label' | 'children'>();
    expectTypeOf<Needed<IconButtonProps>>().toEqualTypeOf<'label'>();
    expectTypeOf<Needed<KeyBoxProps>>().toEqualTypeOf<'label' | 'value' | 'onValue' | 'action' | 'onOpen'>();
    expectTypeOf<Needed<LuckyTaskRowProps>>().toEqualTypeOf<'name' | 'state' | 'status'>();
    expectTypeOf<Needed<NoticeCarouselProps>>().toEqualTypeOf<'label' | 'notices' | 'pauseLabel' | 'resumeLabel'>();
    expectTypeOf<Needed<Notice>>().toEqualTypeOf<'text' | 'kind'>();
    expectTypeOf<Needed<RadioGroupProps<string>>>().toEqualTypeOf<'label' | 'options' | 'value' | 'onPick'>();
    expectTypeOf<Needed<StepItem>>().toEqualTypeOf<'state' | 'name' | 'label'>();
    expectTypeOf<Needed<StepsProps>>().toEqualTypeOf<'direction' | 'items'>();
    expectTypeOf<Needed<TaskCardProps>>().toEqualTypeOf<'art' | 'title' | 'action' | 'state' | 'onAction'>();
    expectTypeOf<Needed<TitleBarProps>>().toEqualTypeOf<'title'>();
    expectTypeOf<Needed<ToastProps>>().toEqualTypeOf<'message' | 'onEnd'>();
  });

  it('a state, a kind or a place is one of a few words', () => {
    expectTypeOf<TakesAnyText<AmountOption, 'lacks'>>().toBeNever();
    expectTypeOf<TakesAnyText<BadgeProps, 'kind'>>().toBeNever();
    expectTypeOf<TakesAnyText<BalanceTicketProps, 'state'>>().toBeNever();
    expectTypeOf<TakesAnyText<BottomBarProps, 'kind' | 'state'>>().toBeNever();
    expectTypeOf<TakesAnyText<ButtonProps, 'tone' | 'size' | 'state'>>().toBeNever();
    expectTypeOf<TakesAnyText<DialogProps, 'kind' | 'rank'>>().toBeNever();
    expectTypeOf<TakesAnyText<DialogAction, 'state' | 'tone'>>().toBeNever();
    expectTypeOf<TakesAnyText<GoalBarProps, 'state'>>().toBeNever();
    expectTypeOf<TakesAnyText<HeroProps, 'overlap'>>().toBeNever();
    expectTypeOf<TakesAnyText<IconButtonProps, 'notice' | 'tone'>>().toBeNever();
    expectTypeOf<TakesAnyText<KeyBoxProps, 'state'>>().toBeNever();
    expectTypeOf<TakesAnyText<LuckyTaskRowProps, 'state'>>().toBeNever();
    expectTypeOf<TakesAnyText<Notice, 'kind'>>().toBeNever();
    expectTypeOf<TakesAnyText<RadioGroupProps<number>, 'labelled' | 'mark' | 'shape' | 'value'>>().toBeNever();
    expectTypeOf<TakesAnyText<ReadyChipProps, 'state'>>().toBeNever();
    expectTypeOf<TakesAnyText<RewardToastProps, 'place' | 'size'>>().toBeNever();
    expectTypeOf<TakesAnyText<RowProps, 'as'>>().toBeNever();
    expectTypeOf<TakesAnyText<SkeletonProps, 'shape'>>().toBeNever();
    expectTypeOf<TakesAnyText<StatusArtProps, 'status' | 'ground'>>().toBeNever();
    expectTypeOf<TakesAnyText<StepItem, 'state'>>().toBeNever();
    expectTypeOf<TakesAnyText<StepsProps, 'direction'>>().toBeNever();
    expectTypeOf<TakesAnyText<TaskCardProps, 'state'>>().toBeNever();
    expectTypeOf<TakesAnyText<TicketProps, 'notch' | 'tear'>>().toBeNever();
    expectTypeOf<TakesAnyText<ToastProps, 'kind' | 'place'>>().toBeNever();
  });

  it('a number is a number, and a sentence is text', () => {
    expectTypeOf<ToastProps['message']>().toEqualTypeOf<string>();
    expectTypeOf<ToastProps['stay']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<DialogProps['title']>().toEqualTypeOf<string>();
    expectTypeOf<DialogProps['message']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<AmountOption['value']>().toEqualTypeOf<number>();
    expectTypeOf<BalanceTicketProps['coins']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<BalanceTicketProps['cash']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<TaskCardProps['title']>().toEqualTypeOf<string>();
    expectTypeOf<LuckyTaskRowProps['steps']>().toEqualTypeOf<readonly [string, string, string] | undefined>();
    expectTypeOf<TextFieldProps['value']>().toEqualTypeOf<string>();
    expectTypeOf<IconButtonProps['label']>().toEqualTypeOf<string>();
  });

  it('a callback gets what the component has to say, and nothing else', () => {
    expectTypeOf<AmountButtonsProps['onPick']>().toEqualTypeOf<(value: number) => void>();
    expectTypeOf<RadioGroupProps<'a' | 'b'>['onPick']>().toEqualTypeOf<(value: 'a' | 'b') => void>();
    expectTypeOf<TextFieldProps['onValue']>().parameters.toEqualTypeOf<[string]>();
    expectTypeOf<KeyBoxProps['onValue']>().parameters.toEqualTypeOf<[string]>();
    expectTypeOf<TaskCardProps['onAction']>().parameters.toEqualTypeOf<[]>();
    expectTypeOf<BottomBarProps['onAction']>().parameters.toEqualTypeOf<[]>();
    expectTypeOf<BalanceTicketProps['onOpen']>().parameters.toEqualTypeOf<[]>();
    expectTypeOf<DialogAction['onClick']>().parameters.toEqualTypeOf<[]>();
    expectTypeOf<ToastProps['onEnd']>().parameters.toEqualTypeOf<[]>();
    expectTypeOf<FailureStateProps['onRetry']>().parameters.toEqualTypeOf<[]>();
  });

  it('a prop that a component does not have, or a word that it does not know, does not compile', () => {
    const card = { art: null, title: 'Quiz', action: 'Start', state: 'ready', onAction: nothing } as const;
    const amount = { value: 10, amount: '₱10', note: 'Arrives today' };
    const amounts = { label: 'Amount', options: [amount], value: 10, onPick: nothing };
    const act = { label: 'Yes', onClick: nothing };
    void [
      <TaskCard {...card} next worth="₱1" data-tap="quiz" className="own" />,
      // @ts-expect-error No state of a task.
      <TaskCard {...card} state="done" />,
      // @ts-expect-error It takes no children: its words are props.
      <TaskCard art={null} title="Quiz" action="Start" state="ready" onAction={nothing} children="Quiz" />,
      <AmountButtons {...amounts} labelled="heard" />,
      // @ts-expect-error The columns follow from the amounts.
      <AmountButtons label="Amount" options={[amount]} value={10} onPick={nothing} columns={2} />,
      // @ts-expect-error The amounts are numbers.
      <AmountButtons {...amounts} value="10" />,
      // @ts-expect-error There is no such reason.
      <AmountButtons {...amounts} options={[{ ...amount, lacks: 'time' }]} />,
      <Dialog title="Log out?" primary={act} secondary={{ ...act, state: 'busy' }} />,
      // @ts-expect-error A button needs its label.
      <Dialog title="Log out?" primary={{ onClick: nothing }} />,
      // @ts-expect-error The title is text: it is also the name of the dialog.
      <Dialog title={<b>Log out?</b>} primary={act} />,
      <Toast kind="wrong" place="top" message="No network" onEnd={nothing} />,
      // @ts-expect-error A reward has a toast of its own.
      <Toast kind="reward" message="+10" onEnd={nothing} />,
      // @ts-expect-error Its words are the message.
      <Toast onEnd={nothing}>No network</Toast>,
      <Button tone="low" type="submit" onClick={(event) => event.currentTarget.blur()} />,
      // @ts-expect-error No tone of a button.
      <Button tone="red" />,
      // @ts-expect-error It has no such prop.
      <Button loading />,
      <BottomBar text="Log in" action="Log in" onAction={nothing} state="busy" kind="login" />,
      // @ts-expect-error No purpose of a bar.
      <BottomBar text="Log in" action="Log in" onAction={nothing} kind="logout" />,
      <IconButton label="Close" notice="new" />,
      // @ts-expect-error Without a label nobody hears what it does.
      <IconButton notice="new" />,
      <LinkRow href="/tips" target="_blank" />,
      // @ts-expect-error The text is its children.
      <LinkRow href="/tips" title={1} />,
    ];
  });

  it('the values of a choice are those of its callback', () => {
    const tabs = [{ key: 'all', label: 'All' } as const, { key: 'mine', label: 'Mine' } as const];
    const answers = [{ value: 1, label: 'Yes' } as const, { value: 0, label: 'No' } as const];
    void [
      <Tabs label="Lists" tabs={tabs} value="all" onPick={(key: 'all' | 'mine') => key} />,
      // @ts-expect-error No tab has this key.
      <Tabs<'all' | 'mine'> label="Lists" tabs={tabs} value="none" onPick={nothing} />,
      // @ts-expect-error A key is no number.
      <Tabs<'all' | 'mine'> label="Lists" tabs={tabs} value="all" onPick={(key: number) => key} />,
      <ChoiceButtons label="Sure?" choices={answers} value={undefined} onPick={(answer: 0 | 1) => answer} />,
      // @ts-expect-error The answers are numbers.
      <ChoiceButtons<0 | 1> label="Sure?" choices={answers} value={1} onPick={(answer: string) => answer} />,
      // @ts-expect-error An option shows its content, no label.
      <RadioGroup label="Wallet" options={[{ value: 'a', label: 'A' }]} value="a" onPick={nothing} />,
      <TextField label="Name" value="" onValue={(text) => text.trim()} />,
      // @ts-expect-error It says text.
      <TextField label="Name" value="" onValue={(text: number) => text} />,
      <Field label="Name">{(wiring) => <input {...wiring} />}</Field>,
      // @ts-expect-error The field renders its input by itself, with what connects them.
      <Field label="Name">{<input />}</Field>,
      // @ts-expect-error No state of a lucky task.
      <LuckyTaskRow name="App" state="done" status="Done" />,
      // @ts-expect-error A lucky task has three steps.
      <LuckyTaskRow name="App" state="assigned" status="New" steps={['Install', 'Use']} />,
      // @ts-expect-error A notice says whether it is an example.
      <NoticeCarousel label="News" notices={[{ text: 'A' }]} pauseLabel="Pause" resumeLabel="Go on" />,
      // @ts-expect-error No direction of steps.
      <Steps direction="up" items={[]} />,
    ];
  });
});
