import { Fragment, type ComponentProps } from 'react';
import { Heading, List, Root } from './LegalText.styles';

export interface LegalBlock {
  heading?: string;
  paragraphs?: readonly string[];
  /** Points of a list, below the paragraphs. */
  points?: readonly string[];
}
export interface LegalTextProps extends ComponentProps<'article'> {
  blocks: readonly LegalBlock[];
  /** Language of the text where it is not the page's, e.g. `en`. */
  lang?: string;
}

/** A long text to be read: the privacy policy (PRIVACY-1). Children come below. */
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
