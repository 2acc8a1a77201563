import type { Field as AnyField } from '@mimar/fields'
import { type Draft, useDraft } from '../kit/use-draft.ts'
import { useSettingsContext } from './context.ts'
import { Field } from './field.view.tsx'
import { isFine, type ProposalKind, proposalFor, tidied } from './proposals.ts'
import styles from './settings.module.css'
import { useSetting } from './use-setting.ts'
import type { SettingsWords } from './words-en.ts'

interface Props {
  readonly label: string
  readonly help?: string
  readonly kind: ProposalKind
  readonly placeholder?: string
  readonly isLabelHidden?: boolean
  /** What is put into the sentence that says what is wrong. */
  readonly params?: { readonly [name: string]: string | number }
}

/** Something machines read: an address, a number, an id. It is stored only in the form it must have. */
export function CodeSetting({ path, ...props }: Props & { readonly path: string }) {
  const setting = useSetting(path)
  if (!setting) return null
  const { field, value, set } = setting
  return (
    <CodeField
      {...props}
      check={field.check}
      value={value === null ? '' : String(value)}
      store={(typed, visit) => set(typed, visit)}
    />
  )
}

interface CodeProps extends Props {
  readonly check: AnyField['check']
  readonly value: string
  readonly store: (value: string, visit: string) => void
  /** What is known of just this id, in the place of what its kind knows. */
  readonly own?: {
    readonly fault: string
    readonly mode: 'numeric' | undefined
    readonly meant: ((typed: string) => readonly string[]) | undefined
  }
}

/** A field for it, wherever it is kept. What is wrong is said below, with what may have been meant; nothing changes meanwhile. */
export function CodeField({ label, help, kind, own, placeholder, isLabelHidden, check, value, store }: CodeProps) {
  const { say } = useSettingsContext()
  const draft = useDraft<string>({
    stored: value,
    faultOf: (typed) => (isFine(kind, typed, check) ? null : (own?.fault ?? say(FAULTS[kind]))),
    store: (typed, visit) => store(tidied(kind, typed), visit),
  })
  const { fault } = draft
  const proposal = fault === null ? undefined : proposalFor(kind, draft.value, check, own?.meant)
  return (
    <Field
      label={label}
      {...(help !== undefined && { help })}
      {...(isLabelHidden && { isLabelHidden })}
      fault={fault && <Fault {...{ fault, proposal, draft }} />}
    >
      {({ id, described }) => (
        <input
          id={id}
          className={styles.input}
          // Addresses, numbers and ids read from left to right in every language (U26).
          dir="ltr"
          inputMode={own?.mode ?? MODES[kind]}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={draft.value}
          aria-invalid={fault !== null}
          aria-describedby={described}
          onFocus={draft.entered}
          onChange={({ target }) => draft.typed(target.value)}
          onBlur={draft.left}
        />
      )}
    </Field>
  )
}

interface FaultProps {
  readonly fault: string
  readonly proposal: string | undefined
  readonly draft: Draft<string>
}

function Fault({ fault, proposal, draft }: FaultProps) {
  const { say } = useSettingsContext()
  const [before, after] = say('try').split('{proposal}')
  const take = () => {
    draft.typed(proposal ?? '')
    draft.left()
  }
  return (
    <>
      {fault}
      {proposal !== undefined && (
        <>
          {' '}
          <button type="button" className={styles.proposal} onClick={take}>
            {before}
            <bdi dir="ltr">{proposal}</bdi>
            {after}
          </button>
        </>
      )}
    </>
  )
}

const FAULTS: { readonly [K in ProposalKind]: keyof SettingsWords } = {
  email: 'faultEmail',
  link: 'faultLink',
  phone: 'faultPhone',
  number: 'faultNumber',
  whatsapp: 'faultChatNumber',
  viber: 'faultChatNumber',
  facebook: 'faultFacebook',
  telegram: 'faultTelegram',
  key: 'faultChatKey',
  webhook: 'faultWebhook',
}

const MODES: { readonly [K in ProposalKind]?: 'email' | 'tel' | 'url' | 'numeric' | 'decimal' } = {
  email: 'email',
  link: 'url',
  phone: 'tel',
  number: 'decimal',
  whatsapp: 'tel',
  viber: 'tel',
  webhook: 'url',
}
