import { ALL_LANGUAGES, commaIn, sizeIn } from '@mimar/fields'
import type { ReactNode } from 'react'
import type { ShownFile, SiteFacts } from '../template.ts'

interface Props {
  readonly file: ShownFile
  readonly site: SiteFacts
  readonly className?: string
  readonly children?: ReactNode
}

/** A link that hands over a document under the name it was sent with. */
export function FileLink({ file, site, className, children }: Props) {
  const { url, name, type, place } = file
  const isInAnother = place !== ALL_LANGUAGES && place !== site.language
  return (
    <a href={url} download={name} type={type} className={className} hrefLang={isInAnother ? place : undefined}>
      {children}
    </a>
  )
}

/** What kind of document it is, and how large. */
export function FileSize({ file: { size }, site }: Pick<Props, 'file' | 'site'>) {
  return (
    <>
      <bdi>PDF</bdi>
      {commaIn(site.language)}
      <bdi>{sizeIn(size, site.language)}</bdi>
    </>
  )
}
