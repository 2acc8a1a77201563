// Countdown timer: what is left until a moment, told in days, hours and minutes.
const language = `${document.documentElement.lang}-u-nu-latn`

for (const box of document.querySelectorAll<HTMLElement>('[data-island="countdown"]')) {
  const figures = [...box.querySelectorAll<HTMLElement>('[data-unit]')]
  const [figured, over] = ['.countdown-left', '.countdown-over'].map((part) => box.querySelector<HTMLElement>(part)!)

  const tell = () => {
    const left = Date.parse(box.dataset.ends!) - Date.now()
    const minutes = Math.ceil(left / 60_000)
    figured!.hidden = left <= 0
    box.toggleAttribute('data-over', left <= 0)
    over!.hidden = left > 0
    if (left <= 0) return
    const counts = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60]
    for (const [index, figure] of figures.entries()) write(figure, counts[index]!)
    setTimeout(tell, left % 60_000 || 60_000)
  }
  tell()
}

/** A figure and what it counts, in the form that the language has for so many. */
function write(figure: HTMLElement, count: number): void {
  const unit = { style: 'unit', unit: figure.dataset.unit!, unitDisplay: 'long' } as const
  const parts = new Intl.NumberFormat(language, unit).formatToParts(count)
  figure.firstElementChild!.textContent = String(count)
  const said = parts.find(({ type }) => type === 'unit')?.value.trim()
  if (said) figure.lastElementChild!.textContent = said
}
