import type { Finding } from '@mimar/checkup'
import { findSection, type Section } from '@mimar/document'
import { findIntegration } from '@mimar/document/integrations'
import { useEditing, useEditorState } from '../desk/editing.ts'
import { Icon } from '../kit/icon.view.tsx'
import { integrationName } from '../settings/integration-name.ts'
import type { Opened } from '../state/state.ts'
import { fieldName } from '../words/fields.ts'
import { pageName, templateName } from '../words/names.ts'
import type { PartSay, Say } from '../words/words.ts'
import { type FindingRow, keeping, saidOf, sampleIn } from './findings.ts'
import styles from './publishing.module.css'
import { usePublishWords } from './say.ts'
import { showFinding } from './show-finding.ts'
import type { PublishWords } from './words.ts'

/** Where the focus goes when a row is gone. */
const NEXT = '[data-publish-dialog] li button, dialog[open] footer button:last-of-type'

/** What has to be fixed, then what deserves a look. */
export function CheckList({ rows }: { readonly rows: readonly FindingRow[] }) {
  const say = usePublishWords()
  const samples = rows.filter(({ code }) => code === 'sample-left')
  return (
    <>
      <Group title={say('fixBefore')} level="error" rows={rows.filter(({ level }) => level === 'error')} />
      <Group title={say('sample-left', { n: samples.length })} level="warning" isCounted rows={samples} />
      <Group title={say('worthALook')} level="warning" rows={rows.filter((row) => isSuggestion(row))} />
    </>
  )
}

const isSuggestion = ({ level, code }: FindingRow) => level === 'warning' && code !== 'sample-left'

interface GroupProps {
  readonly title: string
  readonly level: Finding['level']
  /** The title says how many there are. */
  readonly isCounted?: boolean
  readonly rows: readonly FindingRow[]
}

function Group({ title, level, isCounted = false, rows }: GroupProps) {
  if (rows.length === 0) return null
  return (
    <section className={styles.group} aria-label={title}>
      <h3>
        {title}
        {!isCounted && (
          <span className={styles.count} data-level={level}>
            {rows.length}
          </span>
        )}
      </h3>
      <ul>
        {rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </ul>
    </section>
  )
}

function Row({ row }: { readonly row: FindingRow }) {
  const editing = useEditing()
  const { editor, say: main } = editing
  const opened = useEditorState((state) => state.opened) as Opened
  const say = usePublishWords()
  const title = titleOf(row, opened, say)
  const done = (operations: FindingRow['fix'], words: string) => {
    editor.do({ name: { kind: 'Fixed', template: '' }, operations })
    editing.announce(words)
    requestAnimationFrame(() => document.querySelector<HTMLElement>(NEXT)?.focus())
  }
  return (
    <li className={styles.row} data-finding={row.code}>
      <span className={styles.sign} data-level={row.level}>
        <Icon name={row.level === 'error' ? 'alertCircle' : 'alertTriangle'} />
      </span>
      <span className={styles.what}>
        <span className={styles.title}>{title}</span>
        <span className={styles.where}>{whereOf(row, opened, say, main)}</span>
      </span>
      {row.code === 'sample-left' && (
        <button
          type="button"
          className={styles.fix}
          aria-label={`${say('keepSample')}: ${title}`}
          onClick={() => done(keeping(row, opened.site), say('sampleKept'))}
        >
          {say('keepSample')}
        </button>
      )}
      {row.fix.length > 0 && (
        <button
          type="button"
          className={styles.fix}
          aria-label={`${fixOf(row, say)}: ${title}`}
          onClick={() => done(row.fix, say('fixed'))}
        >
          {fixOf(row, say)}
        </button>
      )}
      <button
        type="button"
        className={styles.act}
        aria-label={`${say('show')}: ${title}`}
        onClick={() => showFinding(editing, row.first)}
      >
        {say('show')}
      </button>
    </li>
  )
}

type Words = PartSay<PublishWords>

function titleOf(row: FindingRow, { site }: Opened, say: Words): string {
  const { code, count, first } = row
  if (code === 'sample-left') return sampleTitle(row, say)
  const language = site.languages.find((one) => one.code === first.params.language)
  const names = new Intl.DisplayNames([say.language], { type: 'language' })
  const key = code === 'contrast-low' && String(first.params.pair).startsWith('button') ? 'contrast-button' : code
  const integration = findIntegration(String(first.params.integration))
  return say(key, {
    ...saidOf(first, say.language),
    ...(integration && { name: integrationName(integration, say.language) }),
    n: count,
    language: language ? (names.of(language.code) ?? language.name) : '',
  })
}

function sampleTitle(row: FindingRow, say: Words): string {
  const { kind } = row.first.params
  if (kind === 'quote') return say('sampleQuotes')
  const text = `\u2068${sampleIn(row)}\u2069`
  return kind === 'name' ? say('sampleName', { name: text }) : text
}

function whereOf({ first }: FindingRow, opened: Opened, say: Words, main: Say): string {
  const { site, language } = opened
  const page = site.pages.find(({ id }) => id === first.page)
  const section = first.section ? findSection(site, first.section) : undefined
  const isShared = section?.place === 'header' || section?.place === 'footer'
  const parts = [
    isShared ? say('allPages') : page ? pageName(main, page, language) : say('inSettings'),
    section ? templateName(main, section.section.template) : '',
    hintOf(first, section?.section, say, main),
  ]
  return parts.filter(Boolean).join(' · ')
}

function hintOf({ code, params, field }: Finding, section: Section | undefined, say: Words, main: Say): string {
  if (NAMED.has(code) && field) return section ? textName(section, field, main) : fieldName(main, null, field)
  if (code === 'contrast-low') return say('contrastHint', params)
  if (code === 'link-broken' || code === 'anchor-broken') return `\u2066${params.address}\u2069`
  if (code === 'pixel-advertises') return say('pixelHint')
  if (code === 'text-untranslated' && !params.standIn) return say('untranslatedHint')
  return ''
}

/** Findings that say which field they are about. */
const NAMED: ReadonlySet<string> = new Set(['text-required', 'text-too-long', 'list-too-short', 'list-too-long'])

/** What a text is called, and in which item of its list it is. */
function textName({ content, template }: Section, field: string, main: Say): string {
  const name = fieldName(main, template, field)
  const [list = '', item] = field.split('/')
  const items = (Array.isArray(content[list]) ? content[list] : []) as readonly { readonly id: string }[]
  const at = items.findIndex(({ id }) => id === item)
  return at < 0 ? name : `${name} \u2066${at + 1}/${items.length}\u2069`
}

/** What a press does about a finding, where it is more than to be said by "Fix". */
const FIXES: { readonly [C in FindingRow['code']]?: Parameters<Words>[0] } = {
  'item-empty': 'removeEmpty',
  'sample-left': 'removeSample',
  'alt-missing': 'markDecoration',
  'consent-preticked': 'startOff',
  'link-broken': 'removeLink',
  'anchor-broken': 'removeLink',
}

function fixOf({ code }: FindingRow, say: Words): string {
  return say(FIXES[code] ?? 'fix')
}
