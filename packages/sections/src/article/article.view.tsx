import { Day } from '../parts/day.view.tsx'
import { headingOf } from '../parts/heading.ts'
import { Lightbox, Openable } from '../parts/lightbox.view.tsx'
import { headingsOf, LongText } from '../parts/long-text.view.tsx'
import { Photo } from '../parts/photo.view.tsx'
import { SectionHead } from '../parts/section-head.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView } from '../template.ts'
import type { article } from './article.ts'

const SIZES = '(max-width: 1024px) 92vw, 740px'
/** Fewer headings are seen at once. */
const MANY = 3

export const Article: SectionView<typeof article> = ({ content, mark, section, site }) => {
  const { image, caption, body } = content
  const headings = content.hasContents ? headingsOf(body, section) : []
  const hasPicture = image !== null || body.some(({ block, picture }) => block === 'PICTURE' && picture !== null)
  const rank = content.title !== '' && headingOf(section) === 'h2' ? 3 : 2
  return (
    <Shell
      className="article veiled"
      mark={mark}
      section={section}
      background={content.backgroundImg}
      dim={content.bgOverlayTransparency}
    >
      <article className="wrap article-wrap">
        <div className="article-aside">
          <Text as="p" className="article-topic" mark={mark} field="topic" value={content.topic} />
          <Day className="article-day" value={content.publishedOn} site={site} />
          {headings.length >= MANY && (
            <nav className="article-contents" aria-label={site.words.inThisText}>
              <p aria-hidden="true">{site.words.inThisText}</p>
              <ul>
                {headings.map(({ id, text, href }) => (
                  <li key={id}>
                    <a href={href}>{text}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <div className="article-main">
          <SectionHead mark={mark} section={section} content={content} />
          {(image || mark.keepsEmpty) && (
            <figure className="article-figure">
              <Openable picture={image} opens={content.opens} name={caption || site.words.enlarge}>
                <Photo picture={image} mark={mark} field="image" sizes={SIZES} isFirstView={section.isFirst} />
              </Openable>
              <Text as="figcaption" mark={mark} field="caption" value={caption} />
            </figure>
          )}
          <LongText {...{ mark, section, site, rank }} field="body" blocks={body} sizes={SIZES} opens={content.opens} />
          <Text as="p" className="article-author" mark={mark} field="author" value={content.author} />
        </div>
      </article>
      {content.opens && hasPicture && <Lightbox title={content.title} site={site} />}
    </Shell>
  )
}
