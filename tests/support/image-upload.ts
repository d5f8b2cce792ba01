import { formChanged, formSubmitted } from '@/store/forms/events'
import { confirmAccepted } from '@/store/confirm/confirm'
import { navigationRequested } from '@/store/navigation/events'
import { cancelUpload } from '@/store/project/image-upload/actions'
import {
  uploadPaused,
  uploadResumed,
  uploadSentToBackground,
} from '@/store/project/image-upload/events'
import type { TestConsole } from './console'
import { gate } from './gate'

const MIB = 1024 * 1024
const project = 'mock-project'

export const UPLOAD = `/projects/${project}/images-new`

/** The file's content, repeated; every other MiB is zeros. */
export const CONTENT = 'granite!'

/** The files chosen by the upload job, for `startConsole`. */
export const uploadFiles = {
  disk: {
    slice: (start: number, end: number) =>
      Math.floor(start / MIB) % 2 === 0
        ? new Uint8Array(end - start)
        : new TextEncoder().encode(CONTENT.repeat((end - start) / CONTENT.length)),
  },
}

const file = { id: 'disk', name: 'Debian 13.raw', size: 4 * MIB }

const change = (console: TestConsole, values: Record<string, unknown>) =>
  console.send(formChanged({ form: 'imageUpload', values }))

/** Holds the chunks while something is done in the middle of an upload. */
export const chunkGate = () => gate(/bulk-write$/)

/**
 * Uploads an image: first its name is taken, then the upload is cancelled, paused, and finally
 * completed until an instance can be created from the image. Starts at `UPLOAD`, with chunks held
 * by the gate.
 */
export const uploadImage = async (console: TestConsole, chunks: ReturnType<typeof gate>) => {
  const submit = () => console.send(formSubmitted({ form: 'imageUpload' }))
  await change(console, { file })
  await change(console, { name: 'image-1' })
  await submit()
  await change(console, { name: 'field-os' })

  await submit()
  await console.send(cancelUpload('field-os'))
  await console.send(confirmAccepted())
  chunks.open()
  await console.advance(1000)

  chunks.shut()
  await submit()
  await console.send(uploadPaused())
  chunks.open()
  await console.advance(3000)
  await console.send(uploadResumed())
  await console.send(uploadSentToBackground({ project }))
  await console.advance(3000)
  await console.send(navigationRequested({ to: `/projects/${project}/instances-new` }))
  await console.advance(1000)
}
