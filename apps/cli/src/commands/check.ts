import { resolve } from 'node:path'
import { check as checkAll, type Installation, StartRefusal } from '@mimar/server'
import type { Command } from '../command.ts'
import { needInstallation, withInstallation } from '../installation.ts'

/** Exit codes beside 0. */
const DAMAGED = 1
const NOT_CHECKED = 2

export const check: Command = {
  name: 'check',
  takes: '[--repair [--new-folder]] [--data FOLDER]',
  summary:
    'Reads the database and every stored byte and says what is damaged or lost; with --repair makes again what can be made again, puts the rest aside without deleting it, and removes bytes that nothing has named for a day. With --new-folder as well, DATA_DIR takes the place of a shared folder that is lost, without what was in it. The server may run meanwhile. Ends with 0 where all is well, 1 where something is not, 2 where it could not look.',
  words: [0, 0],
  options: ['data'],
  flags: ['repair', 'new-folder'],
  async run(_, { repair, data, 'new-folder': newFolder }) {
    if (data !== undefined) process.env.DATA_DIR = resolve(data)
    try {
      needInstallation()
      const work = async (installation: Installation) => {
        const tell = (step: string) => console.error(step)
        const findings = await checkAll(installation, { isRepairing: repair !== undefined, tell })
        process.exitCode = say(findings, installation.settings.dataDir)
      }
      const isFolderNew = repair !== undefined && newFolder !== undefined
      await withInstallation(work, process.env, { isFolderNew })
    } catch (failure) {
      console.error(failure instanceof StartRefusal ? failure.message : `It could not be checked: ${wordsOf(failure)}`)
      process.exitCode = NOT_CHECKED
    }
  },
}

/** The same under the word that others call it by. */
export const verify: Command = { ...check, name: 'verify', summary: 'Another word for check.' }

const wordsOf = (failure: unknown) => (failure instanceof Error ? failure.message : String(failure))

const BEFORE = { damaged: 'Damaged', lost: 'Lost', mended: 'Mended', aside: 'Put aside' } as const

/** The exit code. */
function say(findings: Awaited<ReturnType<typeof checkAll>>, folder: string): number {
  for (const { state, what } of findings) console.log(`${BEFORE[state]}: ${what}`)
  const count = (wanted: string) => findings.filter(({ state }) => state === wanted).length
  if (count('aside') > 0) console.log(`What was put aside is in ${folder}/aside.`)
  if (findings.length === 0) console.log('All is well: every document, picture and published file can be read.')
  else if (count('damaged') > 0) console.log('To mend what can be mended: mimar check --repair')
  else if (count('lost') === 0) console.log('All is mended.')
  return count('damaged') + count('lost') > 0 ? DAMAGED : 0
}
