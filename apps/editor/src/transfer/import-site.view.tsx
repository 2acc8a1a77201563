import { type FormEvent, useRef, useState } from 'react'
import { AlertQuestion } from '../home/alert-question.view.tsx'
import { FaultList } from '../home/fault-list.view.tsx'
import modal from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import type { ImportWish, PersonalPart } from '../home/import-server.ts'
import { SiteAddressField } from '../start/start-address.view.tsx'
import { useAddressCheck } from '../start/use-address-check.ts'
import { type StartWords, startWords } from '../start/words.ts'
import { type PartSay, sayPart } from '../words/words.ts'
import type { ImportProgress } from './send-site.ts'
import { megabytes } from './sizes.ts'
import styles from './transfer.module.css'
import { type ImportStage, useSending } from './use-sending.ts'
import { type TransferWords, useTransferWords } from './words.ts'

interface Props {
  readonly file: File
  /** Whether it may hold more than a configuration. */
  readonly isWhole: boolean
  readonly added: (id: string) => void
  readonly close: () => void
}

/** Takes a site file in: what of it, how far it is, and what became of it. Escape cancels. */
export function ImportSite({ file, isWhole, added, close }: Props) {
  const say = useTransferWords()
  const { stage, start, cancel } = useSending({ file, added, close })
  // Kept here, so that who has to choose another address finds all else as it was.
  const [asked, ask] = useState<Asked>({ parts: [], slug: null })
  return (
    <AlertQuestion title={titleOf(stage, file, say)} close={cancel} turn={stage.kind} isFirm>
      {stage.kind === 'asking' && <Asking {...{ file, isWhole, asked, ask, start, cancel }} />}
      {stage.kind === 'working' && <Working progress={stage.progress} cancel={cancel} />}
      {stage.kind === 'refused' && <Refused stage={stage} file={file} close={cancel} />}
      {stage.kind === 'findings' && <Findings stage={stage} close={cancel} />}
    </AlertQuestion>
  )
}

function titleOf(stage: ImportStage, file: File, say: PartSay<TransferWords>): string {
  if (stage.kind === 'findings') return say('findingsTitle', { n: stage.findings.length })
  if (stage.kind === 'refused' && stage.faults.length > 0) return say('faultsTitle', { n: stage.faults.length })
  return say(stage.kind === 'refused' ? 'refusedTitle' : 'importTitle', { file: file.name })
}

interface Asked {
  readonly parts: readonly PersonalPart[]
  /** What was typed; null while the address follows the name of the file. */
  readonly slug: string | null
}

interface AskingProps extends Pick<Props, 'file' | 'isWhole'> {
  readonly asked: Asked
  readonly ask: (asked: Asked) => void
  readonly start: (wish: ImportWish) => void
  readonly cancel: () => void
}

function Asking({ file, isWhole, asked, ask, start, cancel }: AskingProps) {
  const say = useTransferWords()
  const { parts, slug } = asked
  const form = useRef<HTMLFormElement>(null)
  const propose = useHome().server.proposeAddress
  const check = useAddressCheck({ name: nameIn(file), slug, propose }, say.language)
  const answer = typeof check === 'object' ? check : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (slug !== null && answer?.state !== 'free' && check !== 'unreachable')
      return form.current?.querySelector('input')?.focus()
    start({ with: parts, slug: slug ?? (answer?.slug || undefined) })
  }
  const box = (part: PersonalPart, label: string) => (
    <label>
      <input
        type="checkbox"
        checked={parts.includes(part)}
        onChange={({ target }) =>
          ask({ ...asked, parts: [...parts.filter((one) => one !== part), ...(target.checked ? [part] : [])] })
        }
      />
      <span>{label}</span>
    </label>
  )
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <p>{say('importWhy', { size: megabytes(file.size, say.language) })}</p>
      <div className={styles.address}>
        <SiteAddressField
          slug={slug}
          change={(typed) => ask({ ...asked, slug: typed })}
          check={check}
          say={sayPart<StartWords>(startWords, say.language)}
        />
      </div>
      {isWhole && (
        <fieldset className={styles.parts}>
          <legend>{say('importAlso')}</legend>
          {box('people', say('partPeople'))}
          {box('messages', say('partMessages'))}
        </fieldset>
      )}
      <div className={modal.foot}>
        <button type="button" className={modal.secondary} onClick={cancel}>
          {say('cancel')}
        </button>
        <button type="submit" className={modal.primary}>
          {say('importNow')}
        </button>
      </div>
    </form>
  )
}

/** What a file is called after: exports have the day behind the address of their site, copies a number. */
function nameIn({ name }: File): string {
  return name
    .replace(/\.[a-z]+$/i, '')
    .replace(/\s*\(\d+\)$/, '')
    .replace(/-\d{4}-\d{2}-\d{2}$/, '')
}

function Working({ progress, cancel }: { readonly progress: ImportProgress; readonly cancel: () => void }) {
  const say = useTransferWords()
  const { step, done, total } = progress
  const isHere = step === 'sending' || step === 'waiting'
  return (
    <>
      <p data-step={step}>{wordsOf(progress, say)}</p>
      <progress
        className={styles.progress}
        aria-label={say('progress')}
        {...(total > 0 && { value: done, max: total })}
      />
      <p className={styles.hint} role="status">
        {say(step === 'waiting' ? 'waiting' : isHere ? 'stay' : 'leave')}
      </p>
      <div className={modal.foot}>
        <button type="button" className={modal.secondary} onClick={cancel}>
          {say('cancel')}
        </button>
      </div>
    </>
  )
}

function wordsOf({ step, done, total }: ImportProgress, say: PartSay<TransferWords>): string {
  const bytes = (size: number) => megabytes(size, say.language)
  if (step === 'sending' || step === 'waiting') return say('sending', { done: bytes(done), total: bytes(total) })
  return say(step, { done, total })
}

interface RefusedProps {
  readonly stage: Extract<ImportStage, { kind: 'refused' }>
  readonly file: File
  readonly close: () => void
}

function Refused({ stage: { faults, why }, file, close }: RefusedProps) {
  const home = useHome()
  const say = useTransferWords()
  return (
    <>
      <p role="alert">{faults.length > 0 ? say('faultsText', { file: file.name }) : why}</p>
      <FaultList faults={faults} label={say('faultsTitle', { n: faults.length })} />
      <div className={modal.foot}>
        <button type="button" className={modal.primary} onClick={close}>
          {home.say('close')}
        </button>
      </div>
    </>
  )
}

function Findings({
  stage: { site, findings },
  close,
}: {
  readonly stage: Extract<ImportStage, { kind: 'findings' }>
  readonly close: () => void
}) {
  const home = useHome()
  const say = useTransferWords()
  return (
    <>
      <p>{say('findingsText')}</p>
      <FaultList faults={findings} label={say('findingsTitle', { n: findings.length })} />
      <div className={modal.foot}>
        <button type="button" className={modal.secondary} onClick={close}>
          {home.say('close')}
        </button>
        <a className={modal.primary} href={`/edit/${encodeURIComponent(site)}/`}>
          {say('open')}
        </a>
      </div>
    </>
  )
}
