import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './file-list.css?raw'
import { fileListExamples } from './file-list.examples.ts'
import { fileList } from './file-list.ts'
import { FileList } from './file-list.view.tsx'
import { fileListWords } from './file-list.words.ts'

conformingTemplate({ template: fileList, View: FileList, words: fileListWords, examples: fileListExamples, styles })

const [patients, single, long] = fileListExamples

test('[SEC-41] a document is a link that hands it over under the name it was sent with, and says what it is and how large', () => {
  const drawn = drawExample(fileList, FileList, patients!)
  expect(drawn).toContain(`<a href="/media/${'a'.repeat(64)}.pdf" download="استمارة.pdf" type="application/pdf">`)
  expect(drawn).toContain('<bdi>PDF</bdi>، <bdi>184 كيلوبايت</bdi>')
  expect(drawExample(fileList, FileList, long!)).toContain('<bdi>25 MB</bdi>')
  expect(drawExample(fileList, FileList, single!)).toContain('<bdi>1 kB</bdi>')
})

test('[SEC-41] who reads another language gets its own file', () => {
  const german = { ...patients!, language: 'de' }
  expect(drawExample(fileList, FileList, german)).toContain(`href="/media/${'b'.repeat(64)}.pdf"`)
})

test('[SEC-41] without its file an item is nothing to visitors, and the canvas says what is missing', () => {
  const [first] = patients!.content.files as readonly object[]
  const half = { ...patients!, content: { files: [first, { id: 'f9', name: 'لا ملف هنا بعد' }] as never } }
  expect(drawExample(fileList, FileList, half).match(/<li/g)).toHaveLength(1)
  const canvas = drawExample(fileList, FileList, half, { isCanvas: true })
  expect(canvas).toContain('لا ملف هنا بعد')
  expect(canvas.match(/file-facts">لا يوجد ملف هنا بعد/g)).toHaveLength(1)
  const none = { ...half, content: { title: 'أوراق', files: [{ id: 'f9', name: 'لا ملف' }] } }
  expect(drawExample(fileList, FileList, none)).not.toContain('<ul')
})
