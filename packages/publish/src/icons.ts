import { digest } from './digest.ts'
import { type OutputFile, type PublishInput, plainFile } from './output.ts'

type IconSource = PublishInput['surroundings']['icon']

const FOLDER = '/icons/'
const UNPLACED = /<use href="\/icons\/#([^"]+)"\/>/g
const DRAWING = /(<svg [^>]*?) data-drawing=""([^>]*>)([\s\S]*?)<\/svg>/g

/**
 * The icons that owners chose and the larger drawings of templates, in one file beside a page that all its languages share.
 * A page names them where it shows them. What the chrome of a page needs at once, as the sign of its menu, stays in it.
 */
export function createIcons({ surroundings }: Pick<PublishInput, 'surroundings'>) {
  /** By what they hold: pages of a site show the same icons again and again. */
  const files = new Map<string, OutputFile>()
  const bodyOf = (name: string) => surroundings.icon(name)?.body ?? ''
  return {
    /** What views are to draw: a reference that `ofPage` or `inline` completes. */
    icon: ((name) => {
      const shape = surroundings.icon(name)
      return shape && { ...shape, body: `<use href="${FOLDER}#${name}"/>` }
    }) satisfies IconSource,
    /** The markup of a page, its icons and drawings in a file beside it. */
    ofPage(markup: string): string {
      const icons = Array.from(markup.matchAll(UNPLACED), ([, name]) => bodyOf(name!))
      const drawings = Array.from(markup.matchAll(DRAWING), ([, , , inner]) => inner!)
      const bodies = [...new Set([...icons, ...drawings])].toSorted()
      if (bodies.length === 0) return markup
      const key = bodies.join('')
      const file = files.get(key) ?? fileOf(bodies)
      files.set(key, file)
      const use = (body: string) => `<use href="${file.address}#${bodies.indexOf(body)}"/>`
      return markup
        .replace(UNPLACED, (_, name: string) => use(bodyOf(name)))
        .replace(DRAWING, (_, svg: string, rest: string, inner: string) => `${svg}${rest}${use(inner)}</svg>`)
    },
    /** Markup that stands in no page, its icons drawn in it. */
    inline: (markup: string): string => markup.replace(UNPLACED, (_, name: string) => bodyOf(name)),
    /** The icons of the pages so far. */
    files: (): Iterable<OutputFile> => files.values(),
  }
}

function fileOf(bodies: readonly string[]): OutputFile {
  const shapes = bodies.map((body, index) => `<g id="${index}">${body}</g>`)
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${shapes.join('')}</svg>`
  return plainFile(`${FOLDER}${digest(text)}.svg`, 'image/svg+xml', text, { isImmutable: true })
}
