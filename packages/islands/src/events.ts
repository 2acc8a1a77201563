/**
 * An event goes once it is over; when all are, what stands there instead comes. Where only the next few are wanted
 * (`data-most`), the others wait. Without this script each says its day and year.
 */
for (const box of document.querySelectorAll<HTMLElement>('[data-island="events"]')) {
  const rows = [...box.querySelectorAll<HTMLElement>('.event-rows > li')]
  let left = Number(box.dataset.most ?? rows.length)
  for (const row of rows) {
    row.hidden = Date.parse(row.dataset.ends!) <= Date.now() || left < 1
    if (!row.hidden) left -= 1
  }
  box.querySelector<HTMLElement>('.event-nothing')!.hidden = rows.some(({ hidden }) => !hidden)
}
