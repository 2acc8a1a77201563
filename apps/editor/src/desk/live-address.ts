import { pageAddress } from '@mimar/render'
import { useEditorState } from './editing.ts'

/** Where visitors read what is on the canvas; null before the first publish. */
export function useLiveAddress(): string | null {
  const opened = useEditorState((state) => state.opened)
  if (!opened || opened.publishedRevision === null) return null
  const page = opened.site.pages.find(({ id }) => id === opened.page)
  const language = opened.site.languages.find(({ code }) => code === opened.language)
  const primary = opened.site.languages.find(({ isPrimary }) => isPrimary)
  const shown = language?.isActive ? language : primary
  if (!page || !shown) return opened.facts.siteAddress
  return new URL(pageAddress(opened.site, page, shown.code), opened.facts.siteAddress).href
}
