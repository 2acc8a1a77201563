/**
 * Hours of a day beside a question for a time (FORM-8): once a day is chosen they stand there, are the bounds of the input,
 * and a time outside of them is refused. `request-form` says so, as of every other answer (constraint validation).
 */
import { boundsIn, type Closed, dayOfTime, hoursOn, hoursSaid, isDayClosed } from '@mimar/fields/possible'

const { lang } = document.documentElement

for (const asks of document.querySelectorAll<HTMLElement>('[data-then~="request-times"]')) {
  const closed: Closed = JSON.parse(asks.dataset.closed!)
  const says: { readonly [word: string]: string } = JSON.parse(asks.dataset.says!)
  const all = [...asks.querySelectorAll<HTMLElement>('[data-ask]')]
  const fieldOf = (ask: HTMLElement) => ask.querySelector('input')!

  /** The day that a time belongs to: of the last question above it that asks for one, else of the first; '' for none. */
  const dayFor = (time: HTMLElement) => {
    const days = all.filter((ask) => /DAY|STAY/.test(ask.dataset.ask!) && ask.checkVisibility())
    const asked = days.filter((ask) => all.indexOf(ask) < all.indexOf(time)).pop() ?? days[0]
    return asked ? fieldOf(asked).value : ''
  }

  /** What is wrong with a time on a day that has these hours. Of a day that is closed its own question says so. */
  const faultOf = (day: string, hours: string, time: string): string => {
    if (!day || !time || dayOfTime(hours, time) !== undefined) return ''
    if (hours) return says.withinThat!.replace('{hours}', hoursSaid(hours, lang))
    const told = new Date(day).toLocaleDateString(`${lang}-u-nu-latn-ca-gregory`, {
      dateStyle: 'long',
      timeZone: 'UTC',
    })
    return isDayClosed(closed, day) ? '' : says.closedThen!.replace('{day}', told)
  }

  for (const ask of all.filter(({ dataset }) => dataset.open)) {
    const field = fieldOf(ask)
    const usual = { min: field.min, max: field.max }
    const line = ask.querySelector('.ask-open')!
    const tell = () => {
      const day = dayFor(ask)
      const hours = day && hoursOn(JSON.parse(ask.dataset.open!), day)
      const said = hours ? says.openThat!.replace('{hours}', hoursSaid(hours, lang)) : ''
      field.setCustomValidity(faultOf(day, hours, field.value))
      if (line.textContent === said) return
      line.textContent = said
      const bounds = hours ? boundsIn(hours) : usual
      // Not every browser knows hours past midnight.
      Object.assign(field, bounds && bounds.min < bounds.max ? bounds : { min: '', max: '' })
      if (!field.value) return
      // It is wrong, or right again, by another day.
      field.checkValidity()
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    for (const sign of ['input', 'change']) asks.addEventListener(sign, tell, true)
    asks.closest('form')!.addEventListener('reset', () => setTimeout(tell))
    tell()
  }
}
