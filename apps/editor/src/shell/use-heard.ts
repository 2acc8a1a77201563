import { useCallback, useRef } from 'react'

/** What a screen reader is told (live region). React is not asked: it would draw the whole editor again for a sentence that nobody sees. */
export function useHeard() {
  const heard = useRef<HTMLDivElement>(null)
  const announce = useCallback((text: string) => {
    if (heard.current && heard.current.textContent !== text) heard.current.textContent = text
  }, [])
  return { heard, announce }
}
