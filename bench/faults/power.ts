// Losses of power: a file system that forgets everything that was not synced, as a disk does (ext4 shutdown, NOLOGFLUSH).
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SIZE = 2_000_000_000
/** EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH. Node has no ioctl. */
const CUT = 'import fcntl,os,struct,sys; fcntl.ioctl(os.open(sys.argv[1],os.O_RDONLY),0x8004587d,struct.pack("I",2))'

function must(command: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
}

/** A disk whose power can be cut. */
export class Disk {
  readonly folder: string
  readonly #image: string
  readonly #scratch = mkdtempSync(join(tmpdir(), 'mimar-power-'))

  /** Undefined where this machine mounts no file for us. */
  static open(): Disk | undefined {
    try {
      return new Disk()
    } catch {
      return undefined
    }
  }

  constructor() {
    this.#image = join(this.#scratch, 'disk')
    this.folder = join(this.#scratch, 'mounted')
    mkdirSync(this.folder)
    writeFileSync(this.#image, '')
    truncateSync(this.#image, SIZE)
    must('mkfs.ext4', '-q', this.#image)
    this.mount()
    process.once('exit', this.#end)
  }

  mount(): void {
    must('mount', '-o', 'loop', this.#image, this.folder)
  }

  /** From here on nothing reaches the disk, and what was not synced is gone. */
  cut(): void {
    must('python3', '-c', CUT, this.folder)
  }

  unmount(): void {
    must('umount', this.folder)
  }

  remove(): void {
    process.off('exit', this.#end)
    this.#end()
  }

  readonly #end = (): void => {
    // Lazily: who still reads there keeps nothing of it.
    spawnSync('umount', ['-l', this.folder])
    rmSync(this.#scratch, { recursive: true, force: true })
  }
}
