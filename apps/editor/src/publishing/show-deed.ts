import { findSection, type Site } from '@mimar/document'
import type { Editing } from '../desk/editing.ts'
import type { ToldDeed } from './deeds.ts'
import { showFinding } from './show-finding.ts'
import { wayBack } from './way-back.ts'

/** Whether there is still something to lead to. */
export function canShow({ place, section, page }: ToldDeed, site: Site): boolean {
  if (place === 'library') return false
  if (place === 'section' || place === 'language') return section !== null && findSection(site, section) !== undefined
  return place !== 'page' || site.pages.some(({ id }) => id === page)
}

/** Leads to where something was done: its place on the page, or the panel where it is set. */
export function showDeed(
  editing: Pick<Editing, 'editor' | 'stageRef'>,
  { place, page, section, done }: ToldDeed,
): void {
  const { editor } = editing
  const [first] = done
  if (place === 'section' || place === 'language') {
    const opened = editor.store.getState().opened
    const at = opened && section ? pageOf(opened.site, section) : null
    const field = first?.do === 'set-field' ? first.field : null
    showFinding(editing, { page: page ?? at, section, field, language: first?.language ?? null })
    return
  }
  wayBack.setState({ isOpen: true, part: undefined })
  editor.show({ dialog: null })
  if (place === 'page' && page) editor.goTo(page)
  if (place === 'settings' || place === 'events') editor.show({ dialog: { kind: 'settings' } })
  else editor.show({ panel: place === 'theme' || place === 'languages' ? place : 'pages' })
}

/** The page of its own that a section stands on; null for what all pages share. */
function pageOf(site: Site, section: string): string | null {
  const found = site.pages.find(({ sections, header, footer }) =>
    [...sections, ...(header ?? []), ...(footer ?? [])].some(({ id }) => id === section),
  )
  return found?.id ?? null
}
