import { Icon } from '../../parts/icon.view.tsx'
import { widgetShapes } from '../shapes.ts'
import type { WidgetFacts } from '../widget.ts'
import type { ConsentFacts } from './consent.ts'

interface Props {
  readonly facts: WidgetFacts
}

/** The banner and its popup: they come together, when no choice is stored or when a visitor asks for them. */
export function Consent({ facts }: Props) {
  const { consent } = facts
  if (!consent) return null
  return (
    <>
      <section className="consent" aria-label={facts.site.words.cookies} data-island="consent-choice">
        <p>
          {consent.text}
          {consent.privacy && (
            <>
              {' '}
              <a {...facts.site.link(consent.privacy.link)}>{consent.privacy.name}</a>
            </>
          )}
        </p>
        <div className="consent-buttons">
          <Choice choice="decline" name={consent.decline} className="button secondary" />
          {/* Both answers alike: neither is the one to press. */}
          <Choice
            choice="accept"
            name={consent.accept}
            className={`button ${consent.decline === '' ? 'primary' : 'secondary'}`}
          />
          <Choice choice="settings" name={consent.settings} className="button tertiary" />
        </div>
      </section>
      <Popup consent={consent} words={facts.site.words} />
    </>
  )
}

function Choice({ choice, name, className }: { choice: string; name: string; className: string }) {
  if (name === '') return null
  return (
    <button type="button" className={className} data-choice={choice}>
      {name}
    </button>
  )
}

interface PopupProps {
  readonly consent: ConsentFacts
  readonly words: WidgetFacts['site']['words']
}

function Popup({ consent, words }: PopupProps) {
  return (
    <dialog className="dialog consent-popup" aria-labelledby="consent-title">
      <form className="dialog-page" method="dialog">
        <h2 className="h3" id="consent-title">
          {consent.title}
        </h2>
        <p>{consent.description}</p>
        <ul>
          {consent.categories.map(({ type, title, description }) => (
            <li key={type}>
              <label htmlFor={type === 'essential' ? undefined : `consent-${type}`}>
                <b>{title}</b>
                <span id={`consent-${type}-text`}>{description}</span>
              </label>
              {type === 'essential' ? (
                <span className="consent-always">
                  <Icon shape={widgetShapes.lock} />
                  {words.always}
                </span>
              ) : (
                <input
                  className="switch"
                  type="checkbox"
                  id={`consent-${type}`}
                  name={type}
                  defaultChecked={!consent.startsOff}
                />
              )}
            </li>
          ))}
        </ul>
        <div className="dialog-buttons">
          <Choice choice="confirm" name={consent.confirm} className="button primary" />
          <Choice choice="cancel" name={words.cancel} className="button secondary" />
        </div>
      </form>
    </dialog>
  )
}
