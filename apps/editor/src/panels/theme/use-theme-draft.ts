import type { Operation, Theme, ThemeProperty } from '@mimar/document'
import type { Json } from '@mimar/fields'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useEditing, useEditorState } from '../../desk/editing.ts'
import type { Editor } from '../../state/editor.ts'

/** What is being changed; it becomes one step when it is done (U27). */
interface Draft {
  readonly property: ThemeProperty
  readonly value: Json
}

type Values = { readonly [property: ThemeProperty]: Json }

export interface ThemeDraft {
  /** The theme with what is being changed. */
  readonly theme: Theme
  /** Shows another value on the page at once. */
  readonly attempt: (property: ThemeProperty, value: Json) => void
  /** Makes what was shown last a change. */
  readonly keep: () => void
  /** Goes back to what is stored. */
  readonly drop: () => void
  readonly choose: (property: ThemeProperty, value: Json) => void
  /** Several at once, as one step; what is the same already is no change. */
  readonly chooseAll: (values: Values) => void
}

/** A theme that changes while one drags, and is changed once, when one lets go. */
export function useThemeDraft(stored: Theme): ThemeDraft {
  const { editor, stageRef } = useEditing()
  const [draft, setDraft] = useState<Draft | null>(null)
  const latest = useRef<Draft | null>(null)
  const hold = useCallback((next: Draft | null) => {
    latest.current = next
    setDraft(next)
  }, [])
  const keep = useCallback(() => {
    const done = latest.current
    hold(null)
    if (!done) return
    const { opened } = editor.store.getState()
    if (opened && valueIn(opened.site.theme, done.property) !== done.value) {
      editor.do({ name: { kind: 'Theme', template: '' }, operations: [{ do: 'set-theme', ...done }] })
    }
    if (latest.current === null) stageRef.current?.tryTheme(null)
  }, [editor, hold, stageRef])
  const attempt = (property: ThemeProperty, value: Json) => {
    if (latest.current && latest.current.property !== property) keep()
    hold({ property, value })
    stageRef.current?.tryTheme(withValue(stored, { property, value }))
  }
  const drop = () => {
    hold(null)
    stageRef.current?.tryTheme(null)
  }
  const choose = (property: ThemeProperty, value: Json) => {
    attempt(property, value)
    keep()
  }
  const chooseAll = (values: Values) => {
    keep()
    changeTheme(editor, values)
  }
  useEffect(() => keep, [keep])
  return { theme: draft ? withValue(stored, draft) : stored, attempt, keep, drop, choose, chooseAll }
}

function changeTheme(editor: Editor, values: Values): void {
  const { opened } = editor.store.getState()
  const operations = Object.entries(values)
    .filter(([property, value]) => opened && valueIn(opened.site.theme, property) !== value)
    .map(([property, value]): Operation => ({ do: 'set-theme', property, value }))
  if (operations.length > 0) editor.do({ name: { kind: 'Theme', template: '' }, operations })
}

/** The theme of the site, as it is stored here. */
export function useTheme(): Theme | undefined {
  return useEditorState(({ opened }) => opened?.site.theme)
}

function withValue(theme: Theme, { property, value }: Draft): Theme {
  const [name = '', token] = property.split('/')
  if (token) return { ...theme, palette: { ...theme.palette, [token]: value } }
  const { [name as keyof Theme]: _, ...others } = theme
  // What a theme may leave out is taken out by null; an ornament says it.
  const isOut = value === null && name !== 'ornament'
  return (isOut ? others : { ...others, [name]: value }) as Theme
}

function valueIn(theme: Theme, property: ThemeProperty): Json {
  const [name = '', token] = property.split('/')
  const within: object = token ? theme.palette : theme
  return (within as { readonly [key: string]: Json })[token ?? name] ?? null
}
