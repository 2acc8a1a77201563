/** What templates from outside draw with, as those that are shipped do. */
export { Buttons } from './buttons.view.tsx'
export { Day } from './day.view.tsx'
export { headingOf } from './heading.ts'
export { Photo } from './photo.view.tsx'
export { PickedIcon } from './picked-icon.view.tsx'
export { SectionHead } from './section-head.view.tsx'
export { Shell } from './shell.view.tsx'
export { Text } from './text.view.tsx'
