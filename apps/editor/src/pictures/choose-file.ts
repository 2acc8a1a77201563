/** Lets a person choose a picture from this device; nothing happens when they choose none. */
export function chooseFile(chosen: (file: File) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = 'image/*'
  input.addEventListener('change', () => input.files?.[0] && chosen(input.files[0]))
  input.click()
}

/** The first file of a paste or a drop. */
export function fileIn(data: DataTransfer | null): File | undefined {
  return data?.files[0]
}

export function hasFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') ?? false
}
