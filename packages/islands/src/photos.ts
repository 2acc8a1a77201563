/** Pictures fade in once they are there (VIS-2). One that fails says so calmly; behind text its colours stay alone. */
const FADE = 200
const ATTENTION =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" fill="none" stroke="%23c0262d" stroke-width="2"><circle cx="16" cy="16" r="12"/><path d="M16 9v8m0 3v3"/></svg>'

for (const image of document.querySelectorAll<HTMLImageElement>('.photo > img')) {
  const fail = () => {
    image.onerror = null
    for (const source of image.parentElement!.querySelectorAll('source')) source.remove()
    image.src = ATTENTION
    image.style.cssText = 'object-fit:none;background:#fff'
    if (image.closest('.background')) image.style.cssText = 'visibility:hidden'
    else image.alt = document.getElementById('main')!.dataset.failed!
  }
  image.onerror = fail
  if (image.complete && !image.naturalWidth) fail()
  if (!image.complete && image.loading === 'lazy') {
    image.style.opacity = '0'
    image.onload = () => {
      image.style.opacity = ''
      image.animate({ opacity: [0, 1] }, FADE)
    }
  }
}
