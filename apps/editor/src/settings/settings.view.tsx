import { type ComponentType, useMemo, useState } from 'react'
import { DialogFrame } from '../desk/dialog-frame.view.tsx'
import { useEditing, useEditorState, useMay } from '../desk/editing.ts'
import { undoKeys } from '../kit/undo-keys.ts'
import { sayPart } from '../words/words.ts'
import { SettingsContext } from './context.ts'
import { PeopleTopic } from './people/people.view.tsx'
import { SettingGlyph } from './setting-icon.view.tsx'
import styles from './settings.module.css'
import { ChatsTopic } from './topics/chats.view.tsx'
import { CookiesTopic } from './topics/cookies.view.tsx'
import { EnquiriesTopic } from './topics/enquiries.view.tsx'
import { EventsTopic } from './topics/events.view.tsx'
import { MessengersTopic } from './topics/messengers.view.tsx'
import { SharingTopic } from './topics/sharing.view.tsx'
import { SiteTopic } from './topics/site.view.tsx'
import { TrackingTopic } from './topics/tracking.view.tsx'
import { settingsWords } from './words.ts'
import type { SettingsWords } from './words-en.ts'

const TOPICS = {
  site: SiteTopic,
  sharing: SharingTopic,
  messengers: MessengersTopic,
  chats: ChatsTopic,
  cookies: CookiesTopic,
  tracking: TrackingTopic,
  enquiries: EnquiriesTopic,
  events: EventsTopic,
  people: PeopleTopic,
} as const satisfies { readonly [name: string]: ComponentType }
type Topic = keyof typeof TOPICS

const NAMES = Object.keys(TOPICS) as Topic[]
/** Nothing in these is said to visitors, so there is no language to choose. */
const WORDLESS: readonly Topic[] = ['chats', 'tracking', 'enquiries', 'people']

/** What is set once for the whole site. Everything is stored while it is typed, so there is nothing to save. */
export function SettingsDialog() {
  const { editor, say: main } = useEditing()
  const shown = useEditorState(({ opened }) => opened?.language ?? '')
  const [language, choose] = useState(shown)
  const [topic, turnTo] = useState<Topic>('site')
  const context = useMemo(
    () => ({ say: sayPart<SettingsWords>(settingsWords, main.language), language }),
    [main, language],
  )
  const { say } = context
  const mayInvite = useMay('invite-people')
  const Content = TOPICS[topic]
  return (
    <DialogFrame title={say('title')} width={860} height={640}>
      <SettingsContext value={context}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that mean the same in every field of the dialog */}
        <div className={styles.body} onKeyDown={(event) => undoKeys(event, editor)}>
          <nav className={styles.topics} aria-label={say('topics')}>
            {NAMES.filter((name) => mayInvite || name !== 'people').map((name) => (
              <button
                key={name}
                type="button"
                ref={name === topic ? begin : undefined}
                aria-current={name === topic ? 'page' : undefined}
                data-topic={name}
                onClick={() => turnTo(name)}
              >
                <SettingGlyph name={name} />
                <span>{say(name)}</span>
              </button>
            ))}
          </nav>
          <section key={topic} ref={toTop} className={styles.topic} aria-label={say(topic)}>
            <header className={styles.about}>
              <div>
                <h3>{say(topic)}</h3>
                <p>{say(`${topic}About`)}</p>
              </div>
              {!WORDLESS.includes(topic) && <LanguageChoice language={language} choose={choose} />}
            </header>
            <Content />
          </section>
        </div>
      </SettingsContext>
    </DialogFrame>
  )
}

/** On a phone the dialog scrolls, and a topic begins at its beginning. */
function toTop(topic: HTMLElement | null): void {
  topic?.parentElement?.parentElement?.scrollTo(0, 0)
}

/** Where the focus is when the dialog opens. */
function begin(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '')
}

function LanguageChoice({ language, choose }: { readonly language: string; readonly choose: (to: string) => void }) {
  const { say: main } = useEditing()
  const languages = useEditorState(({ opened }) => opened?.site.languages)
  if (!languages || languages.length < 2) return null
  return (
    <label className={styles.language}>
      <span>{sayPart(settingsWords, main.language)('textsIn')}</span>
      <select value={language} onChange={({ target }) => choose(target.value)}>
        {languages.map(({ code, localizedName }) => (
          <option key={code} value={code}>
            {localizedName}
          </option>
        ))}
      </select>
    </label>
  )
}
