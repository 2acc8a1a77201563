import { Icon } from '../parts/icon.view.tsx'
import { shapes } from '../parts/shapes.ts'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView, ViewProps } from '../template.ts'
import type { testimonials3 } from './testimonials3.ts'

type Props = ViewProps<(typeof testimonials3)['fields']>

/** Slides lie side by side and snap; arrows and dots are links to slides. So it works by touch, keys and mouse before any script. */
export const Testimonials3: SectionView<typeof testimonials3> = (props) => {
  const { content, mark, section, site } = props
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
          aria-roledescription="carousel"
          aria-label={site.words.slides}
          data-island="slider"
        >
          <Icon className="quote-mark mirrors" shape={shapes.quote} />
          <ul {...mark.list('slides')}>
            {content.slides.map((slide, index) => (
              <Slide key={slide.id} {...props} slide={slide} index={index} />
            ))}
          </ul>
        </div>
      </div>
    </Shell>
  )
}

interface SlideProps extends Props {
  readonly slide: Props['content']['slides'][number]
  readonly index: number
}

function Slide({ slide, index, ...props }: SlideProps) {
  const { content, mark, section, site } = props
  const count = content.slides.length
  const path = `slides/${slide.id}`
  return (
    <li
      id={`${section.id}-${slide.id}`}
      aria-label={site.words.slideOf.replace('{n}', String(index + 1)).replace('{count}', String(count))}
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
      {count > 1 && <Controls {...props} index={index} />}
    </li>
  )
}

/** Each slide has the controls that are right for it. Dots repeat what arrows do, for the mouse. */
function Controls({ content, section, site, index }: Props & { readonly index: number }) {
  const { slides } = content
  const target = (place: number) => `#${section.id}-${slides.at(place % slides.length)?.id}`
  return (
    <div className="slide-controls">
      <a href={target(index - 1)} aria-label={site.words.previousSlide}>
        <Icon shape={shapes.arrowLeft} mirrors />
      </a>
      <a href={target(index + 1)} aria-label={site.words.nextSlide}>
        <Icon shape={shapes.arrowRight} mirrors />
      </a>
      <span className="slide-dots" aria-hidden="true">
        {slides.map((slide, place) => (
          <a key={slide.id} href={target(place)} tabIndex={-1} className={place === index ? 'is-on' : undefined}>
            {place + 1}
          </a>
        ))}
      </span>
    </div>
  )
}
