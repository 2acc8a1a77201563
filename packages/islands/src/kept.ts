/** What was typed and ticked before the reload after a choice of consent comes back into its fields (COOKIE-4). */
const { kept } = history.state ?? {}

if (kept) {
  history.replaceState(null, '')
  document.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]),textarea,select').forEach((field, index) => {
    const was: string | boolean = kept[index]
    if (!was) return
    if (was === true) field.checked = was
    else field.value = was
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
