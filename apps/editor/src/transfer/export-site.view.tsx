import type { ArchiveContents, SiteEntry } from '@mimar/contract'
import { addressOf } from '@mimar/contract/client'
import { useEffect, useState } from 'react'
import modal from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { serverSentence } from '../home/sites-server.ts'
import { ActQuestion } from '../proof/act-question.view.tsx'
import type { PartSay } from '../words/words.ts'
import { megabytes } from './sizes.ts'
import styles from './transfer.module.css'
import { type TransferWords, useTransferWords } from './words.ts'

interface Props {
  readonly site: SiteEntry
  readonly close: () => void
}

const PARTS = ['pictures', 'history', 'people', 'messages'] as const
type Part = (typeof PARTS)[number]

/** What goes into the file: everything but what is personal, unless it is asked for. */
export function ExportSite({ site, close }: Props) {
  const { tell } = useHome()
  const say = useTransferWords()
  const contents = useContents(site, close)
  const [parts, setParts] = useState<ReadonlySet<Part>>(new Set(['pictures', 'history']))
  const at = { id: site.id }
  const query = { with: PARTS.filter((part) => parts.has(part)).join(',') }
  const begun = () => {
    tell(say('exportBegun'))
    close()
  }
  const download = async () => {
    const href = addressOf('GET /sites/:id/archive', { at, query })
    Object.assign(document.createElement('a'), { href, download: '' }).click()
    begun()
  }
  const isPersonal = parts.has('people') || parts.has('messages')
  return (
    <ActQuestion
      {...{ title: say('exportTitle', { site: site.name }), undone: 'downloaded', close, perform: download }}
      {...{ keep: say('cancel'), act: say('exportNow'), isHarmless: true, needsProof: isPersonal }}
    >
      <p>{say('exportWhy')}</p>
      <fieldset className={styles.parts} aria-label={say('exportTitle', { site: site.name })}>
        <label>
          <input type="checkbox" checked disabled />
          <span>{say('partSite')}</span>
          <span className={styles.amount}>{say('always')}</span>
        </label>
        {PARTS.filter((part) => contents?.[part] !== null).map((part) => (
          <PartRow key={part} {...{ part, parts, setParts }} amount={contents ? amountOf(part, contents, say) : ''} />
        ))}
      </fieldset>
      <div className={styles.foot}>
        <p className={styles.about}>
          {contents && parts.has('pictures') && say('exportAbout', { size: megabytes(contents.bytes, say.language) })}
        </p>
        <a className={modal.secondary} href={addressOf('GET /sites/:id/export', { at })} download="" onClick={begun}>
          {say('exportPlain')}
        </a>
      </div>
    </ActQuestion>
  )
}

interface RowProps {
  readonly part: Part
  readonly parts: ReadonlySet<Part>
  readonly setParts: (parts: ReadonlySet<Part>) => void
  readonly amount: string
}

const LABELS = {
  pictures: 'partPictures',
  history: 'partHistory',
  people: 'partPeople',
  messages: 'partMessages',
} as const

function PartRow({ part, parts, setParts, amount }: RowProps) {
  const say = useTransferWords()
  const change = (isWanted: boolean) => {
    const others = [...parts].filter((other) => other !== part)
    setParts(new Set(isWanted ? [...others, part] : others))
  }
  return (
    <label>
      <input type="checkbox" checked={parts.has(part)} onChange={({ target }) => change(target.checked)} />
      <span>{say(LABELS[part])}</span>
      <span className={styles.amount}>{amount}</span>
    </label>
  )
}

function amountOf(part: Part, contents: ArchiveContents, say: PartSay<TransferWords>): string {
  const n = contents[part] ?? 0
  if (part === 'pictures') return `${n} · ${megabytes(contents.bytes, say.language)}`
  return say(part === 'history' ? 'steps' : 'personal', { n })
}

/** How much of each kind there is; a site that is gone closes the question with its reason. */
function useContents(site: SiteEntry, close: () => void): ArchiveContents | undefined {
  const { server, say, tell } = useHome()
  const [contents, setContents] = useState<ArchiveContents>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question stands for one site, which is read once
  useEffect(() => {
    server.readContents(site.id).then(setContents, (error: unknown) => {
      tell(serverSentence(error) ? say('failed', { why: serverSentence(error) }) : say('unreachable'))
      close()
    })
  }, [])
  return contents
}
