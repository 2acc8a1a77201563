import { onTestFinished } from 'vitest'
import { type MailSink, startMailServer } from './mail-server.ts'

export { type MailSink, readable } from './mail-server.ts'

/** Listens on the loopback as long as the test runs. */
export async function openMailSink(): Promise<MailSink> {
  const sink = await startMailServer()
  onTestFinished(sink.close)
  return sink
}
