import { runForVisitors } from '@mimar/server'
import type { Command } from '../command.ts'

export const serve: Command = {
  name: 'serve',
  takes: '',
  summary: 'Starts a server for visitors alone: published pages, and no editor. It only reads the database.',
  words: [0, 0],
  run: () => runForVisitors(),
}
