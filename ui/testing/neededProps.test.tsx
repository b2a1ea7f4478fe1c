import { describe, expectTypeOf, it } from 'vitest';
import type { AccountRowProps } from '../AccountRow/AccountRow';
import type { AdAppRowProps } from '../AdAppRow/AdAppRow';
import type { AdListProps } from '../AdList/AdList';
import type { AppHeroCardProps } from '../AppHeroCard/AppHeroCard';
import type { AppRowProps } from '../AppRow/AppRow';
import type { AvatarProps } from '../Avatar/Avatar';
import type { BannerProps } from '../Banner/Banner';
import type { CoinFlightProps } from '../CoinFlight/CoinFlight';
import type { ConfirmListProps } from '../ConfirmList/ConfirmList';
import type { CountdownProps } from '../Countdown/Countdown';
import type { CounterListProps } from '../CounterList/CounterList';
import type { DataTableProps } from '../DataTable/DataTable';
import type { DayDoneTicketProps } from '../DayDoneTicket/DayDoneTicket';
import type { DisclosureProps } from '../Disclosure/Disclosure';
import type { EmptyStateProps } from '../EmptyState/EmptyState';
import type { FittedAmountProps } from '../FittedAmount/FittedAmount';
import type { FloatBoxProps } from '../FloatBox/FloatBox';
import type { FloatingChannelButtonProps } from '../FloatingChannelButton/FloatingChannelButton';
import type { HotAppsCardProps } from '../HotAppsCard/HotAppsCard';
import type { LegalTextProps } from '../LegalText/LegalText';
import type { LinkBoxProps } from '../LinkBox/LinkBox';
import type { LogoProps } from '../Logo/Logo';
import type { LuckyTaskCardProps } from '../LuckyTaskCard/LuckyTaskCard';
import type { MemberRowProps } from '../MemberRow/MemberRow';
import type { NewbieCardProps } from '../NewbieCard/NewbieCard';
import type { PageProps } from '../Page/Page';
import type { PassbookRowProps } from '../PassbookRow/PassbookRow';
import type { PictureStepsProps } from '../PictureSteps/PictureSteps';
import type { PromoBoxProps } from '../PromoBox/PromoBox';
import type { RankRowProps } from '../RankRow/RankRow';
import type { ReceiptProps } from '../Receipt/Receipt';
import type { RecordRowProps } from '../RecordRow/RecordRow';
import type { ReplyBlockProps } from '../ReplyBlock/ReplyBlock';
import type { RevealProps } from '../Reveal/Reveal';
import type { ReviewTaskCardProps } from '../ReviewTaskCard/ReviewTaskCard';
import type { RowListProps } from '../RowList/RowList';
import type { SectionProps } from '../Section/Section';
import type { StampProps } from '../Stamp/Stamp';
import type { TeamCardProps } from '../TeamCard/TeamCard';
import type { TextAreaProps } from '../TextArea/TextArea';
import type { TipsSectionProps } from '../TipsSection/TipsSection';
import type { WalletPickerProps } from '../WalletPicker/WalletPicker';
import type { WalletTileProps } from '../WalletTile/WalletTile';
import type { WeekStampsProps } from '../WeekStamps/WeekStamps';
import type { Needed, TakesAnyText } from './propTypes';

// As in props.test.tsx: `npm run typecheck` is what fails. That one has the components whose props need more to be said;
// `scripts/componentProps.test.mjs` names a component that stands in neither.

describe('what the compiler accepts of the other components', () => {
  it('a component cannot be used without what it shows and what it calls', () => {
    expectTypeOf<Needed<AccountRowProps>>().toEqualTypeOf<'type' | 'accountNo' | 'state' | 'status'>();
    expectTypeOf<Needed<AdAppRowProps>>().toEqualTypeOf<'name' | 'pkg' | 'count' | 'copy' | 'downloaded' | 'noApk'>();
    expectTypeOf<Needed<AdListProps>>().toEqualTypeOf<'title' | 'mark' | 'ads'>();
    expectTypeOf<Needed<AppHeroCardProps>>().toEqualTypeOf<'name' | 'codeLabel' | 'code' | 'action' | 'onInstall'>();
    expectTypeOf<Needed<AppRowProps>>().toEqualTypeOf<'name' | 'action' | 'onOpen'>();
    expectTypeOf<Needed<AvatarProps>>().toEqualTypeOf<'name'>();
    expectTypeOf<Needed<BannerProps>>().toEqualTypeOf<'art' | 'title' | 'text'>();
    expectTypeOf<Needed<CoinFlightProps>>().toEqualTypeOf<'from' | 'to' | 'gain' | 'beside'>();
    expectTypeOf<Needed<ConfirmListProps>>().toEqualTypeOf<'rows'>();
    expectTypeOf<Needed<CountdownProps>>().toEqualTypeOf<'until' | 'format'>();
    expectTypeOf<Needed<CounterListProps>>().toEqualTypeOf<'counters'>();
    expectTypeOf<Needed<DataTableProps>>().toEqualTypeOf<'caption' | 'columns' | 'rows' | 'empty'>();
    expectTypeOf<Needed<DayDoneTicketProps>>().toEqualTypeOf<
      'title' | 'text' | 'pictures' | 'more' | 'less' | 'children'
    >();
    expectTypeOf<Needed<DisclosureProps>>().toEqualTypeOf<'summary' | 'children'>();
    expectTypeOf<Needed<EmptyStateProps>>().toEqualTypeOf<'text'>();
    expectTypeOf<Needed<FittedAmountProps>>().toBeNever();
    expectTypeOf<Needed<FloatBoxProps>>().toEqualTypeOf<'icon' | 'title' | 'action' | 'onAction'>();
    expectTypeOf<Needed<FloatingChannelButtonProps>>().toEqualTypeOf<'label'>();
    expectTypeOf<Needed<HotAppsCardProps>>().toEqualTypeOf<'title' | 'mark' | 'apps' | 'onOpen'>();
    expectTypeOf<Needed<LegalTextProps>>().toEqualTypeOf<'blocks'>();
    expectTypeOf<Needed<LinkBoxProps>>().toEqualTypeOf<'label' | 'link' | 'none' | 'copyLabel' | 'onCopy'>();
    expectTypeOf<Needed<LogoProps>>().toEqualTypeOf<'name'>();
    expectTypeOf<Needed<LuckyTaskCardProps>>().toEqualTypeOf<
      'title' | 'mark' | 'total' | 'quotas' | 'apply' | 'applyState' | 'onApply'
    >();
    expectTypeOf<Needed<MemberRowProps>>().toEqualTypeOf<'name' | 'state' | 'status'>();
    expectTypeOf<Needed<NewbieCardProps>>().toEqualTypeOf<'art' | 'title' | 'text'>();
    expectTypeOf<Needed<PageProps>>().toBeNever();
    expectTypeOf<Needed<PassbookRowProps>>().toEqualTypeOf<'amount' | 'date' | 'state' | 'status'>();
    expectTypeOf<Needed<PictureStepsProps>>().toEqualTypeOf<'steps'>();
    expectTypeOf<Needed<PromoBoxProps>>().toEqualTypeOf<'name' | 'mark' | 'closeLabel' | 'onOpen' | 'onClose'>();
    expectTypeOf<Needed<RankRowProps>>().toEqualTypeOf<'rank' | 'rankLabel' | 'name' | 'account' | 'amount'>();
    expectTypeOf<Needed<ReceiptProps>>().toEqualTypeOf<
      'title' | 'amount' | 'wallet' | 'steps' | 'promise' | 'message' | 'primary' | 'onClose'
    >();
    expectTypeOf<Needed<RecordRowProps>>().toEqualTypeOf<'amount' | 'sign' | 'title'>();
    expectTypeOf<Needed<ReplyBlockProps>>().toEqualTypeOf<'title' | 'issueLabel' | 'issue' | 'reply' | 'time'>();
    expectTypeOf<Needed<RevealProps>>().toEqualTypeOf<'after'>();
    expectTypeOf<Needed<ReviewTaskCardProps>>().toEqualTypeOf<'title' | 'state' | 'onAction'>();
    expectTypeOf<Needed<RowListProps>>().toBeNever();
    expectTypeOf<Needed<SectionProps>>().toEqualTypeOf<'title'>();
    expectTypeOf<Needed<StampProps>>().toBeNever();
    expectTypeOf<Needed<TeamCardProps>>().toEqualTypeOf<'title' | 'text' | 'href' | 'children'>();
    expectTypeOf<Needed<TextAreaProps>>().toEqualTypeOf<'value' | 'onValue' | 'label'>();
    expectTypeOf<Needed<TipsSectionProps>>().toEqualTypeOf<'title' | 'tips'>();
    expectTypeOf<Needed<WalletPickerProps>>().toEqualTypeOf<'types' | 'label' | 'value' | 'onPick'>();
    expectTypeOf<Needed<WalletTileProps>>().toBeNever();
    expectTypeOf<Needed<WeekStampsProps>>().toEqualTypeOf<'days' | 'label'>();
  });

  it('a state, a shape or a size is one of a few words', () => {
    expectTypeOf<TakesAnyText<AccountRowProps, 'state'>>().toBeNever();
    expectTypeOf<TakesAnyText<AvatarProps, 'shape' | 'size'>>().toBeNever();
    expectTypeOf<TakesAnyText<CounterListProps, 'shape'>>().toBeNever();
    expectTypeOf<TakesAnyText<EmptyStateProps, 'status'>>().toBeNever();
    expectTypeOf<TakesAnyText<FloatingChannelButtonProps, 'place'>>().toBeNever();
    expectTypeOf<TakesAnyText<LogoProps, 'form' | 'size' | 'ground'>>().toBeNever();
    expectTypeOf<TakesAnyText<LuckyTaskCardProps, 'applyState'>>().toBeNever();
    expectTypeOf<TakesAnyText<MemberRowProps, 'state'>>().toBeNever();
    expectTypeOf<TakesAnyText<PassbookRowProps, 'state'>>().toBeNever();
    expectTypeOf<TakesAnyText<PictureStepsProps, 'ground'>>().toBeNever();
    expectTypeOf<TakesAnyText<PromoBoxProps, 'where'>>().toBeNever();
    expectTypeOf<TakesAnyText<RankRowProps, 'as'>>().toBeNever();
    expectTypeOf<TakesAnyText<RecordRowProps, 'sign' | 'as'>>().toBeNever();
    expectTypeOf<TakesAnyText<ReviewTaskCardProps, 'state' | 'actionState'>>().toBeNever();
    expectTypeOf<TakesAnyText<RowListProps, 'shape'>>().toBeNever();
    expectTypeOf<TakesAnyText<WalletPickerProps, 'labelled' | 'shape'>>().toBeNever();
  });
});
