import { StartRefusal, signUpSchema } from '@mimar/server'
import type { Command } from '../command.ts'
import { needInstallation, withInstallation } from '../installation.ts'

export const signUp: Command = {
  name: 'sign-up',
  takes: '[closed|invited|open]',
  summary:
    'Says who may make an account, or changes it: those you invite (closed), those whom owners invite too (invited), everybody (open). The server may run meanwhile.',
  words: [0, 1],
  async run([wish]) {
    needInstallation()
    await withInstallation(async ({ quotaStore, settings }) => {
      if (wish === undefined) return console.log((await quotaStore.tenancy()).signUp ?? settings.signUp)
      const read = signUpSchema.safeParse(wish)
      if (!read.success) throw new StartRefusal(`"${wish}" is none of closed, invited and open.`)
      if (read.data === 'open' && settings.whyNotOpen !== undefined) throw new StartRefusal(settings.whyNotOpen)
      await quotaStore.setSignUp(read.data)
      console.log(`Sign-up is ${read.data} now.`)
    })
  },
}
