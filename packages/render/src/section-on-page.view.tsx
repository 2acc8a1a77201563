import type { AnyView } from '@mimar/sections'
import type { ComposedSection } from './composed-section.ts'

/** How sections are drawn, by template. */
export interface Views {
  readonly [template: string]: AnyView
}

/** Draws a section as it stands on a page, on the canvas and for visitors alike. */
export function SectionOnPage({ composed, views }: { readonly composed: ComposedSection; readonly views: Views }) {
  const { template, props, mode } = composed
  const View = template && views[template.id]
  if (View) return <View {...props} />
  return mode === 'canvas' ? <UnknownSection composed={composed} /> : null
}

/** Stands in on the canvas for a section of a template this version does not have; its content is kept. */
function UnknownSection({ composed: { section, props } }: { readonly composed: ComposedSection }) {
  return (
    <section className="section unknown-section" data-mode={props.section.colorMode} {...props.mark.root()}>
      <div className="wrap">
        <p lang="en" dir="ltr">
          {section.template}
        </p>
      </div>
    </section>
  )
}
