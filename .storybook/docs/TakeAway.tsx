import { useState } from 'react';
import { icons } from '../takeaway/icons';
import './take.css';
import './tokens.css';

/** Links to the files of the tokens, on each of their pages. */
export const TakeTokens = () => (
  <p className="take">
    <a href="./tokens/tokens.zip" download>
      All tokens (zip)
    </a>
    <a href="./tokens/tokens.resolver.json" target="_blank" rel="noreferrer">
      tokens.resolver.json
    </a>
    <a href="./tokens/base.tokens.json" download>
      base.tokens.json
    </a>
    <span>Design Tokens format 2025.10</span>
  </p>
);

/** Copies the code of a file that lies beside Storybook's pages. */
async function copyFile(file: string): Promise<void> {
  const answer = await fetch(file);
  await navigator.clipboard.writeText(await answer.text());
}

/** Every icon with its SVG, to take away or to copy; and all in one file. */
export function TakeIcons() {
  const [copied, setCopied] = useState('');
  return (
    <div className="tokens">
      <p className="take">
        <a href="./icons/icons.zip" download>
          All icons (zip)
        </a>
        <span role="status">{copied && `${copied} is copied`}</span>
      </p>
      <ul className="icons">
        {icons.map(({ name, file, Icon }) => (
          <li key={name}>
            <Icon size={32} />
            <span>{name}</span>
            <a href={`./icons/${file}`} download aria-label={`${file}: download`}>
              SVG
            </a>
            <button
              type="button"
              aria-label={`${file}: copy`}
              onClick={() =>
                void copyFile(`./icons/${file}`).then(
                  () => setCopied(file),
                  () => setCopied(''),
                )
              }
            >
              Copy
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
