// What a form asks comes from the release its visitors read, never from what they post.
import { findSection, primaryLanguage, type Site } from '@mimar/document'
import { siteHours, wantsHours } from '@mimar/render/site-hours'
import { resolveContent } from '@mimar/sections'
import { questionFormIn } from '@mimar/sections/questions'
import type { LiveForm } from '../messages/read-answers.ts'
import { Recent } from '../recent.ts'
import type { Sites } from '../sites/sites.ts'
import type { Mixtures } from './mixtures.ts'

interface Options {
  readonly mixtures: Pick<Mixtures, 'siteOf'>
  readonly sites: Pick<Sites, 'catalog'>
  /** Those of a site, the newest first. */
  readonly publishing: { list(site: string): Promise<readonly { readonly id: string }[]> }
}

/** So many releases back is a form looked for that a page was opened with. */
const MOST_BACK = 5
/** Published sites whose forms were asked for last. */
const KEPT = 50

/** The forms of published sites. */
export class LiveForms {
  readonly #options: Options
  readonly #sites = new Recent<string, Promise<Site | undefined>>(KEPT)

  constructor(options: Options) {
    this.#options = options
  }

  /** The form of a section that visitors read; undefined where none stands there. */
  async find(site: string, release: string | null, section: string, language: string): Promise<LiveForm | undefined> {
    const published = release === null ? undefined : await this.#published(site, release)
    const found = published && findSection(published, section)?.section
    const { catalog } = this.#options.sites
    const template = found && catalog.find(found.template)
    if (!published || !found || !template || found.isHidden) return undefined
    const primary = primaryLanguage(published).code
    const formIn = (code: string) =>
      questionFormIn(
        template.fields,
        resolveContent(template.fields, found.content, { language: code, primary, picture: () => null }),
        wantsHours(found, catalog) ? siteHours(published, code, catalog) : null,
      )
    const [form, own] = [formIn(language), formIn(primary)]
    return form && own && { id: section, form, own, timeZone: published.settings.business.timeZone }
  }

  /** The form of a section as visitors read it last, where one of the releases just before still had it. */
  async findGone(
    site: string,
    release: string | null,
    section: string,
    language: string,
  ): Promise<LiveForm | undefined> {
    const all = (await this.#options.publishing.list(site)).map(({ id }) => id)
    const from = all.indexOf(release ?? '') + 1
    for (const earlier of all.slice(from, from + MOST_BACK)) {
      const found = await this.find(site, earlier, section, language)
      if (found) return found
    }
    return undefined
  }

  #published(site: string, release: string): Promise<Site | undefined> {
    const key = `${site} ${release}`
    const known = this.#sites.get(key)
    if (known) return known
    const reading = this.#options.mixtures.siteOf(site, release).then((made) => made?.site)
    reading.catch(() => this.#sites.delete(key))
    this.#sites.set(key, reading)
    return reading
  }
}
