import { Fragment, type ComponentProps } from 'react';
import { Heading, List, Root } from './LegalText.styles';

export interface LegalBlock {
  /** Title of the part. */
  heading?: string;
  /** Its paragraphs. */
  paragraphs?: readonly string[];
  /** List items below the paragraphs. */
  points?: readonly string[];
}
export interface LegalTextProps extends ComponentProps<'article'> {
  /** The parts of the text. */
  blocks: readonly LegalBlock[];
  /** Language of the text if it differs from the page's, e.g. `en`. */
  lang?: string;
}

/** A long text, such as the privacy policy (PRIVACY-1). Children are placed below it. */
export function LegalText({ blocks, children, ...rest }: LegalTextProps) {
  return (
    <Root {...rest}>
      {blocks.map(({ heading, paragraphs = [], points }, index) => (
        <Fragment key={index}>
          {heading && <Heading>{heading}</Heading>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points && (
            <List>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </List>
          )}
        </Fragment>
      ))}
      {children}
    </Root>
  );
}
