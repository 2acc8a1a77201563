// Carousel: slides that follow each other, with arrows, dots, pause and fingers.
/**
 * Slides follow each other every 5 s, in 300 ms, without end (VIS-3): by themselves, by arrows and dots, by a finger. They
 * stand still while someone points at them, is in them with the keyboard, has paused them or wants less motion.
 */
const PLAY = 5000
const SPEED = 300
const SWIPE = 40

const still = matchMedia('(prefers-reduced-motion:reduce)')
/** Where the next slide lies: 1 to the right, -1 to the left. */
const onward = document.dir === 'rtl' ? -1 : 1

for (const box of document.querySelectorAll<HTMLElement>('[data-then="slider"]')) {
  const list = box.querySelector<HTMLElement>('.slides')!
  const slides = [...list.children] as HTMLElement[]
  const dots = box.querySelectorAll<HTMLElement>('.slide-dots a')
  let at = 0
  let timer: ReturnType<typeof setTimeout>
  let start: number | null = null
  /** How far a finger has pulled the slide. */
  let pulled = 0

  const plan = () => {
    const isPlaying = !still.matches && !box.matches('.is-paused')
    clearTimeout(timer)
    list.ariaLive = isPlaying ? 'off' : 'polite'
    if (isPlaying && !document.hidden && !box.matches(':hover,:focus-within')) timer = setTimeout(turn, PLAY, 1)
  }

  const move = (slide: HTMLElement | undefined, from: string, to: string) =>
    slide!.animate(
      { visibility: ['visible', 'visible'], translate: [from, to] },
      { duration: still.matches ? 0 : SPEED, easing: 'ease-out' },
    )

  const mark = () =>
    slides.forEach((slide, index) => {
      slide.style.cssText = ''
      slide.classList.toggle('is-on', index === at)
      dots[index]!.ariaCurrent = String(index === at)
    })

  /** Brings the slide `way` places on, from where a finger has pulled it. */
  const turn = (way: number) => {
    const next = (at + way + slides.length) % slides.length
    const side = Math.sign(way) * onward * 100
    if (next !== at) {
      move(slides[at], `${pulled}px`, `${-side}%`)
      move(slides[next], `calc(${side}% + ${pulled}px)`, '0px')
    }
    at = next
    mark()
    plan()
  }

  const again = () => setTimeout(plan)
  for (const sign of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) box.addEventListener(sign, again)
  document.addEventListener('visibilitychange', again)
  box.addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLElement>('button,a')
    if (!control) return
    event.preventDefault()
    const { way, other } = control.dataset
    if (other) {
      box.classList.toggle('is-paused')
      control.dataset.other = control.ariaLabel!
      control.ariaLabel = other
      again()
    } else turn(way ? +way : [...dots].indexOf(control) - at)
  })

  // A finger pulls the slide, and from the other side its neighbour.
  list.addEventListener('pointerdown', ({ pointerType, clientX }) => {
    if (pointerType !== 'mouse') start = clientX
  })
  list.addEventListener('pointermove', ({ clientX }) => {
    if (start === null) return
    mark()
    pulled = clientX - start
    const way = -Math.sign(pulled) * onward
    slides[at]!.style.translate = `${pulled}px`
    slides[(at + way + slides.length) % slides.length]!.style.cssText =
      `visibility:visible;translate:calc(${way * onward * 100}% + ${pulled}px)`
  })
  for (const type of ['pointerup', 'pointercancel'])
    list.addEventListener(type, () => {
      start = null
      mark()
      if (type === 'pointerup' && Math.abs(pulled) > SWIPE) turn(-Math.sign(pulled) * onward)
      else if (pulled) move(slides[at], `${pulled}px`, '0px')
      pulled = 0
    })

  list.classList.add('is-live')
  list.removeAttribute('tabindex')
  mark()
  plan()
}
