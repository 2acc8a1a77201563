import type { CSSProperties } from 'react'
import type { Mark, Picture, SiteFacts } from '../template.ts'
import { Text } from './text.view.tsx'

interface Props {
  readonly picture: Picture | null
  readonly color: 'default' | 'black' | 'white' | null
  readonly mark: Mark
  readonly site: SiteFacts
  /** Path of the picture; `logo` unless the template says otherwise. */
  readonly field?: string
  /** Lettering beside the picture, where the template has it. */
  readonly name?: string
  readonly tagline?: string
  /** Where it leads; without it the logo is no link. */
  readonly href?: string
  readonly className?: string
}

/** The owner's logo: a picture, lettering beside it, or both. */
export function Logo({ picture, color, mark, site, field = 'logo', name, tagline, href, className }: Props) {
  const hasWords = Boolean(name) || Boolean(tagline)
  if (!picture && !hasWords && href === undefined && !mark.keepsEmpty) return null
  const Element = href === undefined ? 'span' : 'a'
  const says = hasWords ? '' : picture?.alt || site.name
  return (
    <Element className={className ? `logo ${className}` : 'logo'} href={href} data-lettered={hasWords ? '' : undefined}>
      <LogoPicture picture={picture} color={color} mark={mark} field={field} alt={says} />
      {name !== undefined && (
        <span className="logo-words">
          <Text as="b" mark={mark} field="name" value={name} />
          <Text as="small" mark={mark} field="tagline" value={tagline ?? ''} />
        </span>
      )}
      {!picture && !hasWords && href !== undefined && <b className="logo-words">{site.name}</b>}
    </Element>
  )
}

interface PictureProps extends Pick<Props, 'picture' | 'color' | 'mark'> {
  readonly field: string
  readonly alt: string
}

/** A one-colour logo is a stencil filled with ink; any other is a picture. */
function LogoPicture({ picture, color, mark, field, alt }: PictureProps) {
  if (!picture) return mark.keepsEmpty ? <span className="logo-picture is-empty" {...mark(field)} /> : null
  const url = logoFile(picture)
  const size: CSSProperties & Record<`--${string}`, string | number> = {
    '--ratio': Math.round((picture.width / picture.height) * 1000) / 1000,
    ...(picture.shownWidth === null ? {} : { '--logo-width': `${picture.shownWidth}px` }),
  }
  const ink = color === 'default' ? undefined : (color ?? undefined)
  if (!picture.isMonochrome) {
    return (
      <picture className="logo-picture" data-ink={ink} style={size} {...mark(field)}>
        <img src={url} alt={alt} width={picture.width} height={picture.height} />
      </picture>
    )
  }
  const says = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }
  return (
    <span
      className="logo-picture is-stencil"
      {...says}
      data-ink={ink}
      style={{ ...size, maskImage: `url("${url}")` }}
      {...mark(field)}
    />
  )
}

/** Sharp on dense screens at the width the logo has, which is at most 400 px, and with its transparency. */
function logoFile({ files, shownWidth }: Picture): string | undefined {
  const needed = 2 * (shownWidth ?? 400)
  const full = files.filter((file) => file.shape === 'full')
  const drawn = full.find((file) => file.type === 'image/svg+xml')
  if (drawn) return drawn.url
  const bySize = full
    .filter((file) => file.type === 'image/webp' || file.type === 'image/png')
    .sort((a, b) => a.width - b.width)
  return (bySize.find((file) => file.width >= needed) ?? bySize.at(-1) ?? full[0])?.url
}
