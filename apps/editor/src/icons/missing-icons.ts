import { sectionsOnPage } from '@mimar/document'
import { learnIcons, surroundingsOf } from '../canvas/surroundings.ts'
import type { Editing as WholeEditing } from '../desk/editing.ts'

const NAME = /^(?:tabler|simple-icons):[a-z0-9-]+$/
const AGAIN_AFTER = 1_000

type Editing = Pick<WholeEditing, 'editor' | 'server'>

/**
 * Icons that the page lacks are asked for until they are had: some came with others, of some the set could not be read
 * (VIS-4).
 */
export function bringMissingIcons({ editor, server }: Editing): () => void {
  const missing = missingFinder()
  let timer = 0
  let isAsking = false
  const look = async () => {
    const names = isAsking ? [] : missing.find(editor)
    if (names.length === 0) return
    isAsking = true
    try {
      const query = { names: names.join(',') }
      const { icons } = await server.client.ask('GET /sites/:id/icons', { query })
      missing.forget(names.filter((name) => !Object.hasOwn(icons, name)))
      learnIcons(icons)
      // What is drawn with is another now, so that all is drawn again.
      if (Object.keys(icons).length > 0) editor.addPictures({})
      isAsking = false
      // Others may have come meanwhile.
      void look()
    } catch {
      isAsking = false
      timer = window.setTimeout(() => void look(), AGAIN_AFTER)
    }
  }
  void look()
  const unsubscribe = editor.store.subscribe(({ opened }, before) => {
    if (opened?.site !== before.opened?.site || opened?.page !== before.opened?.page) void look()
  })
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}

/** Finds the icons of the open page that cannot be drawn; looks only through sections that are new to it. */
function missingFinder() {
  const known = new WeakMap<object, readonly string[]>()
  const gone = new Set<string>()
  return {
    find({ store, catalog }: Editing['editor']): readonly string[] {
      const { opened } = store.getState()
      const page = opened?.site.pages.find(({ id }) => id === opened.page)
      if (!opened || !page) return []
      const { icon } = surroundingsOf(opened.facts, catalog)
      const names = sectionsOnPage(opened.site, page).flatMap((section) => {
        const found = known.get(section) ?? namesIn(section.content)
        known.set(section, found)
        return found
      })
      return [...new Set(names)].filter((name) => !icon(name) && !gone.has(name))
    },
    /** No set has them: they stay missing. */
    forget(names: readonly string[]): void {
      for (const name of names) gone.add(name)
    },
  }
}

function namesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return NAME.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : []
}
