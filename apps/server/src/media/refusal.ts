/** Why a picture was not taken; permanent. */
export type PictureProblem =
  | 'too-large'
  | 'empty'
  | 'not-a-picture'
  | 'kind-refused'
  | 'broken'
  | 'too-many-pixels'
  | 'too-complex'
  | 'took-too-long'

/** Bytes that are no picture, or one that cannot be used. */
export class PictureRefusal extends Error {
  readonly code: PictureProblem

  constructor(name: string, code: PictureProblem, why: string) {
    super(
      `The picture "${name}" cannot be used (${why}). Use a JPEG, PNG, WebP, AVIF, HEIC, GIF or SVG of at most 25 MB and 50 megapixels.`,
    )
    this.name = 'PictureRefusal'
    this.code = code
  }
}
