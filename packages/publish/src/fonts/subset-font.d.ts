declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype'
    readonly noHinting?: boolean
    readonly keepFeatures?: readonly string[]
    readonly variationAxes?: { readonly [axis: string]: number | { readonly min: number; readonly max: number } }
  }

  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
}
