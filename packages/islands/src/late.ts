/**
 * Fetches a late widget, with its styles and script, when something that carries its address in `data-late` is first
 * pressed. Then presses it again, for that script to answer. A link leads on where that fails.
 */
const pending = new Set<string>()

document.addEventListener('click', (event) => {
  const target = event.target as Element
  const opener = target.closest<HTMLAnchorElement>('[data-late]')
  if (!opener || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const address = opener.dataset.late!
  if (pending.has(address)) return
  pending.add(address)
  bring(address)
    .then(() => {
      for (const one of document.querySelectorAll(`[data-late="${address}"]`)) one.removeAttribute('data-late')
      ;(target.closest<HTMLElement>('a,button') ?? opener).click()
    })
    .catch(() => opener.href && location.assign(opener.href))
    .finally(() => pending.delete(address))
})

async function bring(address: string): Promise<void> {
  let markup = `<script src="${address}"></script>`
  if (!address.endsWith('.js')) {
    const response = await fetch(address)
    if (!response.ok) throw response
    markup = await response.text()
  }
  // A fragment made this way runs its script once it is part of the page.
  const widget = document.createRange().createContextualFragment(markup)
  const script = widget.querySelector('script')
  await new Promise((resolve, reject) => {
    if (script) {
      script.onload = resolve
      script.onerror = reject
    } else resolve(0)
    document.body.append(widget)
  })
}
