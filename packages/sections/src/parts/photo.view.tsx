import type { Mark, Picture, PictureFile } from '../template.ts'

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

/** Behind a veil and a headline, more than one and a half pixels per point are not seen, and it is the largest file of a first view. */
const TALL_SIZES = '71vw'
const TYPES = ['image/avif', 'image/webp'] as const

/** A picture in a box of the template's own shape; it fills the box and keeps its focal point in sight. Empty, it holds its place on the canvas only. */
export function Photo({ picture, mark, field, sizes, className, isFirstView, isBackground }: Props) {
  const classes = ['photo', className].filter(Boolean).join(' ')
  if (!picture)
    return mark.keepsEmpty && !isBackground ? <span className={`${classes} is-empty`} {...mark(field)} /> : null
  const full = picture.files.filter((file) => file.shape === 'full')
  const fallback = full.filter((file) => file.type === 'image/jpeg')
  const shown = fallback.find((file) => file.width >= 700) ?? fallback.at(-1) ?? full[0]
  return (
    <picture className={classes} style={placeholderStyle(picture)} {...mark(field)}>
      {isBackground && TYPES.map((type) => source(picture.files, type, 'tall', TALL_SIZES))}
      {TYPES.map((type) => source(picture.files, type, 'full', sizes))}
      <img
        src={shown?.url}
        alt={isBackground ? '' : picture.alt}
        width={picture.width}
        height={picture.height}
        loading={isFirstView ? 'eager' : 'lazy'}
        fetchPriority={isFirstView ? 'high' : undefined}
        decoding="async"
        style={picture.position === '50% 50%' ? undefined : { objectPosition: picture.position }}
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

function placeholderStyle({ placeholder }: Picture) {
  const [top, bottom] = placeholder
  if (!top) return undefined
  return { background: bottom ? `linear-gradient(${top},${bottom})` : top }
}
