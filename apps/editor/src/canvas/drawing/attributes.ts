/** The namespace of drawings. */
export const SVG = 'http://www.w3.org/2000/svg'

/** Names that React has for what HTML and SVG call otherwise; all others are the same in small letters, or with dashes. */
const NAMES: { readonly [prop: string]: string } = {
  className: 'class',
  htmlFor: 'for',
  defaultValue: 'value',
  defaultChecked: 'checked',
  viewBox: 'viewBox',
  preserveAspectRatio: 'preserveAspectRatio',
}
/** What is no attribute. */
const OTHERS: readonly string[] = ['children', 'key', 'ref', 'dangerouslySetInnerHTML', 'style']
const WORDED = /^(data|aria)-/
const CAPITALS = /[A-Z]/g
/** Once a picture has these it is fetched: what says how comes before. */
const LAST: readonly string[] = ['srcSet', 'src']

type Props = Readonly<Record<string, unknown>>

/** Writes what another drawing has changed in the attributes of an element, and touches nothing else in it. */
export function writeProps(element: HTMLElement | SVGElement, before: Props, now: Props): void {
  for (const prop of Object.keys(before)) if (!(prop in now)) writeProp(element, prop, undefined)
  const changed = Object.keys(now).filter((prop) => now[prop] !== before[prop])
  for (const prop of changed) if (!LAST.includes(prop)) writeProp(element, prop, now[prop])
  for (const prop of LAST) if (changed.includes(prop)) writeProp(element, prop, now[prop])
  if (before.style !== now.style) writeStyle(element.style, styleOf(before), styleOf(now))
  const [markupBefore, markup] = [markupOf(before), markupOf(now)]
  if (markup !== markupBefore) element.innerHTML = markup ?? ''
}

/** The markup that an element says it has instead of children. */
export function markupOf({ dangerouslySetInnerHTML }: Props): string | undefined {
  return (dangerouslySetInnerHTML as { readonly __html: string } | undefined)?.__html
}

function writeProp(element: Element, prop: string, value: unknown): void {
  if (OTHERS.includes(prop)) return
  const name = nameOf(prop, element)
  const isOff = value === undefined || value === null || (value === false && !WORDED.test(prop))
  if (isOff) element.removeAttribute(name)
  else element.setAttribute(name, value === true && !WORDED.test(prop) ? '' : String(value))
}

function nameOf(prop: string, element: Element): string {
  return NAMES[prop] ?? (element.namespaceURI === SVG ? dashed(prop) : prop.toLowerCase())
}

type Style = Readonly<Record<string, string | number | undefined>>

function styleOf({ style }: Props): Style {
  return (style as Style | undefined) ?? {}
}

/** One declaration at a time: a `style` attribute as text is forbidden by the policy of the page. Numbers are without unit. */
function writeStyle(style: CSSStyleDeclaration, before: Style, now: Style): void {
  for (const name of Object.keys(before)) if (now[name] === undefined) style.removeProperty(dashed(name))
  for (const [name, value] of Object.entries(now)) {
    if (value !== undefined && value !== before[name]) style.setProperty(dashed(name), String(value))
  }
}

function dashed(name: string): string {
  return name.startsWith('--') ? name : name.replace(CAPITALS, (letter) => `-${letter.toLowerCase()}`)
}
