// Video player facade.
import { readFrame } from '../frames/frames.ts'
import { videoProviders } from '../frames/lists.ts'
import { FrameCard } from '../parts/frame-card.view.tsx'
import { Photo } from '../parts/photo.view.tsx'
import { SectionHead } from '../parts/section-head.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView } from '../template.ts'
import { Film } from './film.view.tsx'
import type { video } from './video.ts'

const SIZES = '(max-width: 1200px) 92vw, 1120px'

export const Video: SectionView<typeof video> = ({ content, mark, section, site }) => {
  const { videoUrl, title, poster, duration, transcript } = content
  const [film] = content.film
  const frame = readFrame(videoUrl, videoProviders)
  const length = <Text as="p" className="video-duration" isLtr mark={mark} field="duration" value={duration} />
  const face = <Photo picture={poster} mark={mark} field="poster" sizes={SIZES} />
  return (
    <Shell
      className="video veiled"
      mark={mark}
      section={section}
      background={content.backgroundImg}
      dim={content.bgOverlayTransparency}
    >
      <div className="wrap">
        <SectionHead mark={mark} section={section} content={content} />
        {film ? (
          <Film film={film} captions={content.captions} title={title} site={site} aside={length}>
            {face}
          </Film>
        ) : (
          <FrameCard
            frame={frame}
            shape={content.shape === 'AUTO' ? (frame?.shape ?? 'WIDE') : content.shape}
            title={title}
            mark={mark}
            site={site}
            aside={length}
          >
            {face}
          </FrameCard>
        )}
        {(transcript !== '' || mark.keepsEmpty) && (
          <details className="video-transcript" open={mark.keepsOpen}>
            <summary>{site.words.transcript}</summary>
            <Text as="p" mark={mark} field="transcript" value={transcript} />
          </details>
        )}
      </div>
    </Shell>
  )
}
