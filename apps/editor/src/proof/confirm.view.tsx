import { createRoot } from 'react-dom/client'
import { sayPart, type UiLanguage } from '../words/words.ts'
import { ProofDialog } from './proof-dialog.view.tsx'
import { createProofServer } from './proof-server.ts'
import { proofWords, type Undone } from './words.ts'

/** Asks somebody to confirm that it is them, above whatever is open; whether they did. */
export function confirmIt(undone: Undone): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const say = sayPart(proofWords, document.documentElement.lang as UiLanguage)
  return new Promise((resolve) => {
    let isOver = false
    const end = (isConfirmed: boolean) => {
      if (isOver) return
      isOver = true
      root.unmount()
      place.remove()
      resolve(isConfirmed)
    }
    root.render(<ProofDialog server={createProofServer()} say={say} undone={undone} end={end} />)
  })
}
