/** Who looks for a file takes their time, and a browser may tidy away meanwhile what nobody holds: their choice would be lost. */
const asking = new Set<HTMLInputElement>()

/** Lets a person choose a picture, or another file, from this device; nothing happens when they choose none. */
export function chooseFile(chosen: (file: File) => void, accept = PICTURES): void {
  ask(accept, false, ([file]) => file && chosen(file))
}

/** Lets a person choose as many pictures as they like; their order is the one the device gives. */
export function choosePictures(chosen: (files: readonly File[]) => void): void {
  ask(PICTURES, true, chosen)
}

const PICTURES = 'image/*,.heic,.heif'

function ask(accept: string, isMany: boolean, chosen: (files: readonly File[]) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  input.multiple = isMany
  input.addEventListener('change', () => input.files?.length && chosen([...input.files]))
  asking.clear()
  asking.add(input)
  input.click()
}

/** The files of a paste or a drop. */
export function filesIn(data: DataTransfer | null): readonly File[] {
  return [...(data?.files ?? [])]
}

export function hasFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') ?? false
}
