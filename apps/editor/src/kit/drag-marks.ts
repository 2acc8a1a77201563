import type { Box } from './box.ts'
import styles from './drag.module.css'
import { toolIcons } from './tool-icons.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** Drawn over the page during a drag: the bar where it would land, its name at the pointer, and the way out. */
export class DragMarks {
  readonly #layer: HTMLElement
  readonly #host = document.createElement('div')
  readonly #bar = document.createElement('div')
  readonly #ghost = document.createElement('div')
  readonly #position = document.createElement('span')

  constructor(free: HTMLElement, words: { readonly name: string; readonly hint: string }) {
    this.#layer = free.parentElement as HTMLElement
    this.#layer.dataset.dragging = ''
    this.#host.className = styles.marks ?? ''
    this.#host.dataset.drag = ''
    this.#bar.className = styles.bar ?? ''
    this.#bar.dataset.dropBar = ''
    this.#ghost.className = styles.ghost ?? ''
    this.#ghost.insertAdjacentHTML('beforeend', toolIcons.handle)
    this.#ghost.append(words.name)
    this.#ghost.dir = document.documentElement.dir
    const hint = document.createElement('div')
    hint.className = styles.hint ?? ''
    hint.dir = document.documentElement.dir
    const key = document.createElement('kbd')
    key.textContent = 'Esc'
    hint.append(this.#position, ' · ', key, ` ${words.hint}`)
    this.#host.append(this.#bar, this.#ghost, hint)
    this.#layer.append(this.#host)
  }

  draw(pointer: Point, bar: Box, position: string): void {
    this.#bar.style.width = `${bar.width}px`
    this.#bar.style.height = `${bar.height}px`
    this.#bar.style.transform = `translate(${bar.x}px, ${bar.y}px)`
    this.#ghost.style.transform = `translate(${pointer.x + 12}px, ${pointer.y - 20}px) rotate(-1deg)`
    if (this.#position.textContent !== position) this.#position.textContent = position
  }

  remove(): void {
    delete this.#layer.dataset.dragging
    this.#host.remove()
  }
}
