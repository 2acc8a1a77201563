import type { Editor } from '../state/editor.ts'
import { newId } from '../state/new-id.ts'
import type { EntryPlan } from './entry-plan.ts'
import { sentTogether } from './entry-weight.ts'

/** Does what a plan says, as one step back however many it adds: all of it, or (false) nothing. */
export async function takeEntries(editor: Editor, { steps }: EntryPlan): Promise<boolean> {
  await editor.bring(async () => {})
  const siteNow = () => editor.store.getState().opened?.site
  const before = siteNow()
  const visit = newId()
  for (const operations of sentTogether(steps)) {
    const last = siteNow()
    editor.do({ name: { kind: 'PageAdded', template: '' }, operations: [{ do: 'together', operations }], visit })
    if (siteNow() !== last) continue
    // Since the file was looked at, somebody has changed what it is about.
    if (last !== before) editor.undo()
    return false
  }
  return true
}
