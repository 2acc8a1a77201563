import { StartRefusal } from '../refusal.ts'

/** Why a backup cannot be made or read, in a sentence for who runs the server. */
export class BackupRefusal extends StartRefusal {
  readonly code: 'busy' | 'damaged' | 'none' | 'refused'

  constructor(message: string, code: BackupRefusal['code'] = 'refused') {
    super(message)
    this.name = 'BackupRefusal'
    this.code = code
  }
}
