import type { Finding } from '@mimar/checkup'
import type { Editing } from '../desk/editing.ts'
import { editableOf, pictureOf } from '../places/editable.ts'
import { placeOfText } from '../places/text.ts'
import { wayBack } from './way-back.ts'

/** How long the page may take to be drawn in another language. */
const LONGEST = 5_000

type Led = Pick<Editing, 'editor' | 'stageRef'>

type Sought = Pick<Finding, 'page' | 'section' | 'field' | 'language'> & { readonly code?: Finding['code'] }

/** Leads to what a finding is about: its page, language and place, or the panel where it is set. */
export function showFinding({ editor, stageRef }: Led, finding: Sought): void {
  const { page, section, language, code } = finding
  const { dialog } = editor.store.getState()
  wayBack.setState({ isOpen: true, part: dialog?.kind === 'publish' ? dialog.part : undefined })
  editor.show({ dialog: null })
  if (page) editor.goTo(page)
  if (language) editor.showLanguage(language)
  if (code === 'contrast-low') editor.show({ panel: 'theme' })
  else if (page !== null && section === null) editor.show({ panel: 'pages' })
  else if (section === null && page === null) editor.show({ dialog: { kind: 'settings' } })
  if (section === null) return
  editor.select(section)
  void goThere(editor, section, finding.field).then((place) => {
    if (place === undefined || editor.store.getState().panel) return
    stageRef.current?.focus()
    if (place && matchMedia('(max-width: 767px)').matches) open(place, section, { editor, stageRef })
  })
}

/** Scrolls to the field, or the section it should be in, as soon as the page is drawn. Gives what shows the field; undefined when nothing came. */
async function goThere(
  editor: Led['editor'],
  section: string,
  field: string | null,
): Promise<HTMLElement | null | undefined> {
  const linkOf = (path: string) => {
    const { opened } = editor.store.getState()
    return opened ? placeOfText(opened.site, { section, path }, editor.catalog)?.link?.path : undefined
  }
  const end = performance.now() + LONGEST
  while (performance.now() < end) {
    const root = document
      .querySelector('iframe')
      ?.contentDocument?.querySelector(`[data-section="${CSS.escape(section)}"]`)
    if (root) {
      const place = field === null ? null : placeIn(root, field, linkOf)
      const target = place ?? root
      target.scrollIntoView({ block: place ? 'center' : 'start', behavior: 'instant' })
      return place
    }
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return undefined
}

/** A link is shown by the words that lead there. */
function placeIn(root: Element, field: string, leadsTo: (path: string) => string | undefined): HTMLElement | null {
  const marked = [...root.querySelectorAll<HTMLElement>('[data-field]')]
  const pathOf = (one: HTMLElement) => one.dataset.field ?? ''
  return marked.find((one) => pathOf(one) === field) ?? marked.find((one) => leadsTo(pathOf(one)) === field) ?? null
}

/** On a phone the sheet of the section would hide the place: it is opened itself, as a tap on it does. */
function open(place: HTMLElement, section: string, { editor, stageRef }: Led): void {
  const { opened } = editor.store.getState()
  const caret = { section, path: place.dataset.field ?? '' }
  const text = opened ? placeOfText(opened.site, caret, editor.catalog) : undefined
  if (!opened || !text) return
  if (pictureOf(place, editor, true) || text.isButton) editor.choose(caret)
  else if (editableOf(place, opened.site, opened.language, editor.catalog)) {
    editor.placeCaret(caret)
    stageRef.current?.resume()
  }
}
