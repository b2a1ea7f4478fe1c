/** Words that keep their capital inside a name. */
const names = /^(?:[A-Z]{2,}\w*|Brazil|Indonesia|Philippines|CPF|E-wallet)$/;

/** `ChoiceButtons` and `Choice Buttons` become `Choice buttons`; what follows a `·` is for the search alone. */
function sentenceCase(name: string): string {
  const [said = ''] = name.split(' · ');
  const words = said.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').split(' ');
  return words.map((word, at) => (at === 0 || names.test(word) ? word : word.toLowerCase())).join(' ');
}

/** The name of an entry in the sidebar, as people say it. The code's name stays on its page and in its address. */
export const labelOf = ({ type, name }: { type: string; name: string }): string =>
  type === 'component' || type === 'story' ? sentenceCase(name) : name;
