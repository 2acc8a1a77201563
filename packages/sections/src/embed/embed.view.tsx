import { readFrame } from '../frames/frames.ts'
import { embedProviders } from '../frames/lists.ts'
import { FrameCard } from '../parts/frame-card.view.tsx'
import { SectionHead } from '../parts/section-head.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import type { SectionView } from '../template.ts'
import type { embed } from './embed.ts'

export const Embed: SectionView<typeof embed> = ({ content, mark, section, site }) => {
  const frame = readFrame(content.frameUrl, embedProviders)
  return (
    <Shell
      className="embed veiled"
      mark={mark}
      section={section}
      background={content.backgroundImg}
      dim={content.bgOverlayTransparency}
    >
      <div className="wrap">
        <SectionHead mark={mark} section={section} content={content} />
        <FrameCard
          frame={frame}
          shape={content.shape === 'AUTO' ? (frame?.shape ?? 'WIDE') : content.shape}
          title={content.title}
          mark={mark}
          site={site}
        />
      </div>
    </Shell>
  )
}
