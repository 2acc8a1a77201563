// Sanitization of pasted text: plain, without controls.
// What the fields refuse (control characters, direction overrides) must not come in with a paste.
const REFUSED = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\uFFFE\uFFFF\uFFFC]|\p{Cs}/gu

/** Text from outside as a field takes it: plain, line ends as `\n`, or as spaces where the field is one line. */
export function cleanText(text: string, hasLines: boolean): string {
  const plain = text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\t/g, ' ')
    .replace(REFUSED, '')
  return hasLines ? plain : plain.replace(/\s*\n\s*/g, ' ')
}
