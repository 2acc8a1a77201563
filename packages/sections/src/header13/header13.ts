import { choice, design, inLayout, role } from '@mimar/fields'
import { buttons, commonFields, logoFields, socials, titleAndParagraph } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** The hero: one claim, one sentence, one way onward, over a picture (SEC-1). */
export const header13 = defineTemplate({
  id: 'Header13',
  category: 'header',
  newPages: { events: 1 },
  colorMode: 'DARK',
  isUsual: true,
  startsPage: true,
  archPicture: 'backgroundImg',
  starts: { pictures: ['backgroundImg'], drawn: { blend: 'MELT' } },
  fields: {
    ...titleAndParagraph({ title: 30, titleRequired: true, paragraph: 500 }),
    buttons: buttons(2),
    headerSocials: socials(7),
    ...logoFields,
    ...commonFields,
    backgroundFilm: inLayout('PICTURE', commonFields.backgroundFilm),
    /** Over the picture, beside it, in the middle above it, or on a panel on it; all but the first leave the picture as it is. */
    layout: role('layout', design(choice(['PICTURE', 'SPLIT', 'CENTRED', 'PANEL'], 'PICTURE'))),
    /** A drawing with a calm ground of its own fades into the surface behind words; a photograph is shaded there. */
    blend: inLayout('PICTURE', design(choice(['SHADE', 'MELT'], 'SHADE'))),
    /** Where a picture whose free side is for words is drawn the other way round. */
    mirrored: design(choice(['NEVER', 'RTL', 'LTR'], 'NEVER')),
  },
})
