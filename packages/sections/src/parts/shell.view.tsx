import type { ReactNode } from 'react'
import type { Mark, Picture, SectionFacts } from '../template.ts'
import { BackgroundFilm } from './background-film.view.tsx'
import { Photo } from './photo.view.tsx'

interface Props {
  readonly mark: Mark
  readonly section: SectionFacts
  /** Class of the template, also the name of its CSS file. */
  readonly className: string
  readonly as?: 'section' | 'header' | 'footer'
  readonly background?: Picture | null
  /** 0–1, the owner's dimming; it can make the template's own scrim stronger, never weaker. */
  readonly dim?: number | null
  /** The background is the first thing seen: load it at once. */
  readonly isFirstView?: boolean
  /** No words lie on the picture, which says what it shows then: how wide it stands, as in HTML's `sizes`. */
  readonly apart?: string | undefined
  /** The layout that was chosen, where it is another than the usual one: pages without it stay as they are, to the byte. */
  readonly layout?: string | undefined
  /** Makes it a landmark of that name: for what may stand beside the main part of a page. */
  readonly label?: string
  /** It is there once its script says so. */
  readonly isHidden?: boolean
  readonly children: ReactNode
}

/** The root of a section: its anchor, colour mode, orientation, and what lies behind it. */
export function Shell({
  mark,
  section,
  className,
  as: Element = 'section',
  background,
  dim,
  isFirstView,
  apart,
  layout,
  label,
  isHidden,
  children,
}: Props) {
  return (
    <Element
      className={`section ${className}`}
      aria-label={label}
      hidden={isHidden || undefined}
      data-mode={section.colorMode}
      data-side={section.orientation}
      data-layout={layout}
      data-joined={section.joinsPrevious ? '' : undefined}
      data-panel-above={section.panelAbove ?? undefined}
      data-background={section.film ? 'FILM' : background ? '' : undefined}
      style={dim ? { ['--dim' as string]: dim } : undefined}
      {...mark.root()}
    >
      {background && (
        <Photo
          picture={background}
          mark={mark}
          field="backgroundImg"
          className="background"
          sizes={apart ?? '100vw'}
          isFirstView={isFirstView ?? false}
          isBackground={apart === undefined}
        />
      )}
      {section.film && <BackgroundFilm film={section.film} />}
      {children}
    </Element>
  )
}
