import { useEffect } from 'react'
import { useEditing } from '../../desk/editing.ts'
import { fontPreviews } from '../../server/seldom.ts'

/** The letters of the names of all fonts; fetched once, when they are first shown. */
export function useFontPreviews(): void {
  const { server } = useEditing()
  useEffect(() => bringPreviews(fontPreviews(server)), [server])
}

function bringPreviews(address: string): void {
  if (document.querySelector('link[data-font-previews]')) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  link.dataset.fontPreviews = ''
  document.head.append(link)
}
