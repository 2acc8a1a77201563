import type { Editing } from '../desk/editing.ts'
import { placeOf, type StepId } from './checklist-steps.ts'

/** How long a page may take to be drawn. */
const LONGEST = 5_000

/** Leads to where a step is done: to the text with the caret in it, to the picture, into the panel, to the button. */
export async function leadTo(step: StepId, { editor, stageRef }: Editing): Promise<void> {
  const { opened } = editor.store.getState()
  if (!opened) return
  if (step === 'language') return editor.show({ panel: 'languages' })
  if (step === 'publish') {
    document.querySelector<HTMLElement>('[data-publish]')?.focus()
    return
  }
  const place = placeOf(step, opened.site, editor.catalog)
  if (!place) return
  editor.show({ panel: null })
  const primary = opened.site.languages.find(({ isPrimary }) => isPrimary)
  if (primary && primary.code !== opened.language) editor.showLanguage(primary.code)
  editor.goTo(place.page)
  editor.select(place.section)
  const element = await drawn(place.section, place.field)
  element?.scrollIntoView({ block: place.field ? 'center' : 'start', behavior: 'instant' })
  const stage = stageRef.current
  if (!element || !stage) return
  if (place.picture) {
    stage.focus()
    return editor.choose({ section: place.section, path: place.picture })
  }
  if (place.field === null) return stage.focus()
  editor.placeCaret({ section: place.section, path: place.field })
  stage.resume()
}

async function drawn(section: string, field: string | null): Promise<Element | undefined> {
  const end = performance.now() + LONGEST
  while (performance.now() < end) {
    const page = document.querySelector('iframe')?.contentDocument
    const root = page?.querySelector(`[data-section="${CSS.escape(section)}"]`)
    const place = root && field ? root.querySelector(`[data-field="${CSS.escape(field)}"]`) : root
    if (place) return place
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return undefined
}
