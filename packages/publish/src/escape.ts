import { escapeText } from '@mimar/fields/escape-text'

/** How an element begins. */
export function openingTag(name: string, attributes: { readonly [attribute: string]: string }): string {
  const said = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escapeText(value)}"`)
  return `<${name}${said.join('')}>`
}

/** A value as JSON that may stand in a `<script>`: nothing in it can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
