import { code, type Json } from '@mimar/fields'
import { isChatKey } from '@mimar/render'
import { useId } from 'react'
import { IconButton } from '../choice-setting.view.tsx'
import { CodeField } from '../code-setting.view.tsx'
import { useSettingsContext } from '../context.ts'
import styles from '../settings.module.css'
import own from '../topics.module.css'
import { newItem, useSet, useSettings } from '../use-setting.ts'

const PROVIDERS = {
  livechat: 'LiveChat',
  jivochat: 'JivoChat',
  olark: 'Olark',
  intercom: 'Intercom',
  freshchat: 'Freshchat',
} as const
type Provider = keyof typeof PROVIDERS

const key = code(/^[A-Za-z0-9._-]{3,80}$/, '')

/** A key must have its provider's own form, or it would never be loaded (SCRIPT-3). */
const keyOf = (name: Provider) => (input: unknown) => {
  const checked = key.check(input)
  return checked.ok && checked.value !== '' && !isChatKey(name, checked.value)
    ? { ok: false as const, refusals: [{ code: 'wrong-form' as const, at: '', params: {} }] }
    : checked
}

/** The live chats; only the primary one is loaded. */
export function ChatsTopic() {
  const { say } = useSettingsContext()
  const group = useId()
  const set = useSet()
  const list = useSettings()?.chats ?? []
  const free = (Object.keys(PROVIDERS) as Provider[]).filter((name) => !list.some((chat) => chat.name === name))
  const keep = (chats: readonly unknown[]) => set('chats', chats as Json)
  const primary = list.find(({ isPrimary }) => isPrimary) ?? list[0]
  return (
    <>
      <div className={own.rows}>
        {list.map(({ id, name, key: value }) =>
          name === null ? null : (
            <div key={id} className={own.channel} data-chat={name}>
              <label className={own.primary}>
                <input
                  type="radio"
                  name={group}
                  checked={id === primary?.id}
                  onChange={() => keep(list.map((chat) => ({ ...chat, isPrimary: chat.id === id })))}
                />
                <span className="only-heard">{`${PROVIDERS[name]}: ${say('chatPrimary')}`}</span>
                <span aria-hidden>{id === primary?.id ? say('chatPrimary') : ''}</span>
              </label>
              <span className={styles.lineName}>{PROVIDERS[name]}</span>
              <CodeField
                label={`${PROVIDERS[name]}: ${say('chatKey')}`}
                isLabelHidden
                kind="chatKey"
                placeholder={say('chatKey')}
                params={{ name: PROVIDERS[name] }}
                check={keyOf(name)}
                value={value}
                store={(typed, visit) => set(`chats/${id}/key`, typed, visit)}
              />
              <IconButton
                icon="remove"
                label={`${say('remove')}: ${PROVIDERS[name]}`}
                run={() => keep(list.filter((chat) => chat.id !== id))}
              />
            </div>
          ),
        )}
      </div>
      {free.length > 0 && (
        <div className={own.adds} role="group" aria-label={say('addChat')}>
          <span className={styles.name}>{say('addChat')}</span>
          {free.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.button}
              onClick={() => keep([...list, newItem('chats', name, { name, isPrimary: list.length === 0 })])}
            >
              {PROVIDERS[name]}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
