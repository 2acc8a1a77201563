import { readBackupAddress } from '../../backup-address.ts'
import { type BackupAccess, refuseWithoutAccess } from '../../backup-settings.ts'
import type { Files } from '../../blobs/files.ts'
import type { Patience } from '../../retrying.ts'
import { openFolder } from './folder.ts'
import type { Place } from './place.ts'
import { openBucket } from './s3.ts'
import { openServer } from './sftp.ts'

interface Opening {
  readonly access: BackupAccess
  readonly patience?: Patience | undefined
  /** The file system of a folder; tests refuse. */
  readonly files?: Files | undefined
}

/** The place that is called that; nothing is asked of it yet. To be closed. */
export function openPlace(name: string, { access, patience, files }: Opening): Place {
  const address = readBackupAddress(name)
  refuseWithoutAccess(address, access)
  if (address.kind === 's3') return openBucket(address, access.s3, patience)
  if (address.kind === 'sftp') return openServer(address, access.sftp, patience)
  return openFolder(address.path, files)
}
