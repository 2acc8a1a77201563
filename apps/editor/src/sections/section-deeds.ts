import {
  findSection,
  type HiddenOn,
  type Operation,
  type Section,
  type SectionChoices,
  type SectionProperty,
} from '@mimar/document'
import { ALL_LANGUAGES, type FilesByPlace, type Image, type Json, type KeptFile, NO_IMAGE } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'
import type { Editor } from '../state/editor.ts'
import type { StepName } from '../state/state.ts'
import { detaching } from './shared.ts'

/** Whether a section has a side that can be chosen. */
export function hasSides({ template }: Section, catalog: TemplateCatalog): boolean {
  return catalog.find(template)?.hasSides === true
}

/** Whether a section can stand on a picture. */
export function hasBackground({ template }: Section, catalog: TemplateCatalog): boolean {
  return catalog.fieldFor(template, 'background') !== undefined
}

/** Whether a section shows a place on a map. */
export function hasMap({ template }: Section, catalog: TemplateCatalog): boolean {
  return catalog.fieldFor(template, 'point') !== undefined
}

/** The picture a section stands on. */
export function backgroundOf({ template, content }: Section, catalog: TemplateCatalog): Image | null {
  const image = content[catalog.fieldFor(template, 'background') ?? ''] as Image | undefined
  return image?.media ? image : null
}

/** The film behind a section. */
export function filmOf({ template, content }: Section, catalog: TemplateCatalog): KeptFile | undefined {
  const films = content[catalog.fieldFor(template, 'background-film') ?? ''] as FilesByPlace | undefined
  return films?.[ALL_LANGUAGES]
}

/** How much of the picture behind a section is darkened, 0 to 1. */
export function dimmingOf({ template, content }: Section, catalog: TemplateCatalog): number {
  return Number(content[catalog.fieldFor(template, 'dimming') ?? ''] ?? 0)
}

/** What can be done to one section beside moving it, each as one step back. */
export function sectionDeeds(editor: Editor, section: Section) {
  const { id, template } = section
  const { catalog } = editor
  const act = (kind: StepName['kind'], operation: Operation) =>
    editor.do({ name: { kind, template }, operations: [operation] })
  const set = (kind: StepName['kind'], property: SectionProperty, value: Json) =>
    act(kind, { do: 'set-section', section: id, property, value })
  const setField = (kind: StepName['kind'], role: 'background' | 'dimming' | 'layout', value: Json) => {
    const field = catalog.fieldFor(template, role)
    if (field !== undefined) act(kind, { do: 'set-field', section: id, field, value })
  }
  return {
    wear: (mode: Section['colorMode']) => set('SectionColours', 'colorMode', mode),
    turn: (side: Section['orientation']) => set('SectionLayout', 'orientation', side),
    /** Null for the usual one: the section follows its template then. */
    layOut: (layout: string | null) => setField('SectionLayout', 'layout', layout),
    /** Null for what its template has. */
    choose: (name: keyof SectionChoices, option: Json) => set('SectionLayout', name, option),
    rename: (label: string) => label === section.label || set('SectionNamed', 'label', label),
    invite: (event: string) => set('SectionLayout', 'eventId', event),
    hideOn: (where: HiddenOn) => set('SectionHidden', 'hiddenOn', toggled(section.hiddenOn ?? [], where)),
    dim: (share: number) => setField('SectionBackground', 'dimming', share),
    removeBackground: () => setField('SectionBackground', 'background', NO_IMAGE),
    chooseBackground() {
      const path = catalog.fieldFor(template, 'background')
      if (path === undefined) return
      editor.choose({ section: id, path })
      editor.show({ dialog: { kind: 'library' } })
    },
    detach: () => detach(editor, section),
  }
}

/** Gives the page on the canvas its own copy of the shared part a section stands in, and selects the copy. */
export function detach(editor: Editor, { id, template }: Section, first: readonly Operation[] = []): void {
  const { opened } = editor.store.getState()
  const found = opened && findSection(opened.site, id)
  if (!opened || (found?.place !== 'header' && found?.place !== 'footer')) return
  const { operation, sections } = detaching(opened.site, opened.page, found.place)
  editor.do({ name: { kind: 'SectionDetached', template }, operations: [...first, operation] })
  editor.select(sections[found.index]?.id ?? null)
}

function toggled(list: readonly HiddenOn[], one: HiddenOn): readonly HiddenOn[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
}
