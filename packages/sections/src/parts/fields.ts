import {
  alignable,
  choice,
  code,
  design,
  file,
  flag,
  group,
  hours,
  icon,
  image,
  link,
  linked,
  list,
  opacity,
  role,
  text,
  typedButton,
} from '@mimar/fields'
import { mapForm } from '#added/map-form'

/** What lies behind a section: a picture, how much it is dimmed, and a film that plays over it without sound (SEC-51). */
export const commonFields = {
  backgroundImg: design(
    image(
      {
        url: 'backgroundImgUrl',
        dimensions: 'backgroundImgDimensions',
        crop: 'backgroundImgCropParams',
      },
      { role: 'background' },
    ),
  ),
  bgOverlayTransparency: opacity(),
  backgroundFilm: role('background-film', design(file('video'))),
}

type TextOptions = Parameters<typeof text>[0]

/** A text that has no lines of its own. */
export const line = (limit: number) => text({ limit, lines: false })

/** Something that is so or not, and is said where it is. */
export const fact = () => role('fact', flag())

/** A press on a picture shows it large over the page (0155). Pages of sections that do not say so stay as they are. */
export const opens = { opens: design(flag()) }

/** The hours of the site stand here too, as the section that says them has them, wherever it stands (0110). */
export const showsHours = { showsHours: role('hours', flag()) }

/** What it would say of hours itself, the hours of the site say; what it says itself counts where there are none. */
export const followsHours = { followsHours: role('hours', flag()) }

/** What a section is called: pages without a title of their own take the first of theirs. */
export const title = (options?: TextOptions) => alignable('title', role('heading', text(options)))

/** What a section says first: pages without a description of their own take the first of theirs. */
export const paragraph = (options?: TextOptions) => alignable('paragraph', role('lead', text(options)))

/** A title and a paragraph with the alignment of each. */
export function titleAndParagraph(limits: {
  readonly title: number
  readonly paragraph: number
  readonly titleRequired?: boolean
  readonly paragraphRequired?: boolean
}) {
  return {
    ...title({ limit: limits.title, required: limits.titleRequired ?? false }),
    ...paragraph({ limit: limits.paragraph, required: limits.paragraphRequired ?? false }),
  }
}

export const buttons = (max = 2) => role('buttons', list(typedButton('buttonText', 'buttonUrl', 'type'), { max }))

export const socials = (max: number, ceiling = max) =>
  role('socials', list({ socialUrl: link(), icon: icon() }, { max, ceiling }))

/** How many links a menu has at most. */
export const MOST_LINKS = 12

/** Links to get about the site by. */
export const menu = () => list(linked('text', 'link'), { max: MOST_LINKS })

/** When each day of a week is open. */
export const week = () =>
  role(
    'week',
    group({
      monday: hours(),
      tuesday: hours(),
      wednesday: hours(),
      thursday: hours(),
      friday: hours(),
      saturday: hours(),
      sunday: hours(),
    }),
  )

/** An https address of a map that may stand in a frame: of one of several, which has no tool of its own. */
export const mapOfItem = () => code(mapForm, 'Google Maps, OpenStreetMap, Yandex Maps')

/** An https address of a map that may stand in a frame. */
export const mapAddress = () => role('map', mapOfItem())

/** What the site is called, beside its logo. */
export const siteName = () => role('site-name', text({ lines: false }))

/** The owner's logo: picture, colour and width (EDIT-9). */
export const logoFields = {
  logo: image(
    { url: 'logoSrc', dimensions: 'logoDimensions', crop: 'logoCropParams', width: 'logoWidth' },
    { role: 'logo', color: 'logoColor' },
  ),
  logoColor: role('logo-color', design(choice(['default', 'black', 'white']))),
}

const placeholder = (fallback: string) => text({ lines: false, fallback })

/** What stands in the fields of a form; emptied, it falls back to words of Mimar's own (EDIT-13). */
export const formPlaceholders = group({
  name: placeholder('enterName'),
  email: placeholder('enterEmail'),
  message: placeholder('enterMessage'),
})

/** What takes the place of a form once it was sent; emptied, it falls back to words of Mimar's own. */
export const formThanks = group({
  title: text({ lines: false, fallback: 'sentTitle' }),
  text: text({ fallback: 'sentText' }),
})
