import type { CSSProperties } from 'react'
import type { Mark, Picture, PictureCut, PictureFile } from '../template.ts'

interface Props {
  readonly picture: Picture | null
  readonly mark: Mark
  readonly field: string
  /** As in HTML: how wide it stands, such as `(max-width: 768px) 92vw, 40vw`. */
  readonly sizes: string
  readonly className?: string
  readonly isFirstView?: boolean
  /** A background says nothing of its own: its alternative text is empty, and phones get the portrait cut. */
  readonly isBackground?: boolean
}

/** Behind a veil and a headline nobody sees more than one and a half pixels per point. It is the largest file of a first view. */
const TALL_SIZES = '71vw'
const TYPES = ['image/avif', 'image/webp'] as const

/** A picture in a box of the template's own shape; it fills the box and keeps its focal point in sight. Empty, it holds its place on the canvas only. */
export function Photo({ picture, mark, field, sizes, className, isFirstView, isBackground }: Props) {
  const classes = ['photo', picture?.cut && 'is-cut', className].filter(Boolean).join(' ')
  if (!picture)
    return mark.keepsEmpty && !isBackground ? <span className={`${classes} is-empty`} {...mark(field)} /> : null
  const full = picture.files.filter((file) => file.shape === 'full')
  const fallback = full.filter((file) => file.type === 'image/jpeg')
  const shown = fallback.find((file) => file.width >= 700) ?? fallback.at(-1) ?? full[0]
  return (
    <picture className={classes} style={placeholderStyle(picture)} {...mark(field)}>
      {isBackground && TYPES.map((type) => source(picture.files, type, 'tall', TALL_SIZES))}
      {TYPES.map((type) => source(picture.files, type, 'full', sizesOf(picture, sizes)))}
      <img
        src={shown?.url}
        alt={isBackground ? '' : picture.alt}
        width={picture.width}
        height={picture.height}
        loading={isFirstView ? undefined : 'lazy'}
        fetchPriority={isFirstView ? 'high' : undefined}
        decoding="async"
        style={imageStyle(picture)}
      />
    </picture>
  )
}

function source(files: readonly PictureFile[], type: PictureFile['type'], shape: PictureFile['shape'], sizes: string) {
  const fitting = files.filter((file) => file.type === type && file.shape === shape)
  if (fitting.length === 0) return null
  return (
    <source
      key={type + shape}
      type={type}
      media={shape === 'tall' ? '(max-width: 768px)' : undefined}
      srcSet={fitting.map((file) => `${file.url} ${file.width}w`).join(',')}
      sizes={sizes}
    />
  )
}

/** Of a part that is enlarged, more of the whole is needed than its box is wide. */
function sizesOf({ cut }: Picture, sizes: string): string {
  return cut ? `${Math.ceil(cut.width * 100)}vw` : sizes
}

function imageStyle({ cut, position }: Picture): CSSProperties | undefined {
  if (cut) return cutStyle(cut)
  return position === '50% 50%' ? undefined : { objectPosition: position }
}

/** The whole picture behind its box so that the box shows what `object-fit: cover` would show of a file of the part alone. */
function cutStyle({ ratio, width, height, align, right, down, rotation }: PictureCut): CSSProperties {
  const part = (lengths: number) => `calc(var(--cut) * ${round(lengths)})`
  return {
    ['--cut' as string]: `max(100cqw, ${round(100 * ratio)}cqh)`,
    width: part(width),
    height: part(height),
    left: `${round(align.x * 100)}%`,
    top: `${round(align.y * 100)}%`,
    transform: `translate(-50%, -50%) translate(${part(right)}, ${part(down)}) rotate(${rotation}deg)`,
  }
}

const round = (value: number) => Math.round(value * 100_000) / 100_000

function placeholderStyle({ placeholder }: Picture) {
  const [top, bottom] = placeholder
  if (!top) return undefined
  return { background: bottom ? `linear-gradient(${top},${bottom})` : top }
}
