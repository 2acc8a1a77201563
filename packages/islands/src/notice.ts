/** A notice goes when its last day is over, by the clock of the business; without this script it says until when it holds. */
for (const notice of document.querySelectorAll<HTMLElement>('.notice[data-ends]')) {
  const { ends, zone } = notice.dataset
  // Swedish days are written as machines write them: 2026-12-24.
  const today = new Intl.DateTimeFormat('sv', zone ? { timeZone: zone } : {}).format()
  if (today > ends!) notice.closest<HTMLElement>('.section')!.hidden = true
}
