import { statSync } from 'node:fs'
import { type FileHandle, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { makeFolder } from '../make-folder.ts'

/** The file system as blobs use it; tests stand in front of it and refuse. */
export interface Files {
  open(path: string, flags: string): Promise<FileHandle>
  /** And those it lies in. */
  mkdir(path: string, options?: { mode?: number }): Promise<unknown>
  readdir(path: string): Promise<string[]>
  rename(from: string, to: string): Promise<void>
  rm(path: string, options?: { force?: boolean }): Promise<void>
  stat(path: string): Promise<{ readonly mtimeMs: number; readonly size: number; readonly ino: number }>
  /** The same without waiting in line: for many files whose names the system has in memory. */
  statNow(path: string): { readonly mtimeMs: number; readonly size: number; readonly ino: number }
  utimes(path: string, read: Date, written: Date): Promise<void>
}

/** The disk itself. */
export const disk: Files = {
  open,
  mkdir: makeFolder,
  readdir,
  rename,
  rm,
  stat,
  statNow: (path) => statSync(path),
  utimes,
}
