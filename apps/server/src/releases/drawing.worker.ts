// Draws pages beside the thread that answers visitors: one site, as many pages at once as it is asked for.
import { parentPort } from 'node:worker_threads'
import type { KeptFile } from '@mimar/fields'
import { type OutputFile, type PagesOf, pagesOf } from '@mimar/publish'
import { catalog } from '@mimar/sections/definitions'
import { presentation } from '@mimar/sections/presentation'
import { hashOf } from '../blobs/blobs.ts'
import { fileShown } from '../media/files/file-shown.ts'
import { picturesOf } from '../media/site-pictures.ts'
import { Arena } from './arena.ts'
import type { DrawingAnswer, DrawingJob, DrawingTask, NamedFile } from './drawing-job.ts'

let pages: PagesOf | undefined
let shown = new Set<string>()

function begin({ site, pictures, icons, files, flagHost, ...beside }: DrawingJob): PagesOf {
  const { imageFiles, cutFiles } = picturesOf(pictures)
  const showing = <File extends { readonly url: string }>(files: readonly File[]) => {
    for (const { url } of files) shown.add(url)
    return files
  }
  const surroundings = {
    catalog,
    flagHost,
    icon: (name: string) => icons.get(name),
    fileAddress: (file: KeptFile) => fileShown(file, files, shown),
    imageFiles: (media: Parameters<typeof imageFiles>[0]) => showing(imageFiles(media)),
    cutFiles: (...cut: Parameters<typeof cutFiles>) => showing(cutFiles(...cut)),
  }
  return pagesOf({ ...beside, site: JSON.parse(site), surroundings, presentation })
}

function draw(task: Exclude<DrawingTask, { job: DrawingJob }>): Iterable<OutputFile> {
  if (!pages) throw new Error('Pages were asked for before there was a site.')
  return task === 'rest' ? pages.asked() : pages.between(task.from, task.to)
}

function answer(outputs: Iterable<OutputFile>): void {
  const arena = new Arena()
  const files = Array.from(outputs, ({ body, ...file }): NamedFile => {
    const bytes = arena.bytesOf(body)
    return { ...file, body: bytes, hash: hashOf(bytes) }
  })
  const buffers = new Set(files.map(({ body }) => body.buffer as ArrayBuffer))
  parentPort?.postMessage({ files, shown: [...shown] } satisfies DrawingAnswer, [...buffers])
  shown = new Set()
}

parentPort?.on('message', (task: DrawingTask) => {
  try {
    if (typeof task === 'object' && 'job' in task) pages = begin(task.job)
    else answer(draw(task))
  } catch (failure) {
    const failed = failure instanceof Error ? failure.message : String(failure)
    parentPort?.postMessage({ failed } satisfies DrawingAnswer)
  }
})
