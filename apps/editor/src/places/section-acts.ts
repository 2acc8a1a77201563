import { findSection, markingCopies, type Operation, type Section, type SectionId, type Site } from '@mimar/document'
import type { Editor } from '../state/editor.ts'
import { newId } from '../state/new-id.ts'
import type { StepName } from '../state/state.ts'
import { templateName } from '../words/names.ts'
import type { Say } from '../words/words.ts'

export type SectionAct = 'up' | 'down' | 'copy' | 'hide' | 'remove' | ColorModeAct
type ColorModeAct = 'DARK' | 'LIGHT' | 'EXTRALIGHT'

interface Acting {
  readonly editor: Editor
  readonly say: () => Say
  readonly announce: (text: string) => void
}

/** What can be done to a section where it stands, and why what cannot be done cannot. */
interface SectionPlace {
  readonly section: Section
  readonly isFirst: boolean
  readonly isLast: boolean
  /** At most one of its kind stands on a page (GEN-6). */
  readonly isOnly: boolean
}

export function placeOfSection(site: Site, id: SectionId): SectionPlace | undefined {
  const found = findSection(site, id)
  if (!found) return undefined
  const { section, sections, index } = found
  return { section, isFirst: index === 0, isLast: index === sections.length - 1, isOnly: section.isUnique }
}

/** Does something to the selected section, says what became of it, and keeps it or its neighbour selected. */
export function actOnSection({ editor, say, announce }: Acting, act: SectionAct): void {
  const { opened } = editor.store.getState()
  const found = opened?.selected ? findSection(opened.site, opened.selected) : undefined
  if (!opened || !found) return
  if (act === 'copy' && found.section.isUnique) {
    editor.notify(say()('onlyOne'))
    return
  }
  const deed = deedFor(act, found, opened.site)
  if (!deed) return
  const { template } = found.section
  editor.do({ name: { kind: deed.kind, template }, operations: [deed.operation] })
  const now = editor.store.getState().opened
  if (!now || now.site === opened.site) return
  const name = templateName(say(), template)
  if (deed.select !== undefined) editor.select(deed.select)
  if (act === 'remove') editor.notify(say()('sectionRemoved'), 'plain', true)
  if (act === 'up' || act === 'down') announce(movedWords(now.site, found.section.id, name, say()))
}

interface SectionDeed {
  readonly kind: StepName['kind']
  readonly operation: Operation
  /** What is selected afterwards, where it is another section. */
  readonly select?: SectionId | null
}

type Found = NonNullable<ReturnType<typeof findSection>>

function deedFor(act: SectionAct, found: Found, site: Site): SectionDeed | undefined {
  const { place, sections, index, section } = found

  const id = section.id
  switch (act) {
    case 'up':
      if (index === 0) return undefined
      return {
        kind: 'SectionMoved',
        operation: { do: 'move-section', section: id, place, after: sections[index - 2]?.id ?? null },
      }
    case 'down': {
      const next = sections[index + 1]
      if (!next) return undefined
      return { kind: 'SectionMoved', operation: { do: 'move-section', section: id, place, after: next.id } }
    }
    case 'copy':
      return copyOf(found, site)
    case 'remove':
      return {
        kind: 'SectionRemoved',
        operation: { do: 'remove-section', section: id },
        select: (sections[index + 1] ?? sections[index - 1])?.id ?? null,
      }
    case 'hide':
      return {
        kind: 'SectionHidden',
        operation: { do: 'set-section', section: id, property: 'isHidden', value: !section.isHidden },
      }
    case 'DARK':
    case 'LIGHT':
    case 'EXTRALIGHT':
      return {
        kind: 'SectionColours',
        operation: { do: 'set-section', section: id, property: 'colorMode', value: act },
      }
    default:
      return act satisfies never
  }
}

/** The same section again; translations that are out of date are so in both. */
function copyOf({ place, section }: Found, site: Site): SectionDeed {
  const copy = { ...section, id: `s${newId(12)}` }
  const insert: Operation = { do: 'insert-section', place, after: section.id, section: copy }
  const operations = [insert, ...markingCopies(site, new Map([[section.id, copy.id]]))]
  return { kind: 'SectionCopied', operation: { do: 'together', operations }, select: copy.id }
}

function movedWords(site: Site, id: SectionId, name: string, say: Say): string {
  const found = findSection(site, id)
  if (!found) return ''
  return say('sectionMoved', { section: name, n: found.index + 1, m: found.sections.length })
}
