import type { DeedEntry, Done } from '@mimar/contract'
import type { Difference, Site } from '@mimar/document'
import { fieldName } from '../translate/field-names.ts'
import { pageName, templateName } from '../words/names.ts'
import type { PartSay, Say } from '../words/words.ts'
import type { PublishWords } from './words.ts'

/** What a change is called, by what it did. */
const KINDS: { readonly [operation: string]: DeedKind | undefined } = {
  'insert-section': 'didAdd',
  'remove-section': 'didRemove',
  'move-section': 'didMove',
  'set-section': 'didLook',
  'insert-page': 'didAddPage',
  'remove-page': 'didRemovePage',
  'move-page': 'didPage',
  'set-page-path': 'didPage',
  'set-page-meta': 'didPage',
  'set-page-image': 'didPage',
  'set-page-part': 'didPage',
  'set-theme': 'didTheme',
  'set-setting': 'didSettings',
  'set-languages': 'didLanguages',
  'set-media': 'didMedia',
  'set-events': 'didEvents',
}

type DeedKind = Extract<keyof PublishWords, `did${string}`>

/** Things done to one place, told as one. */
export interface Told {
  readonly key: string
  readonly kind: DeedKind
  readonly page: string | null
  readonly template: string | null
  /** What was changed, each once. */
  readonly targets: ReadonlySet<string>
  readonly languages: ReadonlySet<string>
  readonly who: ReadonlySet<string>
}

function kindOf({ do: name, language }: Done): DeedKind {
  return KINDS[name] ?? (language === null || name === 'set-source' ? 'didContent' : 'didTexts')
}

/** Everything that changes did, told together where it is the same kind of thing in the same place. */
export function tellDeeds(deeds: readonly DeedEntry[]): readonly Told[] {
  const told = new Map<string, Told>()
  for (const { done, who, isYou, isGuest } of deeds.toReversed()) {
    for (const one of done) {
      const kind = kindOf(one)
      const key = `${kind} ${one.section ?? one.page ?? ''}`
      const before = told.get(key)
      told.set(key, {
        ...{ key, kind, page: one.page, template: one.template },
        targets: new Set([...(before?.targets ?? []), `${one.field} ${one.language}`]),
        languages: new Set([...(before?.languages ?? []), ...(one.language ? [one.language] : [])]),
        who: new Set([...(before?.who ?? []), isYou ? '' : isGuest ? GUEST : who]),
      })
    }
  }
  return [...told.values()]
}

/** In what two versions differ, told as what was done is; who did it is not known. */
export function tellDifferences(all: readonly Difference[]): readonly Told[] {
  const deed = { revision: 0, at: '', who: '', isYou: false, isGuest: false, isLive: false }
  return tellDeeds([{ ...deed, done: [...all] }]).map((told) => ({ ...told, who: new Set<string>() }))
}

/** More texts than these are counted, not named. */
const MOST_NAMED = 3

/** The sentence for things done to one place. */
export function sayTold({ kind, template, targets }: Told, say: PartSay<PublishWords>, main: Say): string {
  const section = templateName(main, template ?? '')
  if (kind === 'didTexts' && targets.size <= MOST_NAMED) {
    const names = new Set([...targets].map((target) => fieldName(say.language, target.split(' ')[0] ?? '')))
    return say('didNamed', { section, what: new Intl.ListFormat(say.language, { type: 'unit' }).format(names) })
  }
  return say(kind, { n: targets.size, section })
}

/** Stands for who had a link and no account; no address is it. */
const GUEST = '@'

/** Who did it, by the first part of their address; of oneself and of guests it says so. */
export function sayWho(who: Iterable<string>, say: PartSay<PublishWords>): string {
  const names = [...who].map((one) =>
    one === GUEST ? say('aGuest') : one === '' ? say('you') : (one.split('@')[0] ?? one),
  )
  return new Intl.ListFormat(say.language, { type: 'conjunction' }).format(names)
}

/** Which page that is, by its name; what all pages share, or the site as a whole. */
export function sayPage(
  site: Site,
  { page, template }: Pick<Told, 'page' | 'template'>,
  language: string,
  words: Words,
): string {
  const found = site.pages.find(({ id }) => id === page)
  if (found) return pageName(words.main, found, language)
  return words.say(template === null ? (page === null ? 'wholeSite' : 'gonePage') : 'allPages')
}

interface Words {
  readonly say: PartSay<PublishWords>
  readonly main: Say
}
