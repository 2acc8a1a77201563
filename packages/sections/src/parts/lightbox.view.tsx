import type { ReactNode } from 'react'
import type { Picture, SiteFacts } from '../template.ts'
import { Icon } from './icon.view.tsx'
import { shapes } from './shapes.ts'

interface Props {
  /** What the pictures are called together; '' for nothing. */
  readonly title: string
  readonly site: SiteFacts
}

/** Where the pictures of a section are shown large; its island fills and opens it, and nobody sees it before. */
export function Lightbox({ title, site: { words } }: Props) {
  return (
    <dialog
      className="lightbox"
      data-then="lightbox"
      data-mode="DARK"
      data-of={words.slideOf}
      aria-label={title || words.pictures}
    >
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

interface OpenableProps {
  readonly picture: Picture | null
  /** Whether its section's pictures open at all. */
  readonly opens: boolean
  /** Names the link where the picture has no words of its own. */
  readonly name: string
  /** The picture as it is drawn; what stands behind it in the same element is its caption where it is large. */
  readonly children: ReactNode
}

/** A picture as a link to its file, which its section's `Lightbox` shows large. One that does not open stands as it is. */
export function Openable({ picture, opens, name, children }: OpenableProps) {
  if (!opens || !picture) return children
  return (
    <a className="opens" href={largestOf(picture)} aria-label={picture.alt === '' ? name : undefined}>
      {children}
    </a>
  )
}

/** What the picture at a place, counted from nothing, is called where it has no words of its own. */
export const placeOf = ({ words }: Pick<SiteFacts, 'words'>, index: number, count: number): string =>
  words.slideOf.replace('{n}', String(index + 1)).replace('{count}', String(count))

/** The address of the largest file that every browser shows; of two kinds as large the same one, in whatever order they come. */
function largestOf({ files }: Picture): string {
  const whole = files.filter(({ shape, type }) => shape === 'full' && type !== 'image/avif')
  return whole.toSorted((one, two) => two.width - one.width || (one.type < two.type ? 1 : -1))[0]?.url ?? ''
}
