import type { Finding } from '@mimar/checkup'
import type { Editing } from '../chrome/editing.ts'
import { wayBack } from './way-back.ts'

/** How long the page may take to be drawn in another language. */
const LONGEST = 5_000

/** Leads to what a finding is about: its page, language and place, or the panel where it is set. */
export function showPlace({ editor, stageRef }: Pick<Editing, 'editor' | 'stageRef'>, finding: Finding): void {
  const { page, section, language, code } = finding
  const { dialog } = editor.store.getState()
  wayBack.setState({ isOpen: true, part: dialog?.kind === 'publish' ? dialog.part : undefined })
  editor.show({ dialog: null })
  if (page) editor.goTo(page)
  if (language) editor.showLanguage(language)
  if (code === 'contrast-low') editor.show({ panel: 'theme' })
  else if (code === 'title-missing' || code === 'description-missing') editor.show({ panel: 'pages' })
  else if (section === null && page === null) editor.show({ dialog: { kind: 'settings' } })
  if (section === null) return
  editor.select(section)
  void goThere(section, finding.field).then((isThere) => {
    if (isThere && !editor.store.getState().panel) stageRef.current?.focus()
  })
}

/** Scrolls to the field, or the section it should be in, as soon as the page is drawn. */
async function goThere(section: string, field: string | null): Promise<boolean> {
  const end = performance.now() + LONGEST
  while (performance.now() < end) {
    const root = document
      .querySelector('iframe')
      ?.contentDocument?.querySelector(`[data-section="${CSS.escape(section)}"]`)
    if (root) {
      // The field stands in its section, or is itself the whole of it.
      const place = field && root.querySelector(`[data-field="${CSS.escape(field)}"]`)
      const target = place || root
      target.scrollIntoView({ block: place ? 'center' : 'start', behavior: 'instant' })
      return true
    }
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return false
}
