// Before and after: the line between two pictures of one thing follows the range that lies upon them.
for (const box of document.querySelectorAll<HTMLElement>('[data-then="compare"]')) {
  const range = box.querySelector('input')!
  const follow = () => box.style.setProperty('--at', `${range.value}%`)
  range.addEventListener('input', follow)
  // A page one comes back to keeps where the range stood.
  follow()
}
