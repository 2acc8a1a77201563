/**
 * Slides follow each other every 5 s, in 300 ms, without end (VIS-3): by themselves, by arrows and dots, by a finger. They
 * stand still while someone points at them, is in them with the keyboard, has paused them or wants less motion.
 */
const PLAY = 5000
const SPEED = 300
const SWIPE = 40

interface Slider {
  readonly box: HTMLElement
  readonly list: HTMLElement
  readonly slides: readonly HTMLElement[]
  /** Where the next slide lies: 1 to the right, -1 to the left. */
  readonly onward: number
  at: number
  timer?: ReturnType<typeof setTimeout>
}

const still = matchMedia('(prefers-reduced-motion:reduce)')

function plan(slider: Slider): void {
  const { box, list } = slider
  const isPlaying = !still.matches && !box.matches('.is-paused')
  clearTimeout(slider.timer)
  list.ariaLive = isPlaying ? 'off' : 'polite'
  if (isPlaying && !document.hidden && !box.matches(':hover,:focus-within'))
    slider.timer = setTimeout(turn, PLAY, slider, 1)
}

function move(slide: HTMLElement, from: string, to: string): void {
  slide.animate(
    { visibility: ['visible', 'visible'], translate: [from, to] },
    { duration: still.matches ? 0 : SPEED, easing: 'cubic-bezier(.2,.7,.2,1)' },
  )
}

/** Brings the slide `way` places on, from where a finger has pulled it. */
function turn(slider: Slider, way: number, pulled = 0): void {
  const { slides, at, onward } = slider
  const next = (at + way + slides.length) % slides.length
  const side = Math.sign(way) * onward * 100
  if (next !== at) {
    move(slides[at]!, `${pulled}px`, `${-side}%`)
    move(slides[next]!, `calc(${side}% + ${pulled}px)`, '0px')
  }
  slider.at = next
  mark(slider)
  plan(slider)
}

function mark({ box, slides, at }: Slider): void {
  const dots = box.querySelectorAll('.slide-dots a')
  for (const [index, slide] of slides.entries()) {
    slide.style.cssText = ''
    slide.classList.toggle('is-on', index === at)
    dots[index]!.ariaCurrent = String(index === at)
  }
}

function listen(slider: Slider): void {
  const { box } = slider
  const again = () => setTimeout(plan, 0, slider)
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
    } else turn(slider, way ? Number(way) : [...control.parentElement!.children].indexOf(control) - slider.at)
  })
}

/** A finger pulls the slide, and from the other side its neighbour. */
function follow(slider: Slider): void {
  const { list, slides, onward } = slider
  let start: number | null = null
  let pulled = 0
  list.addEventListener('pointerdown', ({ pointerType, clientX }) => {
    if (pointerType !== 'mouse') start = clientX
  })
  list.addEventListener('pointermove', ({ clientX }) => {
    if (start === null) return
    mark(slider)
    pulled = clientX - start
    const way = -Math.sign(pulled) * onward
    const { length } = slides
    slides[slider.at]!.style.translate = `${pulled}px`
    slides[(slider.at + way + length) % length]!.style.cssText =
      `visibility:visible;translate:calc(${way * onward * 100}% + ${pulled}px)`
  })
  for (const type of ['pointerup', 'pointercancel'])
    list.addEventListener(type, () => {
      start = null
      mark(slider)
      if (type === 'pointerup' && Math.abs(pulled) > SWIPE) turn(slider, -Math.sign(pulled) * onward, pulled)
      else if (pulled) move(slides[slider.at]!, `${pulled}px`, '0px')
      pulled = 0
    })
}

for (const box of document.querySelectorAll<HTMLElement>('[data-then="slider"]')) {
  const list = box.querySelector<HTMLElement>('.slides')!
  const onward = document.dir === 'rtl' ? -1 : 1
  const slides = [...list.children] as HTMLElement[]
  const slider: Slider = { box, list, slides, onward, at: 0 }
  list.classList.add('is-live')
  list.removeAttribute('tabindex')
  mark(slider)
  listen(slider)
  follow(slider)
  plan(slider)
}
