/** Sends a form of a page that the server writes, as the browser would, and gives the page that is answered. */
export async function sendForm(form: HTMLFormElement): Promise<Document> {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  const answer = await fetch(form.action, { method: 'POST', body })
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}
