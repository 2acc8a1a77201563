import type { Section } from '@mimar/document'
import { collectedOn, collectionsOf } from '@mimar/render/entries'
import type { StoredDetail } from '@mimar/sections'
import { useCatalog, useEditorState } from '../desk/editing.ts'
import { isolated } from '../words/isolated.ts'

/** The list that a section shows, who stands in it and what they are asked; undefined for a section that shows none. */
export function useShownList({ id }: Section) {
  const catalog = useCatalog()
  const opened = useEditorState((state) => state.opened)
  if (!opened) return undefined
  const { site, language } = opened
  const list = site.pages.flatMap((page) => collectedOn(page, catalog).lists).find(({ section }) => section.id === id)
  if (!list) return undefined
  const { homes, entries } = collectionsOf(site.pages, catalog)
  const { details } = homes.get(list.collection) ?? list
  return { site, language, list, details, entries: entries.get(list.collection) ?? [] }
}

/** What a detail is called in a sentence, in the language of the page or another; '–' where nobody has named it. */
export const detailName = ({ label = {} }: StoredDetail, language: string): string =>
  isolated(label[language] || Object.values(label)[0] || '–')
