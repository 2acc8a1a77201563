import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useEditing, useEditorState } from '../desk/editing.ts'
import { stepAt } from '../kit/walking.ts'
import { toolWords } from '../words/tools.ts'
import { sayPart } from '../words/words.ts'
import { targetsFor, typedTarget } from './link-targets.ts'

/** What is looked for or typed as the aim of a link, what it can lead to then, and which of them Enter takes. */
export function useLinkSearch(address: string, done: (address: string | null) => void) {
  const { editor, say } = useEditing()
  const opened = useEditorState((state) => state.opened)
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const { target: typed, isForbidden } = typedTarget(query, say)
  const found = opened && !isForbidden ? targetsFor(opened, query, say, editor.catalog) : []
  const targets = typed ? [typed, ...found] : found
  const sayTool = sayPart(toolWords, say.language)
  const nothing = targets.length === 0 ? sayTool('nothing', { q: query.trim() }) : ''
  const search = (words: string) => {
    setQuery(words)
    setAt(0)
  }
  const edit = () => {
    search(address)
    field.current?.focus()
    requestAnimationFrame(() => field.current?.select())
  }
  /** Takes what Enter would take. Nothing when what was typed leads nowhere: why stands below it. */
  const take = () => {
    const target = targets[at]
    if (target) done(target.address)
    else field.current?.focus()
  }
  const keyed = (event: KeyboardEvent) => {
    // Home and End move the caret of the field.
    const to = event.key.startsWith('Arrow') ? stepAt(event.key, at, targets.length, 'round') : undefined
    if (to !== undefined) setAt(to)
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) take()
    else if (event.key === 'Escape') done(null)
    else return
    event.preventDefault()
  }
  const why = isForbidden ? sayTool('forbidden') : nothing
  return { opened, address, query, at, field, id, targets, isForbidden, why, search, edit, take, keyed, done }
}

export type LinkSearch = ReturnType<typeof useLinkSearch>
