/**
 * Fetches a late widget, with its styles and its script, when something that carries its address in `data-late` is
 * first pressed; then presses it again, for the widget's own script to answer. A link leads on where that fails.
 */
const pending = new Set<string>()

document.addEventListener('click', (event) => {
  const opener = (event.target as Element).closest<HTMLElement>('[data-late]')
  if (!opener || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const address = opener.dataset.late!
  if (pending.has(address)) return
  pending.add(address)
  bring(address)
    .then(() => {
      for (const one of document.querySelectorAll<HTMLElement>('[data-late]'))
        if (one.dataset.late === address) delete one.dataset.late
      opener.click()
    })
    .catch(() => opener instanceof HTMLAnchorElement && location.assign(opener.href))
    .finally(() => pending.delete(address))
})

async function bring(address: string): Promise<void> {
  const response = await fetch(address)
  if (!response.ok) throw response
  const holder = document.createElement('template')
  holder.innerHTML = await response.text()
  // Scripts that came as text do not run; one that is made here does.
  const source = holder.content.querySelector('script')
  source?.remove()
  document.body.append(holder.content)
  if (!source) return
  const script = document.createElement('script')
  script.src = source.src
  await new Promise((resolve, reject) => {
    script.onload = resolve
    script.onerror = reject
    document.body.append(script)
  })
}
