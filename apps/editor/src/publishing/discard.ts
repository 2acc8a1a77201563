import { restoring } from '@mimar/document'
import type { Editing } from '../desk/editing.ts'
import { requestsOf } from '../server/publishing.ts'
import { sayPart } from '../words/words.ts'
import { publishWords } from './words.ts'

/** Goes back to what visitors read, in one step that can be taken back. */
export async function discardChanges({
  editor,
  server,
  say: main,
}: Pick<Editing, 'editor' | 'server' | 'say'>): Promise<void> {
  const say = sayPart(publishWords, main.language)
  const { opened } = editor.store.getState()
  if (!opened || opened.publishedRevision === null) return
  if (!(await editor.save())) return editor.notify(say('notNow'), 'warning')
  try {
    const then = await requestsOf(server).moment({ release: 'live' })
    const now = editor.store.getState().opened
    if (!now) return
    const operations = restoring(now.site, then.site, { grain: 'site' }, editor.catalog)
    if (operations.length > 0) {
      editor.do({ name: { kind: 'Discarded', template: '' }, operations: [{ do: 'together', operations }] })
    }
    editor.notify(say('discarded'), 'plain', operations.length > 0)
  } catch {
    editor.notify(say('notNow'), 'warning')
  }
}
