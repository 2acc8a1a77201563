// Filtering a list while one types: of many questions those stay that hold every word.
for (const box of document.querySelectorAll<HTMLElement>('[data-island="questions"]')) {
  const find = box.querySelector<HTMLElement>('[role="search"]')!
  const input = find.querySelector('input')!
  const told = find.querySelector('p')!
  const rows = [...box.parentElement!.querySelectorAll<HTMLElement>('li')]
  const asked = new Set(rows.filter((row) => row.querySelector('details')))
  const texts = new Map<HTMLElement, string>()

  input.oninput = () => {
    const words = plain(input.value).split(' ')
    let heading: HTMLElement | undefined
    let found = 0
    for (const row of rows) {
      const asks = asked.has(row)
      const text = texts.get(row) ?? plain(row.textContent!)
      texts.set(row, text)
      // A heading stays while a question below it does.
      row.hidden = asks ? !words.every((word) => text.includes(word)) : words[0] !== ''
      if (!asks) heading = row
      else if (!row.hidden) {
        found += 1
        if (heading) heading.hidden = false
      }
    }
    const count = String(asked.size)
    told.textContent = input.value.trim() && told.dataset.says!.replace('{n}', String(found)).replace('{count}', count)
  }
  find.hidden = false
}

/** As somebody types it who is in a hurry: without accents, vowel signs and hamza, figures in whatever digits. */
function plain(text: string): string {
  const bare = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
  return bare.replaceAll('ı', 'i').replaceAll('ى', 'ي').replaceAll('ة', 'ه').replace(/\s+/g, ' ').trim()
}
