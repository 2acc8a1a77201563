import { code, type Json } from '@mimar/fields'
import { IconButton, SegmentsSetting, SwitchLine } from '../choice-setting.view.tsx'
import { CodeField } from '../code-setting.view.tsx'
import { useSettingsContext } from '../context.ts'
import { PictureSetting } from '../picture-setting.view.tsx'
import { SettingGlyph } from '../setting-icon.view.tsx'
import styles from '../settings.module.css'
import { TextSetting } from '../text-setting.view.tsx'
import own from '../topics.module.css'
import { newSettingItem, useSet, useSettings } from '../use-setting.ts'

const NAMES = { whatsapp: 'WhatsApp', facebook: 'Facebook', telegram: 'Telegram', viber: 'Viber' } as const
type Messenger = keyof typeof NAMES

const value = code(/^[^\s<>"'`\\]{1,200}$/, '')

/** The channels in the owner's order, then those that are not used yet; the first that is on greets visitors. */
export function MessengersTopic() {
  const { say } = useSettingsContext()
  const set = useSet()
  const list = useSettings()?.messengers ?? []
  const used = list.flatMap(({ name }) => (name ? [name] : []))
  const unused = (Object.keys(NAMES) as Messenger[]).filter((name) => !used.includes(name))
  const move = (index: number, step: 1 | -1) => {
    const order = [...list]
    const [moved] = order.splice(index, 1)
    if (moved) order.splice(index + step, 0, moved)
    set('messengers', order)
  }
  const add = (name: Messenger, values: { readonly [key: string]: Json }) =>
    set('messengers', [...list, newSettingItem('messengers', name, { name, ...values })])
  const greeting = list.find(({ isActive, value: handle }) => isActive && handle !== '') ?? list[0]
  return (
    <>
      <div className={own.rows}>
        {list.map(({ id, name, isActive, value: handle }, index) =>
          name === null ? null : (
            <Channel
              key={name}
              {...{ name, isActive, handle }}
              store={(typed, visit) => set(`messengers/${id}/value`, typed, visit)}
              show={(isShown) => set(`messengers/${id}/isActive`, isShown)}
              up={index > 0 ? () => move(index, -1) : undefined}
              down={index < list.length - 1 ? () => move(index, 1) : undefined}
            />
          ),
        )}
        {unused.map((name) => (
          <Channel
            key={name}
            {...{ name, isActive: false, handle: '' }}
            store={(typed) => add(name, { value: typed, isActive: true })}
            show={(isShown) => add(name, { isActive: isShown })}
          />
        ))}
      </div>
      <SegmentsSetting
        path="messengerAlignment"
        label={say('side')}
        help={say('sideHelp')}
        natural="right"
        areSides
        options={[
          ['left', say('left')],
          ['right', say('right')],
        ]}
      />
      {greeting?.name && <Card id={greeting.id} name={NAMES[greeting.name]} />}
    </>
  )
}

interface ChannelProps {
  readonly name: Messenger
  readonly isActive: boolean
  readonly handle: string
  readonly store: (typed: string, visit: string) => void
  readonly show: (isShown: boolean) => void
  readonly up?: (() => void) | undefined
  readonly down?: (() => void) | undefined
}

function Channel({ name, isActive, handle, store, show, up, down }: ChannelProps) {
  const { say } = useSettingsContext()
  const word = NAMES[name]
  const hint = say(name === 'whatsapp' || name === 'viber' ? 'phoneNumber' : 'handle')
  return (
    <div className={own.channel} data-messenger={name}>
      <span className={own.mark}>
        <SettingGlyph name={name} />
      </span>
      <span className={styles.lineName}>{word}</span>
      <CodeField
        label={`${word}: ${hint}`}
        isLabelHidden
        kind={name}
        placeholder={hint}
        check={value.check}
        value={handle}
        store={store}
      />
      <span className={own.order}>
        <IconButton icon="up" label={`${say('earlier')}: ${word}`} isOff={!up} run={() => up?.()} />
        <IconButton icon="down" label={`${say('later')}: ${word}`} isOff={!down} run={() => down?.()} />
      </span>
      <SwitchLine label={say('isShown', { name: word })} isLabelHidden isOn={isActive} set={show} />
    </div>
  )
}

/** What the card says that opens; the button's words are each channel's own. */
function Card({ id, name }: { readonly id: string; readonly name: string }) {
  const { say } = useSettingsContext()
  const at = `messengers/${id}/data`
  return (
    <section className={own.card} aria-label={say('card', { name })}>
      <h4 className={own.heading}>{say('card', { name })}</h4>
      <p className={styles.help}>{say('ownWords')}</p>
      <PictureSetting path={`${at}/avatar`} label={say('avatar')} />
      <div className={own.pair}>
        <TextSetting path={`${at}/name`} label={say('cardName')} />
        <TextSetting path={`${at}/subtitle`} label={say('cardSubtitle')} />
      </div>
      <TextSetting path={`${at}/message`} label={say('greeting')} />
      <TextSetting path={`${at}/buttonText`} label={say('buttonText')} />
    </section>
  )
}
