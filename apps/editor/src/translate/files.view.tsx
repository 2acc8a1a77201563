import type { LanguageCode, Site } from '@mimar/document'
import { unitsOf, writeCsv, writeXliff } from '@mimar/document/translation'
import { useCatalog, useEditing, useEditorState, useMay } from '../desk/editing.ts'
import { saveFile } from '../kit/save-file.ts'
import { fieldName } from '../words/fields.ts'
import { pageName, templateName } from '../words/names.ts'
import { type PartSay, sayPart } from '../words/words.ts'
import { type ExchangeWords, exchangeWords } from './exchange-words.ts'
import parts from './parts.module.css'
import { type ReadResult, readTranslations } from './read-file.ts'
import styles from './translate.module.css'

interface Props {
  readonly site: Site
  readonly language: LanguageCode
  readonly read: (result: ReadResult) => void
}

const FORMS = [
  { form: 'XLIFF', ending: 'xlf', type: 'application/xliff+xml', write: writeXliff },
  { form: 'CSV', ending: 'csv', type: 'text/csv', write: writeCsv },
] as const

/** Files for translators, out and in. */
export function Files({ site, language, read }: Props) {
  const catalog = useCatalog()
  const { say: main } = useEditing()
  const say: PartSay<ExchangeWords> = sayPart<ExchangeWords>(exchangeWords, main.language)
  const isContentOnly = !useMay('design-site')
  const only = useEditorState(({ opened }) => opened?.facts.account.guest?.translates)
  const primary = site.languages.find(({ isPrimary }) => isPrimary)?.code ?? ''
  const download = ({ write, type, ending }: (typeof FORMS)[number]) => {
    const units = unitsOf(site, catalog, language, ({ group, path }) => {
      const page = site.pages.find(({ id }) => id === group.page)
      const section = group.template && templateName(main, group.template)
      return [page && pageName(main, page, primary), section, fieldName(main, group.template, path)]
        .filter(Boolean)
        .join(' · ')
    })
    saveFile(new Blob([write(units)], { type }), `${site.id}-${language}.${ending}`)
  }
  return (
    <section className={styles.files} aria-label={say('files')}>
      <h3>{say('files')}</h3>
      {FORMS.map((form) => (
        <button key={form.form} type="button" className={parts.quiet} onClick={() => download(form)}>
          {say('download', { form: form.form })}
        </button>
      ))}
      <label className={parts.quiet}>
        {say('upload')}
        <input
          type="file"
          className="only-heard"
          accept=".xlf,.xliff,.csv,.txt,application/xliff+xml,text/csv"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) void readTranslations(file, site, { isContentOnly, only, catalog }).then(read)
          }}
        />
      </label>
    </section>
  )
}
