// Responsive images: what a view is given of a picture.

/** One file of a picture at one size; `tall` is a portrait cut for phones, `share` is for previews of links. */
export interface PictureFile {
  readonly type: 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/png' | 'image/svg+xml'
  readonly shape: 'full' | 'tall' | 'share'
  readonly width: number
  readonly height: number
  readonly url: string
}

/** How a whole picture stands behind the part of it that is shown; lengths in widths of that part. */
export interface PictureCut {
  /** Width by height of the part. */
  readonly ratio: number
  /** Of the whole picture, before it is turned. */
  readonly width: number
  readonly height: number
  /** From where the part is aligned in its box (`x`, `y` of it, 0–1) to the middle of the picture. */
  readonly align: { readonly x: number; readonly y: number }
  readonly right: number
  readonly down: number
  /** Degrees clockwise. */
  readonly rotation: number
}

/** A picture in one language, ready to be drawn. */
export interface Picture {
  readonly alt: string
  readonly width: number
  readonly height: number
  /** CSS object-position, such as '50% 60%'. */
  readonly position: string
  /** One or two CSS colours, top and bottom, shown until the picture is there; '' for none. */
  readonly placeholder: readonly string[]
  readonly isMonochrome: boolean
  /** The width the owner gave it, in CSS px; null follows the design. */
  readonly shownWidth: number | null
  readonly files: readonly PictureFile[]
  /** Set where the files hold more than is shown: the canvas draws a crop before there are files of it. */
  readonly cut: PictureCut | null
}
