/**
 * Form validation of an owner's own questions (FORM-7): says what an answer should be on leaving it and on sending, and
 * leads to each. Sending is the matter of `contact-form`; what the server refuses all the same is posted as by a browser
 * without scripts, whose answer says what is wrong and holds all that was typed.
 */
import { type Closed, isDayClosed, isNightClosed, todayAt } from '@mimar/fields/possible'

type Field = HTMLInputElement

const DAY = 864e5
const { lang } = document.documentElement
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

for (const asks of document.querySelectorAll<HTMLElement>('[data-then~="request-form"]')) {
  const form = asks.closest('form')!
  const list = form.querySelector<HTMLElement>('.ask-faults')!
  const all = [...form.querySelectorAll<HTMLElement>('[data-ask]')]
  const closed: Closed = JSON.parse(asks.dataset.closed ?? '{"weekdays":[],"days":[]}')
  const says: { readonly [word: string]: string } = JSON.parse(asks.dataset.says ?? '{}')
  const today = todayAt(asks.dataset.zone)
  const fieldsOf = (ask: HTMLElement) => [...ask.querySelectorAll<Field>('input,textarea')]
  let isSending = false

  const tell = (day: string) =>
    new Date(day).toLocaleDateString(`${lang}-u-nu-latn-ca-gregory`, {
      dateStyle: 'long',
      timeZone: 'UTC',
    })
  const closedThen = (day: string) => says.closedThen!.replace('{day}', tell(day))

  /** What is wrong with the days of a question; nothing where they can be taken. */
  const daysFault = ({ dataset }: HTMLElement, from: string, until?: string): string | false => {
    const [least, most] = [Number(dataset.least), Number(dataset.most)]
    if (until === undefined) {
      const first = dayOf(Date.parse(today) + least * DAY)
      const last = dayOf(Date.parse(today) + most * DAY)
      if (from < first) return says.dayAhead!.replace('{first}', tell(first))
      if (from > last) return says.dayUpTo!.replace('{last}', tell(last))
      return isDayClosed(closed, from) && closedThen(from)
    }
    const nights = (Date.parse(until) - Date.parse(from)) / DAY
    if (!(from >= today && nights >= least && nights <= most)) return dataset.wrong!
    if (isDayClosed(closed, from)) return closedThen(from)
    for (let count = 0; count < nights; count += 1) {
      const night = dayOf(Date.parse(from) + count * DAY)
      if (isNightClosed(closed, night)) return closedThen(night)
    }
    return false
  }

  const faultOf = (ask: HTMLElement): string => {
    const { ask: kind, needed, wrong, least, most } = ask.dataset
    // What its condition hides is not asked.
    if (!ask.checkVisibility()) return ''
    const fields = fieldsOf(ask)
    const values = fields.filter(({ type, checked, value }) => (/radio|check/.test(type) ? checked : value.trim()))
    const isHalf = fields.some(({ validity }) => validity.badInput)
    if (!values.length && !isHalf) return needed === undefined ? '' : needed || form.dataset.empty!
    const [one, two] = fields.map(({ value }) => value)
    // What another script refuses, it says.
    const refused = fields.find(({ validity }) => validity.customError)
    if (refused) return refused.validationMessage
    if (isHalf || values.some(({ validity }) => !validity.valid)) return wrong!
    if (kind === 'EMAIL') return /\.[a-z]{2,}$/i.test(one!.trim()) ? '' : wrong!
    if (kind === 'STAY') return values[1] ? daysFault(ask, one!, two) || '' : wrong!
    if (kind === 'DAY') return daysFault(ask, one!) || ''
    const count = kind === 'PEOPLE' ? Number(one) && Number(one) + Number(two) : kind === 'SEVERAL' && values.length
    return count !== false && (count < Number(least ?? 1) || count > Number(most ?? 99)) ? wrong! : ''
  }

  const say = (ask: HTMLElement): string => {
    const fault = faultOf(ask)
    for (const field of fieldsOf(ask)) field.ariaInvalid = String(!!fault)
    ask.querySelector('.form-fault')!.textContent = fault
    return fault
  }

  /** What is wrong, on top, each with a way to it. */
  const gather = (wrong: readonly HTMLElement[]) => {
    list.hidden = false
    list.querySelector('ul')!.replaceChildren(
      ...wrong.map((ask) => {
        const item = document.createElement('li')
        const way = document.createElement('a')
        const [field] = fieldsOf(ask)
        way.href = `#${field!.id}`
        way.textContent = `${ask.querySelector('span')!.textContent}: ${ask.querySelector('.form-fault')!.textContent}`
        way.onclick = (event) => {
          event.preventDefault()
          field!.focus()
        }
        item.append(way)
        return item
      }),
    )
    list.focus()
  }

  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    const ask = (target as Element).closest<HTMLElement>('[data-ask]')
    const isLeft = ask && !ask.contains(relatedTarget as Node | null)
    if (isLeft && !form.querySelector('button:active') && !(relatedTarget as Element | null)?.closest('button'))
      say(ask)
  })
  for (const part of form.querySelectorAll('.asks'))
    for (const sign of ['input', 'change'])
      part.addEventListener(sign, (event) => {
        // Of several inputs with one sentence `contact-form` knows nothing.
        event.stopPropagation()
        const ask = (event.target as Element).closest<HTMLElement>('[data-ask]')!
        if (fieldsOf(ask).some(({ ariaInvalid }) => ariaInvalid === 'true')) say(ask)
      })
  // Another script has found it wrong.
  form.addEventListener('invalid', ({ target }) => say((target as Element).closest<HTMLElement>('[data-ask]')!), true)
  form.addEventListener('reset', () => {
    list.hidden = true
  })
  // Before `contact-form` hears of it.
  document.addEventListener(
    'submit',
    (event) => {
      if (event.target !== form) return
      const wrong = all.filter(say)
      list.hidden = true
      isSending = !wrong[0]
      if (isSending) return
      event.preventDefault()
      event.stopImmediatePropagation()
      gather(wrong)
    },
    true,
  )
  new MutationObserver(() => {
    if (isSending && form.dataset.state === 'refused') HTMLFormElement.prototype.submit.call(form)
  }).observe(form, { attributeFilter: ['data-state'] })
}
