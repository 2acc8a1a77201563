// The greeting of the mail server (SMTP).
import { connect, type Socket } from 'node:net'
import { connect as connectEncrypted } from 'node:tls'
import type { Settings } from '../settings.ts'
import { PATIENCE, reasonOf, type Symptom } from './symptom.ts'

/** Whether the mail server is there; nothing is sent, and nobody signs in. */
export async function lookAtMail({ smtpUrl }: Settings): Promise<Symptom> {
  if (smtpUrl === undefined) {
    return {
      ...{ state: 'look', what: 'mail', said: 'No mail goes out: messages of visitors wait in the inbox.' },
      cure: 'Set SMTP_URL to your mail server, such as smtps://user:password@mail.example.com, or leave it.',
    }
  }
  const { hostname, port, protocol } = new URL(smtpUrl)
  const place = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (protocol === 'smtps:' ? 465 : 587) }
  try {
    const greeting = await greet(place, protocol === 'smtps:')
    if (greeting.startsWith('220')) return { state: 'fine', what: 'mail', said: `${hostname} answers: ${greeting}` }
    throw new Error(greeting === '' ? 'it says nothing' : `it says “${greeting}”`)
  } catch (failure) {
    return {
      ...{
        state: 'wrong',
        what: 'mail',
        said: `The mail server ${place.host}:${place.port} cannot be used (${reasonOf(failure)}).`,
      },
      cure: 'Compare host and port of SMTP_URL with what your provider says: smtps:// for 465, smtp:// for 587. Many providers block 25.',
    }
  }
}

/** The first line that it says. */
function greet(place: { readonly host: string; readonly port: number }, isEncrypted: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket: Socket = isEncrypted ? connectEncrypted({ ...place, servername: place.host }) : connect(place)
    let said = ''
    const end = () => {
      resolve(said.split('\r\n', 1)[0] ?? '')
      socket.end('QUIT\r\n')
    }
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error(`no answer in ${PATIENCE / 1000} seconds`)))
    socket.once('error', reject)
    socket.once('end', end)
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1').slice(0, 500)
      if (said.includes('\n') || said.length > 500) end()
    })
  })
}
