import type { Part } from '@mimar/document'
import type { Editing } from '../desk/editing.ts'
import { requestsOf } from '../server/publishing.ts'
import { publishStateOf } from '../state/save-state.ts'
import { sayPart } from '../words/words.ts'
import { sceneOf } from './part-scene.ts'
import { partName } from './use-part-name.ts'
import { publishWords } from './words.ts'

type Around = Pick<Editing, 'editor' | 'server' | 'say'>

/** A press on one of the parts: with nothing to be fixed it publishes; else it says what is, or why it cannot. */
export async function pressPart(around: Around, part: Part): Promise<void> {
  const { editor, server, say: main } = around
  const say = sayPart(publishWords, main.language)
  if (!(await editor.save())) return editor.notify(say('notNow'), 'warning')
  try {
    const { site: live } = await requestsOf(server).moment({ release: 'live' })
    const { opened } = editor.store.getState()
    if (!opened) return
    const scene = sceneOf(live, opened, part, editor.catalog)
    if (scene.why !== null) return editor.notify(say(scene.why), scene.why.startsWith('part') ? 'warning' : 'plain')
    const hasErrors = scene.findings.some(({ level }) => level === 'error')
    if (hasErrors) return editor.show({ dialog: { kind: 'publish', part } })
  } catch {
    return editor.notify(say('notNow'), 'warning')
  }
  await publishPart(around, part)
}

/** Publishes one part, and says what that leaves: once it is known in what the draft differs, as the button does. */
export async function publishPart({ editor, say: main }: Around, part: Part): Promise<void> {
  const say = sayPart(publishWords, main.language)
  let isLive = false
  const stop = editor.store.subscribe((state) => {
    const { opened, publishing } = state
    if (publishing.kind === 'busy' || !opened) return
    isLive ||= publishing.kind === 'done'
    const left = publishStateOf(state)
    const isCounted = left.kind === 'changes' && left.isCounted
    // Where it does not come to be known, it is done all the same.
    if (publishing.kind === 'done' && left.kind === 'changes' && !isCounted) return
    stop()
    if (!isLive) return
    const name = partName(part, opened.site.pages, opened.language, main)
    const rest = isCounted ? ` ${say('nLeft', { n: left.count })}` : ''
    editor.notify(`${say('publishedOnly', { name })}.${rest}`)
  })
  await editor.publish(part)
}
