// Self-hosted video: nothing of it is fetched before it is played, and its room is there before.
import type { ReactNode } from 'react'
import type { ShownFile, SiteFacts } from '../template.ts'

interface Props {
  readonly film: ShownFile
  /** What is said in it, a file for each language. */
  readonly captions: readonly ShownFile[]
  readonly title: string
  /** Its picture, which lies below the player until something moves there. */
  readonly children: ReactNode
  readonly aside: ReactNode
  readonly site: SiteFacts
}

/** A file that the browser plays by itself, with its own buttons. */
export function Film({ film, captions, title, children, aside, site }: Props) {
  const { width, height } = film
  return (
    <div className="frame-place">
      <div
        className="frame-card film-card"
        data-shape={height > width ? 'TALL' : 'WIDE'}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {children}
        <Player film={film} captions={captions} title={title} site={site} />
      </div>
      <div className="frame-foot">{aside}</div>
    </div>
  )
}

function Player({ film, captions, title, site }: Pick<Props, 'film' | 'captions' | 'title' | 'site'>) {
  const { url, type, name, width, height } = film
  // The first is what a browser turns on for who wants captions.
  const inOrder = captions.toSorted(
    (one, other) => Number(other.place === site.language) - Number(one.place === site.language),
  )
  const nameOf = (code: string) => site.languages.find((language) => language.code === code)?.localizedName ?? code
  return (
    // biome-ignore lint/a11y/useMediaCaption: they are the owner's, and the check-up asks for each that is missing
    <video controls preload="none" playsInline width={width} height={height} aria-label={title || name}>
      <source src={url} type={type} />
      {inOrder.map((one) => (
        <track key={one.place} kind="captions" src={one.url} srcLang={one.place} label={nameOf(one.place)} />
      ))}
      <a href={url} download={name}>
        {title || name}
      </a>
    </video>
  )
}
