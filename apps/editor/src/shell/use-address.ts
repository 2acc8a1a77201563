import { pageAt } from '@mimar/document'
import { useEffect } from 'react'
import { readAddress, writeAddress } from '../state/address.ts'
import type { Editor } from '../state/editor.ts'
import { pageName } from '../words/names.ts'
import type { Say } from '../words/words.ts'

/** Keeps the address, the window's title and what is heard with the page and language on the canvas; Back goes to the one before. */
export function useAddress(editor: Editor, say: Say, announce: (text: string) => void): void {
  useEffect(() => {
    const write = (isNew: boolean) => {
      const { opened } = editor.store.getState()
      if (!opened) return
      const page = opened.site.pages.find(({ id }) => id === opened.page)
      if (page) document.title = `${pageName(say, page, opened.language)} · ${say('editorName')}`
      const next = writeAddress(readAddress(location).root, opened.site, opened.page, opened.language)
      if (next === location.pathname + location.search) return
      if (isNew) history.pushState(null, '', next)
      else history.replaceState(null, '', next)
    }
    const moved = () => {
      const { opened } = editor.store.getState()
      const { path, language } = readAddress(location)
      const page = opened && pageAt(opened.site, path)
      if (!page) return
      editor.goTo(page.id)
      editor.showLanguage(language ?? opened.site.languages.find(({ isPrimary }) => isPrimary)?.code ?? opened.language)
    }
    write(false)
    addEventListener('popstate', moved)
    const stop = editor.store.subscribe(({ opened }, { opened: before }) => {
      if (!opened || (opened.page === before?.page && opened.language === before.language)) return
      write(before !== null)
      const page = opened.site.pages.find(({ id }) => id === opened.page)
      if (before && page && opened.page !== before.page) {
        announce(say('nowOnPage', { page: pageName(say, page, opened.language) }))
      } else if (before) {
        announce(say('nowInLanguage', { language: languageName(opened.site.languages, opened.language) }))
      }
    })
    return () => {
      stop()
      removeEventListener('popstate', moved)
    }
  }, [editor, say, announce])
}

function languageName(languages: readonly { readonly code: string; readonly localizedName: string }[], code: string) {
  return languages.find((language) => language.code === code)?.localizedName || code
}
