// Lightbox: pictures of a section, large and one after another, over the page.
/**
 * A picture that is pressed opens in the dialog of its section, in the file that fits there: on and back by buttons, arrows
 * (as the eye goes), Home, End and a finger; it is enlarged by pressing it again, and then comes in its largest file.
 * Closed, the focus stands at the picture seen last.
 */
const SWIPE = 40
const onward = document.dir === 'rtl' ? -1 : 1

for (const dialog of document.querySelectorAll<HTMLDialogElement>('.lightbox')) {
  const links = [...dialog.parentElement!.querySelectorAll<HTMLElement>('.opens')]
  const [place, zoom, caption] = ['p', '.lightbox-zoom', 'figcaption'].map((one) => dialog.querySelector(one)!) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ]
  let at = 0
  let start = 0

  const enlarge = (isLarge: boolean) => {
    dialog.classList.toggle('is-zoomed', isLarge)
    zoom.ariaPressed = String(isLarge)
    const sources = zoom.querySelectorAll('source')
    const image = zoom.querySelector('img')!
    const [wide, high] = ['width', 'height'].map((side) => +image.getAttribute(side)!) as [number, number]
    const widest = +(/\d+(?=w$)/.exec(sources[0]?.srcset ?? '') ?? wide)
    const width = isLarge ? widest : Math.min(widest, zoom.clientWidth, (zoom.clientHeight * wide) / high)
    image.style.width = `${width}px`
    for (const source of sources) source.sizes = `${width}px`
    zoom.scrollTo(((zoom.scrollWidth - zoom.clientWidth) / 2) * onward, (zoom.scrollHeight - zoom.clientHeight) / 2)
  }

  const show = (next: number) => {
    at = (next + links.length) % links.length
    const link = links[at]!
    const picture = link.firstElementChild!.cloneNode(true) as HTMLElement
    const image = picture.querySelector('img')!
    picture.removeAttribute('class')
    image.style.cssText = ''
    image.loading = 'eager'
    zoom.replaceChildren(picture)
    caption.textContent = link.nextElementSibling?.textContent ?? ''
    place.textContent = dialog.dataset.of!.replace('{n}', `${at + 1}`).replace('{count}', `${links.length}`)
    enlarge(false)
  }

  for (const [index, link] of links.entries())
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      dialog.showModal()
      show(index)
    })
  dialog.addEventListener('close', () => links[at]!.focus())
  dialog.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button')
    if (button?.dataset.way) show(at + +button.dataset.way)
    else if (button === zoom) enlarge(zoom.ariaPressed === 'false')
    else if (button) dialog.close()
  })
  dialog.addEventListener('keydown', (event) => {
    const steps: Record<string, number> = {
      ArrowLeft: -onward,
      ArrowRight: onward,
      Home: -at,
      End: links.length - 1 - at,
    }
    const step = steps[event.key]
    if (step === undefined || dialog.matches('.is-zoomed')) return
    event.preventDefault()
    show(at + step)
  })
  zoom.addEventListener('pointerdown', ({ clientX }) => {
    start = clientX
  })
  zoom.addEventListener('pointerup', ({ clientX, pointerType }) => {
    const pulled = clientX - start
    if (pointerType !== 'mouse' && Math.abs(pulled) > SWIPE && !dialog.matches('.is-zoomed'))
      show(at - Math.sign(pulled) * onward)
  })
}
