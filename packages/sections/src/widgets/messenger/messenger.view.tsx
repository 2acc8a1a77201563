import { Icon } from '../../parts/icon.view.tsx'
import { shapes } from '../../parts/shapes.ts'
import { widgetShapes } from '../shapes.ts'
import type { WidgetFacts } from '../widget.ts'
import type { MessengerChannel } from './messenger.ts'

interface Props {
  readonly facts: WidgetFacts
}

const ICONS = {
  facebook: widgetShapes.facebook,
  whatsapp: widgetShapes.whatsapp,
  telegram: widgetShapes.telegram,
  viber: widgetShapes.viber,
}

/** The flyout: one greeting, and every way to write. */
export function Messenger({ facts }: Props) {
  const { messenger, messengerSide } = facts
  const { words, dir } = facts.site
  if (!messenger) return null
  return (
    <div className="flyout-side" data-side={messengerSide} data-island="messenger">
      <div className="flyout" role="dialog" aria-label={messenger.name} tabIndex={-1} dir={dir}>
        <div className="flyout-head" data-mode="DARK">
          {messenger.avatar !== '' && <img src={messenger.avatar} alt="" width="52" height="52" />}
          <p>
            <b>{messenger.name}</b>
            {messenger.subtitle !== '' && <span>{messenger.subtitle}</span>}
          </p>
          <button type="button" aria-label={words.close}>
            <Icon shape={shapes.close} />
          </button>
        </div>
        <div className="flyout-body" data-mode="LIGHT">
          <div className="flyout-bubble">
            <p>{messenger.message}</p>
          </div>
        </div>
        <div className="flyout-channels">
          {messenger.channels.map((channel, index) => (
            <Channel key={channel.name} channel={channel} isFirst={index === 0} word={words[channel.name]} />
          ))}
        </div>
      </div>
    </div>
  )
}

interface ChannelProps {
  readonly channel: MessengerChannel
  readonly isFirst: boolean
  readonly word: string
}

function Channel({ channel, isFirst, word }: ChannelProps) {
  const { name, href, number, buttonText, isButtonTextOurs } = channel
  return (
    <a
      className={`button ${isFirst ? 'primary' : 'secondary'}`}
      href={href}
      {...(href.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {})}
    >
      <Icon shape={ICONS[name]} />
      <span>
        {buttonText}
        {isButtonTextOurs && ` · ${word}`}
        {number !== '' && <bdi dir="ltr">{number}</bdi>}
      </span>
    </a>
  )
}
