import type { SiteEvent } from '@mimar/document'
import { code, text } from '@mimar/fields'
import { useId } from 'react'
import { useEditing, useEditorState } from '../../desk/editing.ts'
import { newId } from '../../state/new-id.ts'
import { IconButton } from '../choice-setting.view.tsx'
import { useSettingsContext } from '../context.ts'
import { SettingGlyph } from '../setting-icon.view.tsx'
import styles from '../settings.module.css'
import { LocalizedField } from '../text-setting.view.tsx'
import own from '../topics.module.css'

const TEXTS = [
  ['name', 'eventName', text({ limit: 120, lines: false })],
  ['place', 'eventPlace', text({ limit: 200 })],
  ['text', 'eventText', text({ limit: 1500 })],
] as const

/** The events guests are invited to, in their order; the first is shown where a section names none. */
export function EventsTopic() {
  const { say } = useSettingsContext()
  const { editor } = useEditing()
  const events = useEditorState(({ opened }) => opened?.site.events ?? NONE)
  const keep = (next: readonly SiteEvent[], visit?: string) =>
    editor.do({
      name: { kind: 'Setting', template: '' },
      operations: [{ do: 'set-events', events: next }],
      ...(visit !== undefined && { visit }),
    })
  const move = (index: number, step: 1 | -1) => {
    const order = [...events]
    const [moved] = order.splice(index, 1)
    if (moved) order.splice(index + step, 0, moved)
    keep(order)
  }
  const add = () => {
    const id = `event-${newId(8)}`
    keep([...events, { id, name: {}, date: '', place: {}, text: {}, extras: {} }])
  }
  return (
    <>
      {events.length === 0 && <p className={styles.help}>{say('noEvents')}</p>}
      {events.map((event, index) => (
        <EventCard
          key={event.id}
          event={event}
          change={(change, visit) => {
            const now = editor.store.getState().opened?.site.events ?? events
            keep(
              now.map((one) => (one.id === event.id ? { ...one, ...change(one) } : one)),
              visit,
            )
          }}
          up={index > 0 ? () => move(index, -1) : undefined}
          down={index < events.length - 1 ? () => move(index, 1) : undefined}
          remove={() => keep(events.filter(({ id }) => id !== event.id))}
        />
      ))}
      <button type="button" className={styles.button} onClick={add}>
        <SettingGlyph name="plus" />
        {say('addEvent')}
      </button>
    </>
  )
}

const NONE: readonly SiteEvent[] = []

interface CardProps {
  readonly event: SiteEvent
  readonly change: (change: (event: SiteEvent) => Partial<SiteEvent>, visit?: string) => void
  readonly up: (() => void) | undefined
  readonly down: (() => void) | undefined
  readonly remove: () => void
}

function EventCard({ event, change, up, down, remove }: CardProps) {
  const { say, language } = useSettingsContext()
  const name = event.name[language] || Object.values(event.name)[0] || say('eventUnnamed')
  return (
    <section className={own.card} aria-label={name} data-event={event.id}>
      <header className={styles.line}>
        <b className={styles.lineName} dir="auto">
          {name}
        </b>
        <IconButton icon="up" label={`${say('earlier')}: ${name}`} isOff={!up} run={() => up?.()} />
        <IconButton icon="down" label={`${say('later')}: ${name}`} isOff={!down} run={() => down?.()} />
        <IconButton icon="remove" label={`${say('remove')}: ${name}`} run={remove} />
      </header>
      <DateField value={event.date} store={(date) => change(() => ({ date }))} />
      {TEXTS.map(([key, word, field]) => (
        <LocalizedField
          key={`${key} ${language}`}
          label={say(word)}
          field={field}
          texts={event[key]}
          store={(typed, visit) => change((now) => ({ [key]: written(now[key], language, typed) }), visit)}
        />
      ))}
    </section>
  )
}

const date = code(/^[^\u0000-\u001F<>]{1,60}$/, '')

/** A day and an hour as the browser of the owner asks for them. */
function DateField({ value, store }: { readonly value: string; readonly store: (date: string) => void }) {
  const { say } = useSettingsContext()
  const id = useId()
  const isLocal = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)
  return (
    <div className={styles.field}>
      <span className={styles.name}>
        <label htmlFor={id}>{say('eventDate')}</label>
        {value !== '' && !isLocal && <bdi>{value}</bdi>}
      </span>
      <input
        id={id}
        type="datetime-local"
        className={styles.input}
        value={isLocal ? value.slice(0, 16) : /^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T00:00` : ''}
        onChange={({ target }) => date.check(target.value).ok && store(target.value)}
      />
    </div>
  )
}

function written(texts: SiteEvent['name'], language: string, typed: string | null): SiteEvent['name'] {
  const { [language]: _, ...rest } = texts
  return typed === null ? rest : { ...rest, [language]: typed.trim() }
}
