import { checkContent, type Field, type Fields, isRecord, type Json, leavesOf } from '@mimar/fields'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { canvasMark, directionOf, publishedMark } from './mark.ts'
import { resolveContent } from './resolve.ts'
import type { Example, Picture, SectionFacts, SectionView, SiteFacts, Template } from './template.ts'
import type { AnyTemplateWords, TemplateWords } from './template-words.ts'
import { seenFields } from './testing/places.ts'
import { describesItself } from './testing/self-description.ts'
import { wordsIn } from './words/words.ts'

/** Every attribute that only the canvas has; taken away, canvas markup is published markup. */
export const CANVAS_ATTRIBUTES = ['data-section', 'data-field', 'data-item', 'data-list'] as const

/** A picture that stands for any other; `media` is its name. */
export function somePicture(media: string): Picture {
  return {
    alt: `alt of ${media}`,
    width: 1600,
    height: 1067,
    position: '50% 50%',
    placeholder: ['#888888'],
    isMonochrome: false,
    shownWidth: null,
    cut: null,
    files: [
      { type: 'image/webp', shape: 'full', width: 800, height: 534, url: `/media/${media}-800.webp` },
      { type: 'image/jpeg', shape: 'full', width: 800, height: 534, url: `/media/${media}-800.jpg` },
    ],
  }
}

export function someSiteFacts(language: string, changes: Partial<SiteFacts> = {}): SiteFacts {
  return {
    language,
    dir: directionOf(language),
    name: 'Dar al-Rumman',
    look: 'ROUNDED',
    ornament: 'girih',
    homeHref: '/',
    path: '/',
    pageIndex: 0,
    isPaid: false,
    siteId: 'hotel',
    siteHash: 'hash',
    generatorVersion: 'test',
    languages: [
      { code: 'ar', localizedName: 'العربية', flag: '/flags/sy.svg', href: '/', isCurrent: language === 'ar' },
      { code: 'en', localizedName: 'English', flag: '/flags/gb.svg', href: '/en/', isCurrent: language === 'en' },
    ],
    languageMenuLayout: 'full',
    extraLinksLabel: 'More',
    privacyPolicy: { name: 'Privacy', link: '/privacy', showInFooter: true },
    hasConsent: false,
    words: wordsIn(language),
    events: [],
    navigation: [{ text: 'Rooms', link: '/Rooms' }],
    socials: [],
    link: (address) => ({ href: address || '#' }),
    icon: () => ({ body: '<path d="M0 0h24v24"/>', width: 24, height: 24 }),
    ...changes,
  }
}

export function someSectionFacts(template: string, changes: Partial<SectionFacts> = {}): SectionFacts {
  return {
    id: 's1',
    eventId: '',
    template,
    colorMode: 'EXTRALIGHT',
    orientation: 'LEFT',
    nthOfTemplate: 0,
    isFirst: false,
    hasNext: true,
    nextId: 's2',
    nextColorMode: 'LIGHT',
    joinsPrevious: false,
    panelAbove: null,
    ...changes,
  }
}

/** An example's content with its texts put under its language, as a section stores it. */
export function storedContent(fields: Fields, example: Example): { readonly [name: string]: Json } {
  return Object.fromEntries(
    Object.entries(example.content).map(([name, value]) => [name, storedValue(fields[name], value, example.language)]),
  )
}

function storedValue(field: Field | undefined, value: Json, language: string): Json {
  if (field?.kind === 'text' && typeof value === 'string') return { [language]: value }
  if (field?.kind === 'list' && Array.isArray(value)) {
    return value.map((item) => storedGroup(field.fields, item as Json, language))
  }
  if (field?.kind === 'group') return storedGroup(field.fields, value, language)
  if (field?.kind === 'image' && isRecord(value)) return value as Json
  return value
}

function storedGroup(fields: Fields, value: Json, language: string): Json {
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, storedValue(fields[name], inner as Json, language)]),
  )
}

/** Draws one example, as visitors get it or as the canvas has it. */
export function drawExample<T extends Template>(
  template: T,
  View: SectionView<T>,
  example: Example,
  {
    isCanvas = false,
    isOpen = isCanvas,
    section = {},
    site = {},
  }: { isCanvas?: boolean; isOpen?: boolean; section?: Partial<SectionFacts>; site?: Partial<SiteFacts> } = {},
): string {
  const checked = checkContent(template.fields, storedContent(template.fields, example))
  if (!checked.ok)
    throw new Error(
      `Example "${example.name}" of ${template.id} breaks its own fields: ${JSON.stringify(checked.refusals)}`,
    )
  const content = resolveContent(template.fields as T['fields'], checked.value, {
    language: example.language,
    primary: example.language,
    picture: (image) => (image.media === '' ? null : somePicture(image.media)),
    keepsEmptyItems: isCanvas,
  })
  const makeMark = isCanvas ? canvasMark : publishedMark
  const made = makeMark({ section: 's1', template: template.id, standIns: new Set(), primary: example.language })
  const mark = Object.assign(made, { keepsOpen: isOpen })
  const drawn = (View as (props: unknown) => React.ReactNode)({
    content,
    mark,
    section: someSectionFacts(template.id, section),
    site: someSiteFacts(example.language, site),
  })
  return renderToStaticMarkup(drawn)
}

/** All that makes a template; `styles` is its own style sheet as text. */
interface Complete<T extends Template> {
  readonly template: T
  readonly View: SectionView<T>
  readonly words: TemplateWords<T>
  readonly examples: readonly Example[]
  readonly styles: string
}

/** What every template promises; a template's test is one call of this and what is special about it. */
export function conformingTemplate<T extends Template>({ template, View, words, examples, styles }: Complete<T>): void {
  const { testPath = '' } = expect.getState()
  const file = (ending: string) => testPath.replace(/^.*\/(packages\/)/, '$1').replace(/\.test\.tsx$/, ending)
  describe(`${template.id} keeps the promises of a template`, () => {
    describesItself({ template, words: words as AnyTemplateWords, styles, file })

    test('it has an example with a text in every text field', () => {
      const filled = examples.flatMap((example) => textPaths(template.fields, example.content as Record<string, Json>))
      for (const name of textNames(template.fields))
        expect(filled, `${file('.examples.ts')} has no example that fills "${name}"`).toContain(name)
    })

    test.each(examples)('"$name" looks the same on the canvas and published', (example) => {
      const published = drawExample(template, View, example)
      // What opens and closes stands open on the canvas: that is declared, and all else is the same.
      const opened = drawExample(template, View, example, { isOpen: true })
      expect(withoutEmpty(withoutMarks(drawExample(template, View, example, { isCanvas: true })))).toBe(
        withoutEmpty(withoutMarks(opened)),
      )
      for (const attribute of CANVAS_ATTRIBUTES) expect(published).not.toContain(attribute)
    })

    test('its root carries its anchor and its name, and every filled text can be clicked', () => {
      for (const example of examples) {
        const canvas = drawExample(template, View, example, { isCanvas: true })
        expect(canvas).toMatch(/^<\w+[^>]* id="comp-s1" data-template="\w+" data-section="s1"/)
        for (const path of fieldPaths(template.fields, example.content as Record<string, Json>)) {
          expect(canvas, `${path} cannot be clicked`).toContain(`data-field="${path}"`)
        }
      }
    })

    test('what stands in something that opens can be edited, and every picture and icon has a place', () => {
      for (const example of examples) {
        const seen = seenFields(drawExample(template, View, example, { isCanvas: true }))
        for (const path of shownPaths(template.fields, example.content as Record<string, Json>))
          expect(seen, `${file('.view.tsx')} shows "${path}" nowhere on the canvas: ${WHY}`).toContain(path)
      }
    })

    test('an element with a text holds nothing beside that text', () => {
      for (const example of examples) {
        const canvas = drawExample(template, View, example, { isCanvas: true })
        for (const path of fieldPaths(template.fields, example.content as Record<string, Json>)) {
          const inner = new RegExp(`data-field="${path}"[^>]*>([^<]*)<(/?)`).exec(canvas)
          expect(inner?.[2], `${path} has an element beside its text`).toBe('/')
        }
      }
    })

    test('all empty, it still draws on the canvas', () => {
      expect(
        drawExample(
          template,
          View,
          { name: 'empty', language: 'en', content: emptyOf(template.fields) },
          { isCanvas: true },
        ),
      ).toMatch(/^</)
    })
  })
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

const WHY = 'mark its element with mark(…), and draw what opens and closes open while `mark.keepsOpen`.'

/** Everything of a content that is edited where it is drawn; backgrounds belong to their section. */
function shownPaths(fields: Fields, content: Record<string, Json>): string[] {
  const stored = storedContent(fields, { name: '', language: 'en', content })
  return [...leavesOf(fields, stored)].flatMap(({ path, field, value }) => {
    const isShown =
      field.kind === 'image' ? field.role !== 'background' : field.kind === 'icon' || field.kind === 'text'
    const isEmpty = value === '' || Object.values(value ?? {}).every((one) => one === '')
    return isShown && !isEmpty ? [path] : []
  })
}

function emptyOf(fields: Fields): Record<string, Json> {
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

function textPaths(fields: Fields, content: Record<string, Json>, prefix = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = content[name]
    if (field.kind === 'text') return typeof value === 'string' && value !== '' ? [prefix + name] : []
    if (field.kind === 'list' && Array.isArray(value)) {
      return value.flatMap((item) => textPaths(field.fields, item as Record<string, Json>, `${prefix + name}/`))
    }
    if (field.kind === 'group' && isRecord(value))
      return textPaths(field.fields, value as Record<string, Json>, `${prefix + name}/`)
    return []
  })
}

function fieldPaths(fields: Fields, content: Record<string, Json>, prefix = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = content[name]
    if (field.kind === 'text') return typeof value === 'string' && value !== '' ? [prefix + name] : []
    if (field.kind === 'list' && Array.isArray(value)) {
      return value.flatMap((item) =>
        isRecord(item)
          ? fieldPaths(field.fields, item as Record<string, Json>, `${prefix + name}/${String(item.id)}/`)
          : [],
      )
    }
    if (field.kind === 'group' && isRecord(value))
      return fieldPaths(field.fields, value as Record<string, Json>, `${prefix + name}/`)
    return []
  })
}
