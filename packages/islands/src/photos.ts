/** Pictures fade in once they are there (VIS-2). One that fails says so calmly; behind text its colours stay alone. */
const FADE = 200
const ATTENTION =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" fill="none" stroke="red" stroke-width="2"><path d="M16 4a12 12 0 1 0 .1 0zm0 5v8m0 3v3"/></svg>'

for (const image of document.querySelectorAll<HTMLImageElement>('.photo > img')) {
  const fail = () => {
    const isBehind = image.closest('.background')
    image.onerror = null
    image.parentElement!.replaceChildren(image)
    image.src = ATTENTION
    image.style.cssText = isBehind ? 'visibility:hidden' : 'object-fit:none;background:#fff'
    if (!isBehind) image.alt = document.getElementById('main')!.dataset.failed!
  }
  image.onerror = fail
  if (image.complete) {
    if (!image.naturalWidth) fail()
  } else if (image.loading === 'lazy') {
    image.style.opacity = '0'
    image.onload = () => {
      image.style.opacity = ''
      image.animate({ opacity: [0, 1] }, FADE)
    }
  }
}
