// What is used of a package that has no types of its own (SSH).
declare module 'ssh2' {
  import type { EventEmitter } from 'node:events'

  export type Done<Value> = (failure: (Error & { readonly code?: number }) | undefined | null, value: Value) => void

  interface Attributes {
    readonly size: number
    /** In seconds since 1970. */
    readonly mtime: number
    isDirectory(): boolean
  }

  /** File transfer over SSH (SFTP). */
  export interface Sftp extends EventEmitter {
    /** What the server said that it knows beyond the standard, and in which version. */
    readonly _extensions: { readonly [name: string]: string | undefined }
    open(path: string, flags: 'r' | 'w', attributes: { mode?: number }, done: Done<Buffer>): void
    close(handle: Buffer, done: Done<void>): void
    read(handle: Buffer, into: Buffer, offset: number, length: number, position: number, done: Done<number>): void
    write(handle: Buffer, from: Buffer, offset: number, length: number, position: number, done: Done<void>): void
    fstat(handle: Buffer, done: Done<Attributes>): void
    stat(path: string, done: Done<Attributes>): void
    readdir(path: string, done: Done<{ filename: string; attrs: Attributes }[]>): void
    mkdir(path: string, attributes: { mode: number }, done: Done<void>): void
    unlink(path: string, done: Done<void>): void
    rename(from: string, to: string, done: Done<void>): void
    ext_openssh_rename(from: string, to: string, done: Done<void>): void
    ext_openssh_fsync(handle: Buffer, done: Done<void>): void
  }

  interface Connecting {
    readonly host: string
    readonly port: number
    readonly username: string
    readonly privateKey: Buffer
    readonly hostVerifier: (key: Buffer) => boolean
    readonly readyTimeout: number
    readonly keepaliveInterval: number
    readonly keepaliveCountMax: number
    readonly algorithms?: { readonly serverHostKey: readonly string[] }
  }

  export class Client extends EventEmitter {
    connect(how: Connecting): this
    setNoDelay(isOn: boolean): this
    sftp(done: Done<Sftp>): void
    end(): void
    destroy(): void
  }

  const ssh2: {
    readonly Client: typeof Client
    readonly utils: { parseKey(key: Buffer): { readonly type: string } | Error }
  }

  export { ssh2 as default }
}
