import { type LanguageCode, primaryLanguage, type Site } from '@mimar/document'
import { useEffect, useRef } from 'react'
import { useEditing } from '../desk/editing.ts'
import tag from '../kit/tag.module.css'
import type { PartSay } from '../words/words.ts'
import { Glyph } from './glyph.view.tsx'
import { groupName, groupPlace } from './group-name.ts'
import parts from './parts.module.css'
import styles from './texts.module.css'
import { TranslationRow } from './translation-row.view.tsx'
import type { TranslateWords } from './words.ts'
import { type Group, isWanted, type Wanted } from './worklist.ts'

interface Props {
  readonly site: Site
  readonly language: LanguageCode
  readonly groups: readonly Group[]
  readonly group: Group
  readonly wanted: Wanted
  readonly say: PartSay<TranslateWords>
  readonly goTo: (key: string) => void
  readonly worksOn: (text: string) => void
  /** The text at which one begins. */
  readonly from: string | null
}

/** The texts of one group, and the way to the groups before and after it. */
export function GroupTexts({ site, language, groups, group, wanted, say, goTo, worksOn, from }: Props) {
  const { editor, say: main } = useEditing()
  const rows = useRef<HTMLDivElement>(null)
  const focusEmpty = useRef(false)
  useEffect(() => {
    if (!focusEmpty.current) return
    focusEmpty.current = false
    emptyFields(rows.current)[0]?.focus()
  })
  const place = groups.indexOf(group)
  const isNext = (one: Group) => isWanted(one, wanted)
  const after = groups.slice(place + 1).find(isNext)
  const before = groups.slice(0, place).findLast(isNext)
  const goOn = () => {
    const fields = emptyFields(rows.current)
    const here = fields.find((field) => isAfter(field, document.activeElement))
    const next = groups.slice(place + 1).find(({ entries }) => entries.some(({ status }) => status === 'empty'))
    if (here) here.focus()
    else if (next) {
      focusEmpty.current = true
      goTo(next.key)
    }
    return here !== undefined || next !== undefined
  }
  const primary = primaryLanguage(site)
  const target = site.languages.find(({ code }) => code === language)
  return (
    <div className={styles.texts}>
      <div className={styles.heading}>
        <h3 dir="auto">{groupName(site, group, { main, say }, editor.catalog)}</h3>
        <span className={`${tag.tag} ${styles.tag}`}>{groupPlace(site, group, { main, say })}</span>
        <Step name="previous" icon="up" to={before} {...{ say, goTo }} />
        <Step name="next" icon="down" to={after} {...{ say, goTo }} />
      </div>
      <div className={styles.columns} aria-hidden>
        <span>{say('original', { language: primary.localizedName })}</span>
        <span>{target?.localizedName}</span>
      </div>
      <div ref={rows} className={styles.rows} key={`${group.key} ${language}`}>
        {group.entries.map((entry) => (
          <TranslationRow
            key={entry.text.id}
            {...{ site, language, entry, say, goOn }}
            isFirst={entry.text.id === from}
            entered={() => {
              goTo(group.key)
              worksOn(entry.text.id)
            }}
          />
        ))}
      </div>
    </div>
  )
}

interface StepProps {
  readonly name: 'previous' | 'next'
  readonly icon: 'up' | 'down'
  readonly to: Group | undefined
  readonly say: PartSay<TranslateWords>
  readonly goTo: (key: string) => void
}

function Step({ name, icon, to, say, goTo }: StepProps) {
  return (
    <button type="button" className={parts.quiet} aria-disabled={!to} onClick={() => to && goTo(to.key)}>
      <Glyph name={icon} />
      {say(name)}
    </button>
  )
}

function emptyFields(rows: HTMLElement | null): HTMLTextAreaElement[] {
  const fields = rows?.querySelectorAll<HTMLTextAreaElement>('[data-status=empty] textarea') ?? []
  return [...fields].filter(({ value }) => value === '')
}

function isAfter(field: Element, here: Element | null): boolean {
  return here !== null && (here.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
