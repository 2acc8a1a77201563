import { run } from '@mimar/server'
import type { Command } from '../command.ts'

export const start: Command = {
  name: 'start',
  takes: '',
  summary: 'Starts the server; PORT and DATA_DIR say where.',
  words: [0, 0],
  run: () => run(),
}
