import type { Operation, Section } from '@mimar/document'
import {
  type Content,
  DETAIL_FIELDS,
  type DetailKind,
  type Fields,
  type Json,
  type Localized,
  nameOfRole,
} from '@mimar/fields'
import { collectionsOf } from '@mimar/render/entries'
import { useCatalog, useEditing, useEditorState } from '../desk/editing.ts'
import { newItem } from '../places/new-item.ts'
import { newId } from '../state/new-id.ts'
import { choiceNames } from '../words/fields.ts'
import type { ControlProps } from './control.ts'
import styles from './controls.module.css'
import { Day } from './day.view.tsx'
import { Select } from './select.view.tsx'
import { LinkAddress, Typed } from './typed.view.tsx'
import type { SayOptions } from './words.ts'

type Item = Content & { readonly id: string }
type Write = (values: { readonly [name: string]: Json }, visit?: string) => void

interface Props {
  readonly section: Section
  readonly say: SayOptions
  readonly pages: ControlProps['pages']
}

/** What the list of an entry has it say (custom fields), each with the control of its kind; nothing at other sections. */
export function Details({ section, say, pages }: Props) {
  const catalog = useCatalog()
  const opened = useEditorState((state) => state.opened)
  const fields = catalog.find(section.template)?.fields ?? {}
  const [list = '', field] = Object.entries(fields).find(([, one]) => one.kind === 'list' && asks(one.fields)) ?? []
  const collection = section.content[nameOfRole(fields, 'collection') ?? ''] as string | undefined
  if (!opened || field?.kind !== 'list' || !collection) return null
  const { site, language } = opened
  const home = collectionsOf(site.pages, catalog).homes.get(collection)
  const items = (section.content[list] ?? []) as readonly Item[]
  return home?.details.map(({ id, label = {}, kind }) => {
    const item = items.find(({ of }) => of === id)
    return (
      <div key={id} data-answer={item?.id}>
        <Detail
          {...{ section, say, pages, language, list, item, fields: field.fields, of: id }}
          kind={kind ?? 'TEXT'}
          label={label[language] || Object.values(label)[0] || '–'}
          fresh={newItem(field, '')}
          last={items.at(-1)?.id ?? null}
        />
      </div>
    )
  })
}

const asks = (fields: Fields) => nameOfRole(fields, 'detail') !== undefined

interface DetailProps extends Props {
  readonly list: string
  readonly fields: Fields
  readonly language: string
  readonly of: string
  readonly kind: DetailKind
  readonly label: string
  /** Where the entry has answered already. */
  readonly item: Item | undefined
  /** What an answer begins with, and behind which item it comes. */
  readonly fresh: Item
  readonly last: string | null
}

function Detail(props: DetailProps) {
  const { section, say, kind, label, item, of } = props
  const main = useEditing().say
  const write = useWriting(props)
  if (kind === 'YES_NO') {
    const names = choiceNames(main, section.template, `${props.list}/${of}/so`)
    const options = ['YES', 'NO'].map((value) => ({ value, name: names[value] ?? value }))
    const chosen = String(item?.so ?? '')
    return (
      <Select
        label={label}
        chosen={chosen}
        options={[{ value: '', name: '–' }, ...options]}
        choose={(so) => write({ so: so || null })}
      />
    )
  }
  if (kind === 'DAY') {
    const field = props.fields.day as ControlProps<'date'>['field']
    const rest = { choices: {}, pages: [], preview: () => {}, at: `${section.id}/${of}` }
    const value = String(item?.day ?? '')
    return <Day {...{ ...rest, field, value, label, say }} store={(day, visit) => write({ day }, visit)} />
  }
  if (kind === 'LINK') {
    const field = props.fields.address as ControlProps<'link'>['field']
    const rest = { choices: {}, preview: () => {}, at: `${section.id}/${of}`, pages: props.pages }
    const value = String(item?.address ?? '')
    return (
      <LinkAddress {...{ ...rest, field, value, label, say }} store={(address, visit) => write({ address }, visit)} />
    )
  }
  if (kind === 'PICTURE') return item ? null : <Place label={label} say={say} begin={() => write({})} />
  return <Words {...props} kind={kind} write={write} />
}

/** A picture is put where it stands: who has no place for it yet gets one. */
function Place({ label, say, begin }: Pick<DetailProps, 'label' | 'say'> & { readonly begin: () => void }) {
  return (
    <div className={styles.line}>
      <span>{label}</span>
      <button type="button" className={styles.reset} onClick={begin}>
        {say('placeForPicture')}
      </button>
    </div>
  )
}

interface WordsProps extends DetailProps {
  readonly kind: Exclude<DetailKind, 'DAY' | 'YES_NO' | 'LINK' | 'PICTURE'>
  readonly write: Write
}

/** What is typed: words in the language of the page, the same in all, an amount or a number. */
function Words({ kind, label, item, fields, language, say, write }: WordsProps) {
  const name = DETAIL_FIELDS[kind]
  const field = fields[name]
  const isAmount = kind === 'PRICE' || kind === 'NUMBER'
  const texts = (kind === 'TEXT' ? (item?.value ?? {}) : {}) as Localized
  const check = (typed: string) => (field?.kind === 'text' ? field.checkText(typed) : field?.check(typed.trim()))
  return (
    <Typed
      label={label}
      mode={isAmount ? 'decimal' : 'text'}
      stored={kind === 'TEXT' ? (texts[language] ?? '') : String(item?.[name] ?? '')}
      faultOf={(typed) => {
        const checked = check(typed)
        if (!checked || checked.ok) return null
        // How much it holds is said where the field is defined.
        const n = Number(checked.refusals[0]?.params.limit)
        return isAmount ? say('notAnAmount') : say('tooLong', { n })
      }}
      store={(typed, visit) => {
        const checked = check(typed)
        if (!checked?.ok) return
        const value = checked.value as Json
        write({ [name]: kind === 'TEXT' ? { ...texts, [language]: value } : value }, visit)
      }}
    />
  )
}

/** Changes the answer of an entry, or begins it; what is typed in one visit is one step back. */
function useWriting({ section, list, of, language, item, fresh, last }: DetailProps): Write {
  const { editor } = useEditing()
  return (values, visit) => {
    const begun = { ...fresh, id: `i${newId(8)}`, of, ...values }
    const insert: Operation = { do: 'insert-item', section: section.id, list, after: last, item: begun }
    const changes = Object.entries(values).flatMap(([name, value]): readonly Operation[] => {
      const at = { do: 'set-field', section: section.id, field: `${list}/${item?.id}/${name}` } as const
      const words = name === 'value' ? ((value as Localized)[language] ?? '') : undefined
      return [words === undefined ? { ...at, value } : { ...at, language, value: words || null }]
    })
    const operations = item ? changes : [insert]
    const name = { kind: 'SectionOptions', template: section.template } as const
    editor.do({ name, operations, ...(visit && { visit: `${of} ${visit}` }) })
  }
}
