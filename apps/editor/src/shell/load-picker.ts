// Prefetching: the picker of sections, which comes when somebody is near a plus, or in a pause.
import { loadViews } from '../canvas/views.ts'

/** What draws sections of any template has all their views. */
export async function loadPicker() {
  const [{ SectionPicker }] = await Promise.all([import('../sections/picker.view.tsx'), loadViews()])
  return { default: SectionPicker }
}
