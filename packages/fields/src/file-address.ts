import type { FileType, FileUse, KeptFile } from './field.ts'

const TYPES: readonly FileType[] = ['video/mp4', 'video/webm', 'text/vtt', 'application/pdf']

export const isFileType = (type: unknown): type is FileType => TYPES.some((one) => one === type)

export const useOfType = (type: FileType): FileUse =>
  type === 'text/vtt' ? 'captions' : type === 'application/pdf' ? 'pdf' : 'video'

/** Reads what an address says of a file; undefined for any other address. */
export function readFileAddress(address: string): Pick<KeptFile, 'hash' | 'type'> | undefined {
  const [, hash, ending] = /^\/media\/([0-9a-f]{64})\.([a-z0-9]+)$/.exec(address) ?? []
  const type = TYPES.find((one) => one.endsWith(`/${ending}`))
  return hash !== undefined && type ? { hash, type } : undefined
}
