import { findSection, type Operation, Problem, type Restored, restoring, type Site } from '@mimar/document'
import type { TemplateCatalog } from '@mimar/sections'
import { useState } from 'react'
import { useCatalog, useEditing } from '../../desk/editing.ts'
import { pageName, templateName } from '../../words/names.ts'
import { usePublishWords } from '../say.ts'
import styles from './history.module.css'
import { type Target, textAt } from './target.ts'

interface Props {
  readonly then: Site
  readonly now: Site
  readonly page: string
  readonly language: string
  readonly target: Target | null
}

type Grain = Restored['grain']

const GRAINS = ['text', 'section', 'page', 'site'] as const
const LABELS = { text: 'thisText', section: 'thisSection', page: 'thisPage', site: 'thisSite' } as const
const ACTS = { text: 'restoreText', section: 'restoreSection', page: 'restorePage', site: 'restoreSite' } as const

/** How much of the moment comes back; the button says what. */
export function RestorePanel(props: Props) {
  const catalog = useCatalog()
  const { then, now, page, target } = props
  const { editor, say: main } = useEditing()
  const say = usePublishWords()
  const [wanted, setWanted] = useState<Grain>('text')
  const steps = new Map(GRAINS.map((grain) => [grain, stepsFor(grain, props, catalog)]))
  const isPossible = (grain: Grain) => (steps.get(grain)?.length ?? 0) > 0
  const grain = isPossible(wanted) ? wanted : (GRAINS.find(isPossible) ?? wanted)
  const section = target && findSection(then, target.section)?.section
  const names = {
    text: target?.field ? (textAt(then, target.section, target.field, props.language) ?? '') : '',
    section: section ? templateName(main, section.template) : '',
    page: nameOfPage(then, page, props.language, main),
    site: '',
  }
  const restore = () => {
    if (!isPossible(grain)) return
    const operations = [{ do: 'together' as const, operations: steps.get(grain) ?? [] }]
    editor.show({ dialog: null })
    editor.do({ name: { kind: 'Restored', template: section?.template ?? '' }, operations })
    if (now.pages.some(({ id }) => id === page)) editor.goTo(page)
    editor.notify(say('restored'), 'plain', true)
  }
  return (
    <fieldset className={styles.restore}>
      <legend>{say('restoreFrom')}</legend>
      {GRAINS.map((one) => (
        <label key={one} className={styles.grain} data-off={!isPossible(one) || undefined}>
          <input
            type="radio"
            name="grain"
            value={one}
            checked={one === grain}
            aria-disabled={!isPossible(one)}
            aria-description={isPossible(one) ? undefined : say('sameNow')}
            onChange={() => isPossible(one) && setWanted(one)}
          />
          <span>{say(LABELS[one])}</span>
          <span className={styles.of}>
            <bdi lang={one === 'text' ? props.language : undefined}>{names[one]}</bdi>
          </span>
        </label>
      ))}
      <button type="button" className={styles.act} aria-disabled={!isPossible(grain)} data-restore="" onClick={restore}>
        {isPossible(grain) ? say(ACTS[grain]) : say('sameNow')}
      </button>
      <p>{say('restoringIsOneStep')}</p>
    </fieldset>
  )
}

/** What would be done; nothing where it is as it was, or is no longer allowed to be. */
function stepsFor(
  grain: Grain,
  { then, now, page, language, target }: Props,
  catalog: TemplateCatalog,
): readonly Operation[] {
  try {
    const what = whatFor(grain, page, language, target)
    return what ? restoring(now, then, what, catalog) : []
  } catch (problem) {
    if (problem instanceof Problem) return []
    throw problem
  }
}

function whatFor(grain: Grain, page: string, language: string, target: Target | null): Restored | null {
  switch (grain) {
    case 'text':
      return target?.field ? { grain, section: target.section, field: target.field, language } : null
    case 'section':
      return target ? { grain, section: target.section } : null
    case 'page':
      return { grain, page }
    case 'site':
      return { grain }
    default:
      return grain satisfies never
  }
}

function nameOfPage(site: Site, id: string, language: string, main: ReturnType<typeof useEditing>['say']): string {
  const page = site.pages.find((one) => one.id === id)
  return page ? pageName(main, page, language) : ''
}
