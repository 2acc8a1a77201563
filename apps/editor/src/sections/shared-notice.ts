import type { Stage } from '../canvas/stage.ts'
import type { Editor } from '../state/editor.ts'
import { hasRight } from '../state/rights.ts'
import type { EditorState } from '../state/state.ts'
import { sayAtBar } from '../words/section-bar.ts'
import type { UiLanguage } from '../words/words.ts'
import { detach } from './section-deeds.ts'
import { pagesWith } from './shared.ts'

const PARTS = ['header', 'footer'] as const

/** Says once, at the first change of a shared part, on how many pages it is seen. It offers a way back and a way out (U17). */
export function sharedNotice(stage: Stage, editor: Editor, language: UiLanguage) {
  const told = toldOn(stage)
  return (now: EditorState, before: EditorState): void => {
    const part = PARTS.find((one) => !told.has(one) && isOwnChange(now, before, one))
    const opened = now.opened
    if (!part || !opened) return
    const pages = pagesWith(opened.site, part)
    if (pages < 2) return
    told.add(part)
    const say = sayAtBar(language)
    const changed = changedIn(now, before, part)
    const kind = opened.undo.at(-1)?.name.kind
    const run = () => {
      const { opened: later } = editor.store.getState()
      const step = later?.undo.at(-1)
      if (!changed) return
      // The shared part goes back to what it was; this page keeps what it shows.
      const back = step?.name.kind === kind && later?.undo.length === opened.undo.length ? step?.operations : []
      detach(editor, changed, back ?? [])
    }
    const offer = hasRight(opened, 'design-site') ? { label: say('detach'), run } : undefined
    editor.notify(say('changesPages', { n: pages }), 'plain', true, offer)
  }
}

const tellings = new WeakMap<Stage, Set<'header' | 'footer'>>()

function toldOn(stage: Stage): Set<'header' | 'footer'> {
  const known = tellings.get(stage) ?? new Set()
  tellings.set(stage, known)
  return known
}

/** What is done to the site as a whole surprises nobody on its other pages. */
const OF_THE_SITE: ReadonlySet<string> = new Set(['Menu', 'Page', 'PageAdded', 'PageRemoved'])

/** A step of this person's own, not an undo and not what others did. */
function isOwnChange({ opened: now }: EditorState, { opened: then }: EditorState, part: 'header' | 'footer'): boolean {
  if (!now || !then || now.site[part] === then.site[part]) return false
  const last = now.undo.at(-1)
  if (!last || OF_THE_SITE.has(last.name.kind)) return false
  return now.undo !== then.undo && now.redo.length === 0 && now.unsent.length > then.unsent.length
}

function changedIn({ opened: now }: EditorState, { opened: then }: EditorState, part: 'header' | 'footer') {
  return now?.site[part].find((section, index) => section !== then?.site[part][index]) ?? now?.site[part][0]
}
