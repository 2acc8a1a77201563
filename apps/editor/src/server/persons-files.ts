import { addressOf, RequestError } from '@mimar/contract/client'

/** The files that a person sent, as one archive: bytes, which the client of JSON does not read. */
export async function personsFiles(email: string): Promise<Blob> {
  const answer = await fetch(addressOf('POST /account/data-requests/files', { body: { email } }), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ email }),
  })
  if (answer.ok) return answer.blob()
  const { message, code } = (await answer.json()) as { readonly message: string; readonly code: string }
  throw new RequestError({ status: answer.status, message, code })
}
