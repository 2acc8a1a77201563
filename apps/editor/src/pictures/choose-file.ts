/** Who looks for a file takes their time, and a browser may tidy away meanwhile what nobody holds: their choice would be lost. */
const asking = new Set<HTMLInputElement>()

/** Lets a person choose a picture, or another file, from this device; nothing happens when they choose none. */
export function chooseFile(chosen: (file: File) => void, accept = 'image/*,.heic,.heif'): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  input.addEventListener('change', () => input.files?.[0] && chosen(input.files[0]))
  asking.clear()
  asking.add(input)
  input.click()
}

/** The first file of a paste or a drop. */
export function fileIn(data: DataTransfer | null): File | undefined {
  return data?.files[0]
}

export function hasFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') ?? false
}
