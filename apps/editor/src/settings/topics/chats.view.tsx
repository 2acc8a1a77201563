import type { Settings } from '@mimar/document'
import { liveChats } from '@mimar/document/integrations'
import type { Json } from '@mimar/fields'
import { useId } from 'react'
import { IconButton } from '../choice-setting.view.tsx'
import { useSettingsContext } from '../context.ts'
import { IntegrationKey } from '../integration-key.view.tsx'
import { integrationName } from '../integration-name.ts'
import styles from '../settings.module.css'
import own from '../topics.module.css'
import { newSettingItem, useSet, useSettings } from '../use-setting.ts'

/** The live chats; only the primary one is loaded. */
export function ChatsTopic() {
  const { say } = useSettingsContext()
  const group = useId()
  const set = useSet()
  const list = useSettings()?.chats ?? []
  const free = liveChats.filter(({ id }) => !list.some((chat) => chat.name === id))
  const keep = (chats: readonly unknown[]) => set('chats', chats as Json)
  const primary = list.find(({ isPrimary }) => isPrimary) ?? list[0]
  return (
    <>
      <div className={own.rows}>
        {list.map((chat) => (
          <Chat
            key={chat.id}
            chat={chat}
            group={group}
            isPrimary={chat.id === primary?.id}
            choose={() => keep(list.map((one) => ({ ...one, isPrimary: one.id === chat.id })))}
            remove={() => keep(list.filter(({ id }) => id !== chat.id))}
          />
        ))}
      </div>
      {free.length > 0 && (
        <div className={own.adds} role="group" aria-label={say('addChat')}>
          <span className={styles.name}>{say('addChat')}</span>
          {free.map((chat) => (
            <button
              key={chat.id}
              type="button"
              className={styles.button}
              onClick={() => {
                const values = { name: chat.id, isPrimary: list.length === 0 }
                keep([...list, newSettingItem('chats', chat.id, values)])
              }}
            >
              {integrationName(chat, say.language)}
            </button>
          ))}
        </div>
      )}
    </>
  )
}

interface ChatProps {
  readonly chat: Settings['chats'][number]
  readonly group: string
  readonly isPrimary: boolean
  readonly choose: () => void
  readonly remove: () => void
}

/** One chat; of one that this installation does not have, only that it is kept. */
function Chat({ chat, group, isPrimary, choose, remove }: ChatProps) {
  const { say } = useSettingsContext()
  const set = useSet()
  const { id, key: value } = chat
  const integration = liveChats.find((one) => one.id === chat.name)
  const name = integration ? integrationName(integration, say.language) : chat.name
  return (
    <div className={own.channel} data-chat={chat.name}>
      <label className={own.primary}>
        <input type="radio" name={group} checked={isPrimary} onChange={choose} />
        <span className="only-heard">{`${name}: ${say('chatPrimary')}`}</span>
        <span aria-hidden>{isPrimary ? say('chatPrimary') : ''}</span>
      </label>
      <span className={styles.lineName}>{name}</span>
      {integration ? (
        <IntegrationKey
          integration={integration}
          label={`${name}: ${say('chatKey')}`}
          isLabelHidden
          value={value}
          store={(typed, visit) => set(`chats/${id}/key`, typed, visit)}
        />
      ) : (
        <p className={styles.help}>{say('notInstalled', { name })}</p>
      )}
      <IconButton icon="remove" label={`${say('remove')}: ${name}`} run={remove} />
    </div>
  )
}
