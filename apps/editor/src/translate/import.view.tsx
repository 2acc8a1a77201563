import type { Site } from '@mimar/document'
import { type MergePlan, type MergeSkip, mergingOf } from '@mimar/document/translation'
import { directionOf } from '@mimar/sections'
import { useEffect, useRef } from 'react'
import { useEditing } from '../desk/editing.ts'
import { fieldName } from '../words/fields.ts'
import { type Say as MainSay, type PartSay, sayPart } from '../words/words.ts'
import { type ExchangeWords, exchangeWords } from './exchange-words.ts'
import { Glyph } from './glyph.view.tsx'
import { Original } from './original.view.tsx'
import parts from './parts.module.css'
import type { Fault, ReadResult } from './read-file.ts'
import styles from './texts.module.css'

interface Props {
  readonly site: Site
  readonly result: ReadResult
  readonly close: () => void
}

type Say = PartSay<ExchangeWords>

/** What a file would change, before it changes anything. */
export function ImportPreview({ site, result, close }: Props) {
  const { editor, say: main, announce } = useEditing()
  const say: Say = sayPart<ExchangeWords>(exchangeWords, main.language)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const plan = 'plan' in result ? result.plan : null
  const count = plan ? plan.changes.length + plan.confirmed.length : 0
  const bring = () => {
    if (!plan) return
    editor.do({ name: { kind: 'Translations', template: '' }, operations: mergingOf(site, plan) })
    announce(say('imported', { n: count }))
    editor.notify(say('imported', { n: count }), 'plain', true)
    close()
  }
  return (
    <div className={styles.import}>
      <h3 ref={head} tabIndex={-1}>
        {'faults' in result ? say('faults', { n: result.faults.length }) : say('willChange', { n: count })}
      </h3>
      <div className={styles.rows}>
        {'faults' in result ? (
          <Faults faults={result.faults} say={say} />
        ) : (
          <Plan plan={result.plan} say={say} main={main} />
        )}
      </div>
      <div className={styles.foot}>
        {plan && (
          <button
            type="button"
            className={`${parts.button} ${parts.main}`}
            aria-disabled={count === 0}
            aria-description={count === 0 ? say('nothingToImport') : undefined}
            onClick={() => count > 0 && bring()}
          >
            {say('import', { n: count })}
          </button>
        )}
        <button type="button" className={parts.button} onClick={close}>
          {say('cancel')}
        </button>
      </div>
    </div>
  )
}

function Plan({ plan, say, main }: { readonly plan: MergePlan; readonly say: Say; readonly main: MainSay }) {
  const { changes, confirmed, skipped, unchanged, language } = plan
  const dir = directionOf(language)
  return (
    <>
      {changes.map(({ text, before, after }) => (
        <div key={text.id} className={styles.change}>
          <span className={styles.label}>
            {fieldName(main, text.group.template, text.path)} <bdi className={styles.id}>{text.id}</bdi>
          </span>
          <Original text={after} source={before} language={language} dir={dir} />
        </div>
      ))}
      {confirmed.length > 0 && <h4>{say('willConfirm', { n: confirmed.length })}</h4>}
      {skipped.length > 0 && <h4>{say('willSkip', { n: skipped.length })}</h4>}
      {skipped.map((skip) => (
        <div key={skip.id} className={styles.change} data-skipped={skip.why}>
          <span className={styles.label}>
            {skip.text && fieldName(main, skip.text.group.template, skip.text.path)}{' '}
            <bdi className={styles.id}>{skip.id}</bdi>
          </span>
          <p className={styles.original} lang={language} dir={dir}>
            {skip.value}
          </p>
          <span className={styles.reason}>
            <Glyph name="fault" />
            {whySkipped(skip, say)}
          </span>
        </div>
      ))}
      {unchanged > 0 && <h4>{say('unchanged', { n: unchanged })}</h4>}
    </>
  )
}

function whySkipped({ why, id, params }: MergeSkip, say: Say): string {
  if (why === 'unknown') return say('skipUnknown', { id })
  if (why === 'newer') return say('skipNewer')
  if (why === 'not-yours') return say('skipNotYours')
  if (why === 'codes-damaged') return say('skipCodes')
  return why === 'too-long' ? say('skipTooLong', params) : say('skipOther')
}

const SENTENCES: { readonly [Code in Fault['code']]: keyof ExchangeWords } = {
  'file-empty': 'faultEmpty',
  'file-too-big': 'faultTooBig',
  'not-xml': 'faultNotXml',
  'not-xliff': 'faultNotXliff',
  'version-unknown': 'faultVersion',
  'language-missing': 'faultLanguageMissing',
  'id-missing': 'faultIdMissing',
  'id-repeated': 'faultIdRepeated',
  'source-missing': 'faultSourceMissing',
  'column-missing': 'faultColumnMissing',
  'quote-open': 'faultQuoteOpen',
  'cells-wrong': 'faultCellsWrong',
  'language-unknown': 'faultLanguageUnknown',
  'language-primary': 'faultLanguagePrimary',
  'source-wrong': 'faultSourceWrong',
  encoding: 'faultEncoding',
  'not-yours': 'faultNotYours',
}

function Faults({ faults, say }: { readonly faults: readonly Fault[]; readonly say: Say }) {
  return (
    <ul className={styles.faults}>
      {faults.map(({ code, params }) => (
        <li key={`${code} ${JSON.stringify(params)}`}>
          <Glyph name="fault" />
          {say(SENTENCES[code], params)}
        </li>
      ))}
    </ul>
  )
}
