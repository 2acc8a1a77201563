import { StartRefusal } from './refusal.ts'
import { start } from './start.ts'

try {
  const running = await start(process.env, (line) => console.log(line))
  stopOn('SIGTERM', running.stop)
  stopOn('SIGINT', running.stop)
  console.log(`Editor: ${running.editorLink}`)
  if (running.siteAddress) console.log(`Site: ${running.siteAddress}`)
} catch (failure) {
  console.error(failure instanceof StartRefusal ? failure.message : failure)
  process.exitCode = 1
}

/** The first signal lets requests finish; a second ends at once, as anybody expects who presses Ctrl+C twice. */
function stopOn(signal: 'SIGTERM' | 'SIGINT', stop: () => Promise<void>): void {
  process.once(signal, () => {
    stop().then(
      () => process.exit(0),
      (failure) => {
        console.error(failure)
        process.exit(1)
      },
    )
    process.once(signal, () => process.exit(1))
  })
}
