/** Bytes as people read them, in megabytes with at most one digit behind the point. */
export function megabytes(bytes: number, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  return format.format(Math.max(0.1, bytes / 1e6))
}
