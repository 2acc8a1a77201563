// Click-to-load embed (two-click solution): nothing is asked of a provider before a visitor presses or has allowed it.
import type { ReactNode } from 'react'
import type { readFrame } from '../frames/frames.ts'
import { rightsOf } from '../frames/provider.ts'
import type { Mark, SiteFacts } from '../template.ts'
import { Icon } from './icon.view.tsx'
import { shapes } from './shapes.ts'

type Found = NonNullable<ReturnType<typeof readFrame>>

interface Props {
  /** What stands in the frame; undefined while the owner has named nothing: the canvas says so, and visitors get nothing. */
  readonly frame: Found | undefined
  readonly shape: string
  /** What the section is about: a frame is called by it. */
  readonly title: string
  /** The face of the card, below what is pressed. */
  readonly children?: ReactNode
  /** Beside the sentence about the provider. */
  readonly aside?: ReactNode
  readonly mark: Mark
  readonly site: SiteFacts
}

/** A card that keeps the room of a frame until somebody asks for it. Without script its link leads to the provider. */
export function FrameCard({ frame, shape, title, children, aside, mark, site }: Props) {
  if (!frame && !mark.keepsEmpty) return null
  const { words } = site
  return (
    <div className="frame-place">
      <div className="frame-card" data-shape={shape} {...(frame && frameFacts(frame))}>
        {children}
        {frame ? (
          <Press frame={frame} title={title} site={site} />
        ) : (
          <p className="frame-missing">{words.frameMissing}</p>
        )}
      </div>
      <div className="frame-foot">
        {frame && <p className="frame-note">{words.frameNote.replaceAll('{name}', frame.provider.name)}</p>}
        {aside}
      </div>
    </div>
  )
}

/** What the script `frame` makes the frame of. A press plays a video; by itself none ever does. */
function frameFacts({ embed, provider: { kind } }: Found) {
  const { sandbox, allow } = rightsOf[kind]
  return {
    'data-frame': kind === 'video' ? `${embed}&autoplay=1` : embed,
    'data-sandbox': sandbox,
    'data-allow': allow,
  }
}

function Press({ frame, title, site }: { readonly frame: Found; readonly title: string; readonly site: SiteFacts }) {
  const { provider, page } = frame
  const isVideo = provider.kind === 'video'
  const does = isVideo ? site.words.playVideo : site.words.showFrame.replaceAll('{name}', provider.name)
  const named = title === '' ? does : `${does}: ${title}`
  return (
    <>
      {!isVideo && <p className="frame-name">{provider.name}</p>}
      <a
        className="frame-press"
        {...site.link(page)}
        data-then="frame"
        data-title={title || provider.name}
        data-near={isVideo ? undefined : ''}
      >
        {isVideo ? (
          <>
            <span className="frame-disc">
              <Icon shape={shapes.play} />
            </span>
            <span className="hidden-label">{named}</span>
          </>
        ) : (
          <span className="button primary">{does}</span>
        )}
      </a>
    </>
  )
}
