import { formChanged, formSubmitted } from '@/store/forms/events'
import { confirmAccepted } from '@/store/confirm/events'
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

/** What only the file holds, again and again; every other MiB of it is empty. */
export const CONTENT = 'granite!'

/** The files that the upload job chooses, as `startConsole` takes them. */
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

/** Holds the chunks back while something is to be done in the middle of the upload. */
export const chunkGate = () => gate(/bulk-write$/)

/**
 * Uploads an image, as the views' events tell it: its name is taken first, then the upload is
 * cancelled, paused, and left to itself until the image is there to make an instance from. Starts at
 * `UPLOAD`, with the chunks held back by the gate.
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
