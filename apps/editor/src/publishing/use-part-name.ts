import type { Part, Site } from '@mimar/document'
import { useEditing, useEditorState } from '../desk/editing.ts'
import { languageName, pageName } from '../words/names.ts'
import { type Say, sayPart } from '../words/words.ts'
import { publishWords } from './words.ts'

/** What a part of the site is called: a page by its name; a language as the editor's language calls it. */
export function partName(part: Part, pages: Site['pages'], language: string, main: Say): string {
  if ('language' in part) return languageName(part.language, main.language)
  const page = pages.find(({ id }) => id === part.page)
  return page ? pageName(main, page, language) : sayPart(publishWords, main.language)('gonePage')
}

/** Says what a part of the site is called. */
export function usePartName(): (part: Part) => string {
  const { say: main } = useEditing()
  const pages = useEditorState(({ opened }) => opened?.site.pages) ?? []
  const language = useEditorState(({ opened }) => opened?.language) ?? main.language
  return (part) => partName(part, pages, language, main)
}
