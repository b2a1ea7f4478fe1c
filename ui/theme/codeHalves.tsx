/**
 * A code that may break in its middle: where large text leaves too little width, it stands on two lines of equal
 * length.
 */
export function codeHalves(code: string) {
  const middle = Math.ceil(code.length / 2);
  return (
    <>
      {code.slice(0, middle)}
      <wbr />
      {code.slice(middle)}
    </>
  );
}
