/** Tells of each picture on the page whether its file can be had, until the function it gives is called. */
export function watchFailures(page: Document, note: (element: HTMLElement, isFailed: boolean) => void): () => void {
  const heard = (event: Event) => {
    const picture = (event.target as Element).closest?.<HTMLElement>('picture[data-field]')
    if (picture) note(picture, event.type === 'error')
  }
  const ending = new AbortController()
  const early = { signal: ending.signal, capture: true }
  page.addEventListener('error', heard, early)
  page.addEventListener('load', heard, early)
  for (const image of page.querySelectorAll<HTMLImageElement>('picture[data-field] > img')) {
    const { parentElement } = image
    if (parentElement && image.complete && image.naturalWidth === 0 && image.loading !== 'lazy')
      note(parentElement, true)
  }
  const stopProbing = probeStencils(page, note)
  return () => {
    ending.abort()
    stopProbing()
  }
}

/** A logo that is drawn as a stencil tells nobody when it fails; the same file is asked for as a picture. */
function probeStencils(page: Document, note: (element: HTMLElement, isFailed: boolean) => void): () => void {
  const view = page.defaultView as Window & typeof globalThis
  const probed = new WeakMap<HTMLElement, string>()
  const probe = (stencils: readonly HTMLElement[]) => {
    for (const element of stencils) {
      const address = /url\("([^"]+)"\)/.exec(element.style.maskImage)?.[1]
      if (!address || probed.get(element) === address) continue
      probed.set(element, address)
      const image = new Image()
      image.onload = () => note(element, false)
      image.onerror = () => note(element, true)
      image.src = address
    }
  }
  // Only what came or changed is looked at: a page may be long, and this hears of every key.
  const observer = new view.MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') probe((target as Element).matches(STENCIL) ? [target as HTMLElement] : [])
      else for (const added of addedNodes) if (added.nodeType === 1) probe(stencilsIn(added as HTMLElement))
    }
  })
  observer.observe(page.body, { childList: true, subtree: true, attributeFilter: ['style'] })
  probe(stencilsIn(page.body))
  return () => observer.disconnect()
}

const STENCIL = '.is-stencil[data-field]'

function stencilsIn(element: HTMLElement): readonly HTMLElement[] {
  const within = [...element.querySelectorAll<HTMLElement>(STENCIL)]
  return element.matches(STENCIL) ? [element, ...within] : within
}
