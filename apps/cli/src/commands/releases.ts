import type { Command } from '../command.ts'
import { needInstallation, siteNamed, withInstallation } from '../installation.ts'

export const releases: Command = {
  name: 'releases',
  takes: 'SITE',
  summary: 'Lists what was published of a site, newest first; visitors read the one with the star.',
  words: [1, 1],
  async run([name = '']) {
    needInstallation()
    await withInstallation(async (installation) => {
      const { id, liveRelease } = await siteNamed(name, 'read-site', installation)
      for (const release of await installation.publishing.list(id)) {
        const star = release.id === liveRelease ? '*' : ' '
        console.log(`${star} ${release.id}  revision ${release.revision}  ${release.createdAt}`)
      }
    })
  },
}
