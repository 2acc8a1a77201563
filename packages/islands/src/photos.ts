/** Pictures fade in once they are there (VIS-2). One that fails says so calmly; behind text its colours stay alone. */
const FADE = 200
const ATTENTION = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" fill="none" stroke="#c0262d" stroke-width="1.6" stroke-linecap="round" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/><path d="M12 8v4m0 4v.01"/></svg>')}`

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
