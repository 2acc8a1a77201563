/**
 * What is over goes; when all is, what stands there instead comes, or what a calendar has on its next page. Where only the
 * next few are wanted (`data-most`), the others wait. Without this script each says its day and year.
 */
function show(box: HTMLElement): void {
  const rows = [...box.querySelectorAll<HTMLElement>('.event-rows > li')]
  let left = Number(box.dataset.most ?? rows.length)
  for (const row of rows) {
    row.hidden = Date.parse(row.dataset.ends!) <= Date.now() || left < 1
    if (!row.hidden) left -= 1
  }
  const isEmpty = rows.every(({ hidden }) => hidden)
  const later = box.querySelector<HTMLAnchorElement>('[data-later]')
  box.querySelector<HTMLElement>('.event-nothing')!.hidden = !isEmpty || later !== null
  // A way that leads nowhere just now stays, and is pressed.
  if (isEmpty && later) bring(box, later).catch(() => {})
}

async function bring(box: HTMLElement, later: HTMLAnchorElement): Promise<void> {
  const response = await fetch(later.href)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const section = page.getElementById(box.closest('section')!.id)!
  box.querySelector('.event-rows')!.replaceChildren(...section.querySelectorAll('.event-rows > li'))
  later.replaceWith(...section.querySelectorAll('[data-later]'))
  show(box)
}

for (const box of document.querySelectorAll<HTMLElement>('[data-island="events"]')) show(box)
