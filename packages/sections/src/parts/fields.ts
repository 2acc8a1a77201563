import { alignment, choice, design, group, icon, image, link, list, opacity, text } from '@mimar/fields'

/** Fields that several templates share (spec.md, common section data). */
export const commonFields = {
  backgroundImg: design(
    image({
      url: 'backgroundImgUrl',
      dimensions: 'backgroundImgDimensions',
      crop: 'backgroundImgCropParams',
    }),
  ),
  bgOverlayTransparency: opacity(),
}

/** A title and a paragraph with the alignment of each. */
export function titleAndParagraph(limits: {
  readonly title: number
  readonly paragraph: number
  readonly titleRequired?: boolean
  readonly paragraphRequired?: boolean
}) {
  return {
    title: text({ limit: limits.title, required: limits.titleRequired ?? false }),
    titleAlignment: alignment(),
    paragraph: text({ limit: limits.paragraph, required: limits.paragraphRequired ?? false }),
    paragraphAlignment: alignment(),
  }
}

const buttonFields = {
  buttonText: text({ lines: false }),
  buttonUrl: link(),
  type: design(choice(['primary', 'secondary', 'tertiary'])),
}

export const buttons = (max = 2) => list(buttonFields, { max })

export const socials = (max: number, ceiling = max) => list({ socialUrl: link(), icon: icon() }, { max, ceiling })

/** The owner's logo: picture, colour and width (EDIT-9). */
export const logoFields = {
  logo: image({ url: 'logoSrc', dimensions: 'logoDimensions', crop: 'logoCropParams', width: 'logoWidth' }),
  logoColor: design(choice(['default', 'black', 'white'])),
}

const placeholder = (fallback: string) => text({ lines: false, fallback })

/** What stands in the fields of a form; emptied, it falls back to words of Mimar's own (EDIT-13). */
export const formPlaceholders = group({
  name: placeholder('enterName'),
  email: placeholder('enterEmail'),
  message: placeholder('enterMessage'),
})
