import { type LanguageCode, type Settings, settingsFields } from '@mimar/document'
import { type Content, type Field, findField, type Json } from '@mimar/fields'
import { useEditing, useEditorState } from '../desk/editing.ts'
import { newItem } from '../places/new-item.ts'

interface Setting {
  readonly field: Field
  readonly value: Json
  /** One visit of a field is one step back; text is set in a language. */
  readonly set: (value: Json, visit?: string, language?: LanguageCode) => void
}

/** One setting by its path, `gdprConsent/isVisible`; undefined where an item of a list is gone. */
export function useSetting(path: string): Setting | undefined {
  const set = useSet()
  const settings = useEditorState(({ opened }) => opened?.site.settings)
  if (!settings) return undefined
  const found = findField(settingsFields, settings, path)
  if (!found.ok) return undefined
  return { field: found.field, value: found.value, set: (...change) => set(path, ...change) }
}

type Set = (path: string, ...change: Parameters<Setting['set']>) => void

/** Gives settings other values. */
export function useSet(): Set {
  const { editor } = useEditing()
  return (field, value, visit, language) => {
    const operation = { do: 'set-setting' as const, field, value, ...(language !== undefined && { language }) }
    const name = { kind: 'Setting' as const, template: '' }
    editor.do({ name, operations: [operation], ...(visit !== undefined && { visit }) })
  }
}

type ListName = 'chats' | 'messengers' | 'integrations'

/** An item as a list of the settings begins it. */
export function newSettingItem(list: ListName, id: string, values: { readonly [name: string]: Json }): Content {
  return { ...newItem(settingsFields[list], id), ...values }
}

export function useSettings(): Settings | undefined {
  return useEditorState(({ opened }) => opened?.site.settings)
}
