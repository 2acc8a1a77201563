/** A field of the bar or of a page: its program comes when somebody is in it (SEARCH-3), and they are in it once it opens. */
for (const form of document.querySelectorAll<HTMLFormElement>('[data-then="search"]')) {
  const field = form.querySelector('input')!
  const box = form.closest('details')
  const enter = () => box?.open && field.focus()
  field.addEventListener(
    'focus',
    () => {
      const { program } = form.dataset
      if (!program || document.querySelector(`script[src="${program}"]`)) return
      const script = document.createElement('script')
      script.src = program
      document.head.append(script)
    },
    { once: true },
  )
  // Keys by which one writes are not for the menus of the bar.
  field.addEventListener('keydown', (event) => {
    if (!/^(?:Escape|Arrow[DU])/.test(event.key)) event.stopPropagation()
  })
  box?.addEventListener('toggle', enter)
  enter()
}
