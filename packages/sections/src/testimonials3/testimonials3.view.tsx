import { Icon } from '../parts/icon.view.tsx'
import { shapes } from '../parts/shapes.ts'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView, ViewProps } from '../template.ts'
import type { testimonials3 } from './testimonials3.ts'

type Props = ViewProps<(typeof testimonials3)['fields']>

/** Slides lie side by side and snap, and dots are links to them: so it works by touch, keys and mouse before any script. */
export const Testimonials3: SectionView<typeof testimonials3> = (props) => {
  const { content, mark, section, site } = props
  const hasSeveral = content.slides.length > 1
  return (
    <Shell
      className="testimonials3"
      mark={mark}
      section={section}
      background={content.backgroundImg}
      dim={content.bgOverlayTransparency}
    >
      <div className="wrap">
        <div
          className="slider"
          role="region"
          aria-roledescription={site.words.carousel}
          aria-label={site.words.slides}
          data-then={hasSeveral ? 'slider' : undefined}
        >
          <Icon className="quote-mark mirrors" shape={shapes.quote} />
          {/* Until the script is there, the keyboard scrolls them. */}
          <div className="slides" tabIndex={hasSeveral ? 0 : undefined} {...mark.list('slides')}>
            {content.slides.map((slide, index) => (
              <Slide key={slide.id} {...props} slide={slide} index={index} />
            ))}
          </div>
          {hasSeveral && <Controls {...props} />}
        </div>
      </div>
    </Shell>
  )
}

interface SlideProps extends Props {
  readonly slide: Props['content']['slides'][number]
  readonly index: number
}

function Slide({ slide, index, content, mark, section, site }: SlideProps) {
  const path = `slides/${slide.id}`
  return (
    <div
      id={`${section.id}-${slide.id}`}
      role="group"
      aria-roledescription={site.words.slide}
      aria-label={placeOf(index, content.slides.length, site)}
      {...mark.item(path)}
    >
      <blockquote>
        <Text
          as="p"
          mark={mark}
          field={`${path}/slideParagraph`}
          value={slide.slideParagraph}
          align={slide.slideParagraphAlignment}
        />
      </blockquote>
      <Text
        as="p"
        className="slide-name"
        mark={mark}
        field={`${path}/slideTitle`}
        value={slide.slideTitle}
        align={slide.slideTitleAlignment}
      />
    </div>
  )
}

const placeOf = (index: number, count: number, { words }: Props['site']) =>
  words.slideOf.replace('{n}', String(index + 1)).replace('{count}', String(count))

/** Arrows and the pause wait for their script; dots lead to their slide without it. */
function Controls({ content, section, site }: Props) {
  const { slides } = content
  return (
    <div className="slide-controls">
      <button type="button" data-way="-1" aria-label={site.words.previousSlide}>
        <Icon shape={shapes.arrowLeft} mirrors />
      </button>
      <button type="button" data-way="1" aria-label={site.words.nextSlide}>
        <Icon shape={shapes.arrowRight} mirrors />
      </button>
      <span className="slide-dots">
        {slides.map((slide, index) => (
          <a
            key={slide.id}
            href={`#${section.id}-${slide.id}`}
            aria-label={placeOf(index, slides.length, site)}
            aria-current={index === 0}
          >
            {index + 1}
          </a>
        ))}
      </span>
      <button
        type="button"
        className="slide-pause"
        aria-label={site.words.pauseSlides}
        data-other={site.words.playSlides}
      >
        <Icon shape={shapes.pause} />
        <Icon shape={shapes.play} />
      </button>
    </div>
  )
}
