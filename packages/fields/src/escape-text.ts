// HTML escaping (XSS) of texts that become markup.
const SIGNS: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it stands in HTML and XML, in attributes too: markup that says just that. */
export function escapeText(text: string): string {
  return /[&<>"]/.test(text) ? text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign]!) : text
}
