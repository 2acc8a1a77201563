import { pointLinksWith } from './style-link.ts'

/** A link to a style sheet cannot carry a token: from here on the canvas fetches its sheets with it. */
export function bringSheets(token: () => string): void {
  pointLinksWith((link, address) => void bringSheet(link, address, token()))
}

async function bringSheet(link: HTMLLinkElement, address: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const styles = await fetch(address, { headers }).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  )
  if (styles === null) return void link.dispatchEvent(new Event('error'))
  // What it names from the root has no root where it stands now.
  const whole = styles.replace(/url\((["']?)\//g, `url($1${location.origin}/`)
  link.href = URL.createObjectURL(new Blob([whole], { type: 'text/css' }))
  link.addEventListener('load', () => URL.revokeObjectURL(link.href))
}
