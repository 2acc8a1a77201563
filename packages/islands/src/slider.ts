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
  isHovered: boolean
  isPaused: boolean
}

const still = matchMedia('(prefers-reduced-motion:reduce)')

function plan(slider: Slider): void {
  clearTimeout(slider.timer)
  const isPlaying = !slider.isPaused && !still.matches
  slider.list.ariaLive = isPlaying ? 'off' : 'polite'
  if (isPlaying && !slider.isHovered && !document.hidden && !slider.box.matches(':focus-within'))
    slider.timer = setTimeout(turn, PLAY, slider, 1)
}

function move(slide: HTMLElement, from: string, to: string): void {
  slide.style.cssText = ''
  const way = [from, to].map((translate) => ({ visibility: 'visible', translate }))
  slide.animate(way, { duration: still.matches ? 0 : SPEED, easing: 'cubic-bezier(.2,.7,.2,1)' })
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
    slide.classList.toggle('is-on', index === at)
    dots[index]!.ariaCurrent = String(index === at)
  }
}

function listen(slider: Slider): void {
  const { box } = slider
  for (const type of ['pointerenter', 'pointerleave'])
    box.addEventListener(type, (event) => {
      slider.isHovered = type === 'pointerenter' && (event as PointerEvent).pointerType === 'mouse'
      plan(slider)
    })
  for (const type of ['focusin', 'focusout']) box.addEventListener(type, () => setTimeout(plan, 0, slider))
  document.addEventListener('visibilitychange', () => plan(slider))
  still.addEventListener('change', () => plan(slider))
  box.addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLElement>('button,a')
    if (!control) return
    event.preventDefault()
    if (control.dataset.way) turn(slider, Number(control.dataset.way))
    else if (control.dataset.other) pause(slider, control)
    else turn(slider, [...control.parentElement!.children].indexOf(control) - slider.at)
  })
}

function pause(slider: Slider, button: HTMLElement): void {
  slider.isPaused = !slider.isPaused
  slider.box.classList.toggle('is-paused', slider.isPaused)
  const label = button.ariaLabel
  button.ariaLabel = button.dataset.other!
  button.dataset.other = label!
  plan(slider)
}

/** A finger pulls the slide, and from the other side its neighbour. */
function follow(slider: Slider): void {
  const { list, slides, onward } = slider
  let start: number | undefined
  let pulled = 0
  list.addEventListener('pointerdown', ({ pointerType, clientX }) => {
    if (pointerType !== 'mouse') start = clientX
  })
  list.addEventListener('pointermove', ({ clientX }) => {
    if (start === undefined) return
    for (const slide of slides) slide.style.cssText = ''
    pulled = clientX - start
    const way = -Math.sign(pulled) * onward
    slides[slider.at]!.style.translate = `${pulled}px`
    const neighbour = slides[(slider.at + way + slides.length) % slides.length]!
    neighbour.style.cssText = `visibility:visible;translate:calc(${way * onward * 100}% + ${pulled}px)`
  })
  for (const type of ['pointerup', 'pointercancel'])
    list.addEventListener(type, () => {
      start = undefined
      for (const slide of slides) slide.style.cssText = ''
      if (Math.abs(pulled) > SWIPE && type === 'pointerup') turn(slider, -Math.sign(pulled) * onward, pulled)
      else if (pulled) move(slides[slider.at]!, `${pulled}px`, '0px')
      pulled = 0
    })
}

for (const box of document.querySelectorAll<HTMLElement>('[data-then="slider"]')) {
  const list = box.querySelector<HTMLElement>('.slides')!
  const onward = getComputedStyle(box).direction === 'rtl' ? -1 : 1
  const slides = [...list.children] as HTMLElement[]
  const slider: Slider = { box, list, slides, onward, at: 0, isHovered: false, isPaused: false }
  list.scrollLeft = 0
  list.classList.add('is-live')
  mark(slider)
  listen(slider)
  follow(slider)
  plan(slider)
}
