import { bringSheets } from './brought-sheet.ts'

/** What browsers ask for by an address alone cannot bring a token: style sheets and downloads are fetched and handed over. */
export function askByToken(token: () => string): void {
  bringSheets(token)
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/api/"]') : null
    if (!link || event.defaultPrevented) return
    event.preventDefault()
    void download(link.href, token())
  })
}

async function download(address: string, token: string): Promise<void> {
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) return
  const [, name = ''] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
