import type { Meta, StoryObj } from '@storybook/react-vite';
import { amounts, toastStory, type OverlayArgs } from '../testing/overlayStory';

/** Every toast of the product (sections 2, 4, 5 and 8): 2 s, 3 s when longer than 20 characters. */
const meta = {
  title: 'Overlays/Toasts',
  parameters: { layout: 'fullscreen' },
} satisfies Meta<OverlayArgs>;
export default meta;
type Story = StoryObj<OverlayArgs>;

export const RewardCoins: Story = toastStory('reward')(({ coins }) => ({ coins: coins(4000), cash: '' }));
export const RewardCash: Story = toastStory('reward')(({ money, market }) => ({ coins: '', cash: money(amounts[market] / 10) }));
export const RewardCoinsAndCash: Story = toastStory('reward')(({ coins, money, market }) => ({ coins: coins(8000), cash: money(amounts[market] / 10) }));
export const TryLater: Story = toastStory('tryLater')(() => ({}));
export const Busy: Story = toastStory('busy')(() => ({}));
export const NeedUpdate: Story = toastStory('needUpdate')(() => ({}));
export const NoAds: Story = toastStory('noAds')(() => ({}));
export const NewDay: Story = toastStory('newDay')(() => ({}));
export const OfflineAction: Story = toastStory('offlineAction')(() => ({}));
export const BackOnline: Story = toastStory('backOnline')(() => ({}));
export const UnknownError: Story = toastStory('unknownError')(() => ({}));
export const LoginProgress: Story = toastStory('loginProgress')(() => ({}));
export const LinkCopied: Story = toastStory('linkCopied')(() => ({}));
export const LinkEmpty: Story = toastStory('linkEmpty')(() => ({}));
export const ShareFailed: Story = toastStory('shareFailed')(() => ({}));
export const ServiceMissing: Story = toastStory('serviceMissing')(() => ({ service: 'Telegram' }));
export const OpenFailed: Story = toastStory('openFailed')(() => ({}));
export const LuckyExpired: Story = toastStory('luckyExpired')(() => ({}));
export const LuckyCheckRunning: Story = toastStory('luckyCheckRunning')(() => ({}));
export const LuckyApplyRunning: Story = toastStory('luckyApplyRunning')(() => ({}));
export const LuckyOngoing: Story = toastStory('luckyOngoing')(() => ({}));
export const LuckyMaxApplies: Story = toastStory('luckyMaxApplies')(() => ({ count: 8 }));
export const LuckyNoQuota: Story = toastStory('luckyNoQuota')(() => ({}));
export const LuckyNoSource: Story = toastStory('luckyNoSource')(() => ({}));
export const LuckyNoneFound: Story = toastStory('luckyNoneFound')(() => ({}));
export const LuckyFinished: Story = toastStory('luckyFinished')(() => ({}));
export const LuckyClosed: Story = toastStory('luckyClosed')(() => ({}));
export const LuckyNotInstalled: Story = toastStory('luckyNotInstalled')(() => ({ app: 'Harvest Hero' }));
export const WithdrawInProgress: Story = toastStory('withdrawInProgress')(() => ({}));
export const WithdrawSubmitting: Story = toastStory('withdrawSubmitting')(() => ({}));
export const AccountSaved: Story = toastStory('accountSaved')(() => ({}));
export const AccountBadNo: Story = toastStory('accountBadNo')(() => ({}));
export const AccountBadName: Story = toastStory('accountBadName')(() => ({}));
export const ReviewThanks: Story = toastStory('reviewThanks')(() => ({}));
export const FeedbackNoType: Story = toastStory('feedbackNoType')(() => ({}));
export const FeedbackNoContent: Story = toastStory('feedbackNoContent')(() => ({ min: 10 }));
export const FeedbackNoContact: Story = toastStory('feedbackNoContact')(() => ({ min: 8 }));
export const FeedbackSent: Story = toastStory('feedbackSent')(() => ({}));
export const FeedbackFailed: Story = toastStory('feedbackFailed')(() => ({}));
export const FeedbackDetailsCopied: Story = toastStory('feedbackDetailsCopied')(() => ({}));
export const DeletionTooShort: Story = toastStory('deletionTooShort')(() => ({}));
export const DeletionNoSuffix: Story = toastStory('deletionNoSuffix')(() => ({}));
export const DeletionAgain: Story = toastStory('deletionAgain')(() => ({}));
export const DeletionBadUser: Story = toastStory('deletionBadUser')(() => ({}));
export const DeletionSubmitted: Story = toastStory('deletionSubmitted')(() => ({}));
export const OperatorSubmitted: Story = toastStory('operatorSubmitted')(() => ({}));
export const OperatorError: Story = toastStory('operatorError')(() => ({}));
export const Copied: Story = toastStory('copied')(() => ({}));
export const ScreenshotSent: Story = toastStory('screenshotSent')(() => ({}));
export const ScreenshotFailed: Story = toastStory('screenshotFailed')(() => ({}));
