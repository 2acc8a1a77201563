import { isCopied } from './copied.ts'

/** Copies a text. What the browser does not copy at all is shown to be copied by hand, which says so: false. */
export async function copyText(text: string): Promise<boolean> {
  if (await isCopied(text)) return true
  const { showToCopy } = await import('./copy-by-hand.view.tsx')
  showToCopy(text)
  return false
}
