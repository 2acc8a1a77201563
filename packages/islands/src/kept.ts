/** Text that the reload after a choice of consent took away comes back into its fields (COOKIE-4). */
const { kept } = history.state ?? {}

if (kept) {
  history.replaceState(null, '')
  document.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]),textarea,select').forEach((field, index) => {
    if (!kept[index]) return
    field.value = kept[index]
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
