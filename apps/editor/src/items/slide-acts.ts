import { type Operation, primaryLanguage, type Section } from '@mimar/document'
import { type Content, type Localized, valueFor } from '@mimar/fields'
import type { Stage } from '../canvas/stage.ts'
import { useCatalog, useEditing, useEditorState } from '../desk/editing.ts'
import { newId } from '../state/new-id.ts'
import type { StepName } from '../state/state.ts'
import { sayPart } from '../words/words.ts'
import { listField } from './list-field.ts'
import { bringSlide, listOf } from './slide-shown.ts'
import { stripWords } from './strip-words.ts'

type Slide = Content & { readonly id: string }

/** What the strip does with the slides of a slider, and why it cannot now. */
export interface SlideActs {
  readonly ids: readonly string[]
  readonly full: string | undefined
  readonly few: string | undefined
  /** Brings a slide to the front. */
  readonly show: (id: string) => void
  readonly move: (from: number, to: number) => void
  readonly duplicate: () => void
  readonly remove: () => void
}

/** The acts of a strip; what copies and removes is about the slide in front. */
export function useSlideActs(stage: Stage, section: Section, list: string, shown: string | null): SlideActs {
  const catalog = useCatalog()
  const { editor, say: main } = useEditing()
  const field = listField(catalog, section.template, list)
  const slides = field ? valueFor(field, section.content[list]) : []
  const at = Math.max(
    0,
    slides.findIndex(({ id }) => id === shown),
  )
  const show = (id: string) => bringSlide(listOf(stage.page, section.id, list), id)
  const act = (kind: StepName['kind'], operation: Operation, next: string | undefined) => {
    stage.act({ name: { kind, template: section.template }, operations: [operation] }, null)
    if (next !== undefined) show(next)
  }
  return {
    show,
    ids: slides.map(({ id }) => id),
    full: field && slides.length >= field.max ? main('mostItems', { n: field.max }) : undefined,
    few: field && slides.length <= field.min ? main('fewestItems', { n: field.min }) : undefined,
    move(from, to) {
      const item = slides[from]?.id as string
      const after = slides.filter((_, index) => index !== from)[to - 1]?.id ?? null
      act('ItemMoved', { do: 'move-item', section: section.id, list, item, after }, item)
    },
    duplicate() {
      const id = `i${newId(8)}`
      const original = slides[at] as Slide
      const item = { ...original, id }
      act('ItemAdded', { do: 'insert-item', section: section.id, list, after: original.id, item }, id)
    },
    remove() {
      const item = slides[at]?.id as string
      const next = slides[at + 1] ?? slides[at - 1]
      act('ItemRemoved', { do: 'remove-item', section: section.id, list, item }, next?.id)
      editor.notify(sayPart(stripWords, main.language)('removed'), 'plain', true)
    },
  }
}

/** The first words of each slide, in the language that is shown, else in the primary. */
export function useSlideWords({ template, content }: Section, list: string): readonly string[] {
  const catalog = useCatalog()
  const language = useEditorState(({ opened }) => opened?.language) ?? ''
  const primary = useEditorState(({ opened }) => opened && primaryLanguage(opened.site).code) ?? ''
  const fields = listField(catalog, template, list)?.fields ?? {}
  const texts = Object.keys(fields).filter((name) => fields[name]?.kind === 'text')
  return ((content[list] ?? []) as readonly Slide[]).map((slide) => {
    const values = texts.map((name) => slide[name] as Localized | undefined)
    return values.map((value) => value?.[language] || value?.[primary] || '').find((one) => one !== '') ?? ''
  })
}
