import { ConfirmList } from '@tally/ui/ConfirmList';
import { dialogArt } from './dialogArt';
import { HomeDialog, type HomeDialogProps } from './HomeDialog';

/** Any dialog of the product from its words: home's, and those with facts to look over. */
export function DialogView({ content, onAnswer }: Pick<HomeDialogProps, 'content' | 'onAnswer'>) {
  return (
    <HomeDialog content={content} picture={content.art && dialogArt[content.art]} onAnswer={onAnswer}>
      {content.facts && <ConfirmList rows={content.facts} />}
    </HomeDialog>
  );
}
