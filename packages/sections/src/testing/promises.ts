import { checkContent, type Fields, isRecord, isWritten, type Json, leavesOf, nameOfRole } from '@mimar/fields'
import type { DefinedTemplate, Example, SectionView, Template } from '../template.ts'
import type { AnyTemplateWords, TemplateWords } from '../template-words.ts'
import { CANVAS_ATTRIBUTES, drawExample, storedContent } from './drawing.ts'
import { seenFields } from './places.ts'
import { describesItself } from './self-description.ts'
import type { NameFile, TemplatePromise } from './template-promise.ts'

/** All that makes a template; `styles` is its own style sheet as text. */
export interface Complete<T extends DefinedTemplate> {
  readonly template: T
  readonly View: SectionView<T>
  readonly words: TemplateWords<T>
  readonly examples: readonly Example[]
  readonly styles: string
}

/** A template with all that is asked of it, drawn as the promises need it. */
interface Drawn {
  readonly template: Template
  /** Examples that its fields take: only those can be drawn. */
  readonly examples: readonly Example[]
  readonly file: NameFile
  draw(example: Example, how?: { readonly isCanvas?: boolean; readonly isOpen?: boolean }): string
}

/** What every template promises: about itself, its examples and how it is drawn. */
export function promisesOf<T extends DefinedTemplate>(
  { template, View, words, examples, styles }: Complete<T>,
  file: NameFile,
): readonly TemplatePromise[] {
  const sound = examples.filter((example) => faultOf(template, example) === null)
  const drawn: Drawn = { template, examples: sound, file, draw: (...how) => drawExample(template, View, ...how) }
  return [
    ...describesItself({ template, words: words as AnyTemplateWords, styles, file }),
    ...ofExamples(template, examples, file),
    ...sound.map((example) => looksTheSame(drawn, example)),
    { name: 'its root carries its anchor and its name', findBroken: () => withoutRoot(drawn) },
    { name: 'every filled text can be clicked', findBroken: () => withoutMark(drawn) },
    {
      name: 'what stands in something that opens can be edited, and every picture and icon has a place',
      findBroken: () => unseen(drawn),
    },
    {
      name: 'each list and each of its entries can be found, to add, move and take out entries',
      findBroken: () => withoutList(drawn),
    },
    { name: 'what opens stands open on paper', findBroken: () => shutOnPaper(drawn, styles) },
    { name: 'an element with a text holds nothing beside that text', findBroken: () => withMoreThanText(drawn) },
    { name: 'all empty, it still draws on the canvas', findBroken: () => withoutAnything(drawn) },
  ]
}

/** Why an example cannot be a content of its template; null where it can. */
function faultOf({ fields }: Template, example: Example): string | null {
  const checked = checkContent(fields, storedContent(fields, example))
  return checked.ok ? null : JSON.stringify(checked.refusals)
}

function ofExamples(template: Template, examples: readonly Example[], file: NameFile): readonly TemplatePromise[] {
  return [
    {
      name: 'its fields take its examples',
      findBroken: () =>
        examples.flatMap((example) => {
          const fault = faultOf(template, example)
          return fault === null
            ? []
            : [`${file('.examples.ts')}: "${example.name}" breaks the template's own fields: ${fault}`]
        }),
    },
    {
      name: 'it has an example with a text in every text field',
      findBroken: () => {
        const filled = new Set(examples.flatMap(({ content }) => textPaths(template.fields, content)))
        return textNames(template.fields)
          .filter((name) => !filled.has(name))
          .map((name) => `${file('.examples.ts')} has no example that fills "${name}".`)
      },
    },
  ]
}

/** What opens and closes stands open on the canvas: that is declared, and all else is the same. */
const looksTheSame = ({ draw, file }: Drawn, example: Example): TemplatePromise => ({
  name: `"${example.name}" looks the same on the canvas and published`,
  findBroken: () => {
    const opened = withoutEmpty(withoutMarks(draw(example, { isOpen: true })))
    const canvas = withoutEmpty(withoutMarks(draw(example, { isCanvas: true })))
    const published = draw(example)
    const at = [...canvas].findIndex((letter, index) => letter !== opened[index])
    const part = (markup: string) => markup.slice(Math.max(0, at - 60), at + 60)
    return [
      ...(canvas === opened
        ? []
        : [
            `${file('.view.tsx')} draws "${example.name}" on the canvas as …${part(canvas)}…, published …${part(opened)}…`,
          ]),
      ...CANVAS_ATTRIBUTES.filter((attribute) => published.includes(attribute)).map(
        (attribute) =>
          `${file('.view.tsx')} publishes ${attribute}, which only the canvas has: spread mark(…) instead.`,
      ),
    ]
  },
})

const withoutRoot = ({ examples, draw, file }: Drawn) =>
  examples
    .filter(
      (example) =>
        !/^<\w+[^>]* id="comp-s1" data-template="\w+" data-section="s1"/.test(draw(example, { isCanvas: true })),
    )
    .map(({ name }) => `${file('.view.tsx')} draws "${name}" without the section's root: draw all in <Shell>.`)

const withoutMark = ({ template, examples, draw, file }: Drawn) =>
  examples.flatMap((example) => {
    const canvas = draw(example, { isCanvas: true })
    return fieldPaths(template.fields, example.content)
      .filter((path) => !canvas.includes(`data-field="${path}"`))
      .map((path) => `${file('.view.tsx')} does not mark "${path}" of "${example.name}", so it cannot be clicked.`)
  })

const WHY = 'mark its element with mark(…), and draw what opens and closes open while `mark.keepsOpen`.'

const unseen = ({ template, examples, draw, file }: Drawn) =>
  examples.flatMap((example) => {
    const seen = seenFields(draw(example, { isCanvas: true }))
    return shownPaths(template.fields, example.content)
      .filter((path) => !seen.has(path))
      .map((path) => `${file('.view.tsx')} shows "${path}" nowhere on the canvas: ${WHY}`)
  })

/** Without its marks nobody is offered to add an entry, or to move and take out one that is there. */
const withoutList = ({ template, examples, draw, file }: Drawn) =>
  examples.flatMap((example) => {
    const canvas = draw(example, { isCanvas: true })
    return listsIn(template.fields, example.content).flatMap(({ path, entries }) => [
      ...(canvas.includes(`data-list="${path}"`)
        ? []
        : [
            `${file('.view.tsx')} does not mark the list "${path}": spread mark.list('${path}') on the element around it.`,
          ]),
      ...(entries.every((id) => canvas.includes(`data-item="${path}/${id}"`))
        ? []
        : [`${file('.view.tsx')} does not mark each entry of "${path}": spread mark.item(…) on its element.`]),
    ])
  })

/** Paper has nothing to press: an answer that is shut there is lost. A navigation is not printed. */
function shutOnPaper({ template, examples, draw, file }: Drawn, styles: string): readonly string[] {
  const isShut = examples.some((example) =>
    /<details(?! open)[^>]*>(?:(?!<\/details>).)*data-field/s.test(draw(example, { isCanvas: true, isOpen: false })),
  )
  const isPrinted = /@media print\s*\{.*::details-content\s*\{[^}]*content-visibility:\s*visible/s.test(styles)
  return !isShut || isPrinted || template.role === 'navigation'
    ? []
    : [
        `${file('.css')} leaves what is shut out of print: in @media print, ::details-content has content-visibility: visible.`,
      ]
}

const withMoreThanText = ({ template, examples, draw, file }: Drawn) =>
  examples.flatMap((example) => {
    const canvas = draw(example, { isCanvas: true })
    return (
      fieldPaths(template.fields, example.content)
        // What is marked in a text stands within it.
        .filter(
          (path) => new RegExp(`data-field="${path}"[^>]*>([^<]*)<(?!strong>|em>|a )(/?)`).exec(canvas)?.[2] === '',
        )
        .map(
          (path) => `${file('.view.tsx')} draws an element beside the text of "${path}": give the text one of its own.`,
        )
    )
  })

function withoutAnything({ template, draw, file }: Drawn): readonly string[] {
  const empty = { name: 'empty', language: 'en', content: emptyOf(template.fields) }
  return draw(empty, { isCanvas: true }).startsWith('<')
    ? []
    : [`${file('.view.tsx')} draws nothing on the canvas when all is empty.`]
}

/** Nor the windows of a navigation bar's links, which have less room while they are edited (NAV-2). */
function withoutMarks(markup: string): string {
  return markup
    .replaceAll(new RegExp(` (?:${CANVAS_ATTRIBUTES.join('|')})="[^"]*"`, 'g'), '')
    .replaceAll(/ data-(from|until)="\d+"/g, ' data-$1=""')
}

/** Elements without any content fall away one after another: the canvas keeps empty places that visitors do not get. */
function withoutEmpty(markup: string): string {
  const less = markup.replaceAll(/<(\w+)(?: (?!src|aria-hidden)[\w-]+="[^"]*")*><\/\1>/g, '')
  return less === markup ? markup : withoutEmpty(less)
}

type Values = { readonly [name: string]: Json }

/** Everything of a content that is edited where it is drawn; backgrounds belong to their section. */
function shownPaths(fields: Fields, content: Values): string[] {
  const stored = storedContent(fields, { name: '', language: 'en', content })
  const unasked = new Set(picturesUnasked(fields, stored))
  return [...leavesOf(fields, stored)].flatMap(({ path, field, value }) => {
    const isShown =
      field.kind === 'image'
        ? field.role !== 'background'
        : field.kind === 'icon' || field.kind === 'text' || isWritten(field)
    const isEmpty = value === '' || Object.values(value ?? {}).every((one) => one === '')
    return isShown && !isEmpty && !unasked.has(path) ? [path] : []
  })
}

/** In a long text only a block that is a picture has a place for one, and of what an entry says only an answer to its list. */
function picturesUnasked(fields: Fields, content: Values): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'list') return []
    const [block, detail] = [nameOfRole(field.fields, 'block'), nameOfRole(field.fields, 'detail')]
    const isOther = (item: Values) =>
      field.role === 'long-text' ? item[block ?? ''] !== 'PICTURE' : detail !== undefined && !item[detail]
    const others = ((content[name] ?? []) as readonly Values[]).filter(isOther)
    const pictures = Object.keys(field.fields).filter((inner) => field.fields[inner]?.kind === 'image')
    return others.flatMap((item) => pictures.map((picture) => `${name}/${String(item.id)}/${picture}`))
  })
}

/** Every list with entries of a content, those within entries too. */
function listsIn(
  fields: Fields,
  content: Values,
  prefix = '',
): { readonly path: string; readonly entries: string[] }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const [path, value] = [prefix + name, content[name]]
    if (field.kind === 'group' && isRecord(value)) return listsIn(field.fields, value as Values, `${path}/`)
    if (field.kind !== 'list' || !Array.isArray(value)) return []
    const items = value.filter((item): item is Values & { id: string } => isRecord(item) && typeof item.id === 'string')
    return [
      { path, entries: items.map(({ id }) => id) },
      ...items.flatMap((item) => listsIn(field.fields, item, `${path}/${item.id}/`)),
    ]
  })
}

function emptyOf(fields: Fields): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.kind !== 'list') return []
      return [[name, Array.from({ length: field.min }, (_, index) => ({ id: `i${index}` }))]]
    }),
  )
}

function textNames(fields: Fields, prefix = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'text') return [prefix + name]
    if (field.kind === 'list' || field.kind === 'group') return textNames(field.fields, `${prefix + name}/`)
    return []
  })
}

/** Paths of the texts that stand in a content; those of items with the ids of their items, unless told otherwise. */
function fieldPaths(fields: Fields, content: Values, prefix = '', hasIds = true): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = content[name]
    if (field.kind === 'text') return typeof value === 'string' && value !== '' ? [prefix + name] : []
    if (field.kind === 'list' && Array.isArray(value))
      return value.flatMap((item) => {
        if (!isRecord(item)) return []
        const at = hasIds ? `${prefix + name}/${String(item.id)}/` : `${prefix + name}/`
        return fieldPaths(field.fields, item as Values, at, hasIds)
      })
    if (field.kind === 'group' && isRecord(value))
      return fieldPaths(field.fields, value as Values, `${prefix + name}/`, hasIds)
    return []
  })
}

const textPaths = (fields: Fields, content: Values) => fieldPaths(fields, content, '', false)
