/** Why a file was not taken; permanent. */
type FileProblem =
  | 'file-too-large'
  | 'file-empty'
  | 'not-a-video'
  | 'not-a-pdf'
  | 'not-captions'
  | 'file-broken'
  | 'film-unplayable'
  | 'film-without-picture'
  | 'captions-no-head'
  | 'captions-no-cues'
  | 'captions-time'
  | 'captions-order'
  | 'captions-text'

const SENTENCES: { readonly [Code in FileProblem]: string } = {
  'file-too-large': 'it is larger than it may be',
  'file-empty': 'it is empty',
  'not-a-video': 'it is no MP4 and no WebM',
  'not-a-pdf': 'it is no PDF',
  'not-captions': 'it is no text in UTF-8',
  'file-broken': 'it is not whole',
  'film-unplayable': 'its pictures are kept in a way that not all browsers play',
  'film-without-picture': 'there is no picture in it',
  'captions-no-head': 'it does not begin with WEBVTT',
  'captions-no-cues': 'nothing is said in it',
  'captions-time': 'a line is not two times such as 00:01.000 --> 00:04.000',
  'captions-order': 'a line ends before it begins, or begins before the one above it',
  'captions-text': 'a time has nothing to say',
}

/** Bytes that are no file of the kind that was asked for, or one that cannot be used. `detail` is the line, or what was found. */
export class FileRefusal extends Error {
  readonly code: FileProblem
  readonly detail: string

  constructor(code: FileProblem, detail = '') {
    super(`The file cannot be used: ${SENTENCES[code]}${detail && ` (${detail})`}. Nothing was changed.`)
    this.name = 'FileRefusal'
    this.code = code
    this.detail = detail
  }
}
