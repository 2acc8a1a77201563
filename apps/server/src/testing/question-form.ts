import type { Section, Site } from '@mimar/document'
import { checkContent, type Fields, type Json, nameOfRole } from '@mimar/fields'
import { resolveContent } from '@mimar/sections'
import { templates } from '@mimar/sections/definitions'

const found = templates.find(({ fields }) => nameOfRole(fields, 'questions') !== undefined)
if (!found) throw new Error('No template asks questions of its owner’s own.')
/** The template whose sections ask questions of their owner's own. */
export const formTemplate = found

/** Texts are given in one language. */
function stored(
  fields: Fields,
  value: { readonly [name: string]: unknown },
  language: string,
): { [name: string]: Json } {
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const field = fields[name]
      if (field?.kind === 'text') return [name, { [language]: one } as Json]
      if (field?.kind === 'group') return [name, stored(field.fields, one as object as never, language)]
      if (field?.kind === 'list')
        return [name, (one as readonly object[]).map((item) => stored(field.fields, item as never, language))]
      return [name, one as Json]
    }),
  )
}

function checked(questions: readonly object[], beside: object, language: string) {
  const content = checkContent(formTemplate.fields, stored(formTemplate.fields, { questions, ...beside }, language))
  if (!content.ok) throw new Error(JSON.stringify(content.refusals))
  return content.value
}

/** The content of such a section in one language, as its view reads it. */
export function formContent(questions: readonly object[], beside: object = {}, language = 'en') {
  const content = checked(questions, beside, language)
  return resolveContent(formTemplate.fields, content, { language, primary: language, picture: () => null })
}

/** A site with such a section on its first page, called `form`. */
export function withForm(site: Site, questions: readonly object[], beside: object = {}): Site {
  const [page, ...rest] = site.pages
  const like = page?.sections[0] as Section
  const section: Section = {
    ...{ ...like, id: 'form', template: formTemplate.id, category: formTemplate.category },
    content: checked(questions, beside, 'en'),
  }
  return { ...site, pages: [{ ...page!, sections: [...page!.sections, section] }, ...rest] }
}

/** A site of which the last section of the first page says hours. */
export function withHours(site: Site, week: { readonly [day: string]: string }): Site {
  const template = templates.find(({ fields }) => nameOfRole(fields, 'week') !== undefined)
  const [page, ...rest] = site.pages
  if (!template || !page) throw new Error('No template says hours.')
  const section: Section = {
    ...{ ...(page.sections[0] as Section), id: 'hours', template: template.id, category: template.category },
    content: { [nameOfRole(template.fields, 'week') ?? '']: week },
  }
  return { ...site, pages: [{ ...page, sections: [...page.sections, section] }, ...rest] }
}
