/**
 * Date picker: months of days above the inputs of a stay or an appointment (FORM-8). The inputs stay, hold what is
 * chosen, and are all there is without a script or in a low window. Arrow keys move by days and weeks, page keys by months.
 */
import { type Closed, isDayClosed, isNightClosed, todayAt } from '@mimar/fields/possible'

type Input = HTMLInputElement

const DAY = 864e5
/** Two months stand beside each other where there is room. */
const wide = matchMedia('(min-width: 769px)')
const { lang, dir } = document.documentElement
const locale = `${lang}-u-nu-latn-ca-gregory`
const tell = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(day).toLocaleDateString(locale, { timeZone: 'UTC', ...options })
const later = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
const monthLater = (day: string, months: number) => {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}
const weekdayOf = (day: string) => new Date(day).getUTCDay()
function make<Name extends keyof HTMLElementTagNameMap>(name: Name, ...inner: (Node | string)[]) {
  const element = document.createElement(name)
  element.append(...inner)
  return element
}

for (const asks of document.querySelectorAll<HTMLElement>('[data-then~="calendar"]')) {
  const closed: Closed = JSON.parse(asks.dataset.closed!)
  const says: { readonly [word: string]: string } = JSON.parse(asks.dataset.says!)
  /** 0 is Sunday. */
  const weekStart = Number(asks.dataset.week)
  const inWeek = (day: string) => (weekdayOf(day) + 7 - weekStart) % 7
  const today = todayAt(asks.dataset.zone)

  for (const ask of asks.querySelectorAll<HTMLElement>('[data-ask="STAY"],[data-ask="DAY"]')) {
    const [from, until] = [...ask.querySelectorAll<Input>('input')] as [Input, Input | undefined]
    const [least, most] = [Number(ask.dataset.least), Number(ask.dataset.most)]
    const first = until ? today : later(today, least)
    const last = later(today, until ? 730 : most)
    const box = make('div')
    box.className = 'calendar'
    let at = from.value || first
    let shown = monthLater(at, 0)

    const isLeaving = () => until && from.value && !until.value
    /** Whether all nights from the day of arrival on can be stayed. */
    const reaches = (day: string) => {
      const nights = (Date.parse(day) - Date.parse(from.value)) / DAY
      if (nights < least || nights > most) return false
      for (let night = from.value; night < day; night = later(night, 1)) if (isNightClosed(closed, night)) return false
      return true
    }
    const isDeparture = (day: string) => until && isLeaving() && day > from.value && reaches(day)
    const isArrival = (day: string) => !isDayClosed(closed, day) && !(until && isNightClosed(closed, day))
    const isFree = (day: string) => day >= first && day <= last && (isDeparture(day) || isArrival(day))

    const put = (input: Input, value: string) => {
      input.value = value
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const choose = (day: string) => {
      if (!isFree(day)) return
      if (isDeparture(day)) put(until!, day)
      else {
        if (until) until.value = ''
        put(from, day)
      }
      // Not every browser gives the focus to a button that is pressed; what came of `put` may have shown another month.
      at = day
      draw(true)
    }

    const dayButton = (day: string) => {
      const button = make('button', String(Number(day.slice(8))))
      button.className = 'day'
      const isEnd = day === from.value || day === until?.value
      button.type = 'button'
      button.tabIndex = day === at ? 0 : -1
      button.ariaLabel = tell(day, { dateStyle: 'full' })
      button.ariaPressed = String(isEnd)
      if (!isFree(day)) {
        button.ariaDisabled = 'true'
        button.ariaLabel += `, ${says.notPossible}`
      }
      if (until?.value && day > from.value && day < until.value) button.dataset.within = ''
      button.onclick = () => choose(day)
      return button
    }

    const month = (start: string) => {
      const days = make('div')
      days.className = 'days'
      for (let index = 0; index < 7; index += 1) {
        // 4 January 2026 was a Sunday.
        const day = later('2026-01-04', weekStart + index)
        const name = make('span', tell(day, { weekday: 'short' }))
        name.className = 'weekday'
        name.ariaHidden = 'true'
        days.append(name)
      }
      const end = monthLater(start, 1)
      for (let day = start; day < end; day = later(day, 1)) days.append(dayButton(day))
      const before = inWeek(start)
      ;(days.children[7] as HTMLElement).style.gridColumnStart = String(before + 1)
      const title = tell(start, { month: 'long', year: 'numeric' })
      const heading = make('p', title)
      heading.className = 'month-name'
      const part = make('div', heading, days)
      part.className = 'month'
      part.role = 'group'
      part.ariaLabel = title
      return part
    }

    const turn = (name: string, months: number) => {
      const button = make('button', months < 0 ? '‹' : '›')
      button.className = 'turn'
      button.type = 'button'
      button.ariaLabel = name
      button.disabled = months < 0 ? shown <= monthLater(first, 0) : shown >= monthLater(last, -1)
      button.onclick = () => {
        shown = monthLater(shown, months)
        at = [shown, first].toSorted()[1]!
        draw(false)
        box.querySelectorAll<HTMLElement>('.turn')[months < 0 ? 0 : 1]!.focus()
      }
      return button
    }

    const draw = (takesFocus: boolean) => {
      const count = wide.matches ? 2 : 1
      if (at < shown || at >= monthLater(shown, count)) shown = monthLater(at, 0)
      box.replaceChildren(
        turn(says.earlierMonth!, -1),
        ...Array.from({ length: count }, (_, index) => month(monthLater(shown, index))),
        turn(says.laterMonth!, 1),
      )
      if (takesFocus) box.querySelector<HTMLElement>('[tabindex="0"]')!.focus()
    }

    box.addEventListener('keydown', (event) => {
      if (!(event.target as Element).matches('.day')) return
      const onward = dir === 'rtl' ? -1 : 1
      const steps: { readonly [key: string]: number } = {
        ArrowRight: onward,
        ArrowLeft: -onward,
        ArrowDown: 7,
        ArrowUp: -7,
        Home: -inWeek(at),
        End: 6 - inWeek(at),
      }
      const months = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0
      const step = steps[event.key]
      if (step === undefined && !months) return
      event.preventDefault()
      const to = months ? monthLater(at, months) : later(at, step!)
      at = [first, to, last].toSorted()[1]!
      draw(true)
    })
    ask.addEventListener('input', () => {
      if (box.contains(document.activeElement)) return
      at = from.value || first
      draw(false)
    })
    from.form!.addEventListener('reset', () => setTimeout(() => draw(false)))
    wide.addEventListener('change', () => draw(false))
    draw(false)
    ask.querySelector('.ask-parts,input')!.before(box)
  }
}
