import { useEffect, useMemo } from 'react'
import type { Stage } from '../canvas/stage.tsx'
import { useEditing } from '../chrome/editing.ts'
import { templateName } from '../words/names.ts'
import { PlusDiscs } from './plus-discs.ts'
import { listenToSectionKeys } from './section-keys.ts'
import { saySections } from './words.ts'

/** What lies over the page for the sake of its sections: where new ones can come, and the keys for it. */
export function SectionLayer({ stage }: { readonly stage: Stage }) {
  const { editor, say: main } = useEditing()
  const say = useMemo(() => saySections(main.language), [main])
  useEffect(() => {
    const nameOf = (after: string | null) => {
      const { opened } = editor.store.getState()
      const own = opened?.site.pages.find(({ id }) => id === opened.page)?.sections
      const section = own?.find(({ id }) => id === after)
      return section ? say('addAfter', { section: templateName(main, section.template) }) : say('addFirst')
    }
    const open = (after: string | null) => {
      const { opened } = editor.store.getState()
      if (opened) editor.show({ dialog: { kind: 'picker', place: opened.page, after } })
    }
    const plus = new PlusDiscs({ stage, editor, nameOf, open })
    const endKeys = listenToSectionKeys({ stage, editor, addAfter: (after) => plus.press(after) })
    return () => {
      endKeys()
      plus.end()
    }
  }, [stage, editor, say, main])
  return null
}
