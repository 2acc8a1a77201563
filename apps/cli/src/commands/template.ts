import { StartRefusal } from '@mimar/server'
import type { Command } from '../command.ts'
import { newTemplate } from '../template/new-template.ts'

export const template: Command = {
  name: 'template',
  takes: 'new NAME',
  summary: 'Makes the folder of a new template of sections, with every file of it and places to fill in.',
  words: [2, 2],
  async run([what, name = '']) {
    if (what !== 'new')
      throw new StartRefusal(`There is no "template ${what}". Use it like this: mimar template new NAME`)
    console.log(newTemplate(process.cwd(), name))
  },
}
