import { Icon } from '../parts/icon.view.tsx'
import { shapes } from '../parts/shapes.ts'
import type { SiteFacts } from '../template.ts'

interface Props {
  /** What the gallery is called; '' for nothing. */
  readonly title: string
  readonly site: SiteFacts
}

/** Where a picture is shown large; its island fills and opens it, and nobody sees it before. */
export function Lightbox({ title, site: { words } }: Props) {
  return (
    <dialog className="lightbox" data-mode="DARK" data-of={words.slideOf} aria-label={title || words.pictures}>
      <div className="lightbox-bar">
        <p aria-live="polite" />
        <button type="button" className="lightbox-close">
          {words.close}
          <Icon shape={shapes.close} />
        </button>
      </div>
      <figure>
        <button type="button" className="lightbox-zoom" aria-label={words.enlarge} aria-pressed="false" />
        <figcaption />
      </figure>
      <button type="button" className="lightbox-way" data-way="-1" aria-label={words.previousSlide}>
        <Icon shape={shapes.arrowLeft} mirrors />
      </button>
      <button type="button" className="lightbox-way" data-way="1" aria-label={words.nextSlide}>
        <Icon shape={shapes.arrowRight} mirrors />
      </button>
    </dialog>
  )
}
