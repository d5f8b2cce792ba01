import { UPLOAD_CHUNK_BYTES } from '@/lib/limits'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import { selectUploadView } from '@/store/project/image-upload/progress'
import { startConsole, type TestConsole, type TestFile } from '#tests/support/console'

export const project = 'mock-project'
export const path = `/projects/${project}/images-new`

/** A file of `size` bytes; its chunks contain ones, or zeros where `isEmpty`. */
export const fileOf = (size: number, isEmpty: (chunk: number) => boolean = () => false) => {
  const read: number[] = []
  const file: TestFile = {
    slice(start, end) {
      const chunk = Math.floor(start / UPLOAD_CHUNK_BYTES)
      read.push(chunk)
      return new Uint8Array(Math.max(Math.min(end, size) - start, 0)).fill(isEmpty(chunk) ? 0 : 1)
    },
  }
  return { file, read, size }
}

export const MIB = 1024 * 1024

type Options = Partial<Parameters<typeof startConsole>[0]>

export const openForm = (options: Options = {}) =>
  startConsole({ path, files: { disk: fileOf(3 * MIB).file }, ...options })

export const values = {
  name: 'web-os',
  description: 'For the web',
  os: 'debian',
  version: '13',
}

/** A console with or without a page. */
type Sender = Pick<TestConsole, 'send'>

/** Chooses the file with this id. */
export const choose = (console: Sender, size = 3 * MIB, id = 'disk') =>
  console.send(
    formChanged({ form: 'imageUpload', values: { file: { id, name: `${id}.raw`, size } } }),
  )

export const fill = (console: Sender, changed: Record<string, unknown> = {}) =>
  console.send(formChanged({ form: 'imageUpload', values: { ...values, ...changed } }))

export const submit = (console: Sender) => console.send(formSubmitted({ form: 'imageUpload' }))

export const upload = async (console: TestConsole, changed: Record<string, unknown> = {}) => {
  await choose(console)
  await fill(console, changed)
  await submit(console)
}

export const view = (console: TestConsole) => selectUploadView(console.state())
export const statuses = (console: TestConsole) => view(console)?.steps.map(({ status }) => status)
export const form = (console: TestConsole) => selectForm(console.state(), 'imageUpload')
export const machine = (console: TestConsole) => console.state().actors.imageUpload

/** The disks, snapshots or images that the backend stores. */
export const kept = async (
  console: TestConsole,
  kind: 'disks' | 'snapshots' | 'images',
): Promise<{ name: string; description: string; size: number }[]> => {
  const url = `/v1/${kind}?project=${project}&limit=1000`
  const { body } = await console.backend.handle({ method: 'GET', url, headers: {}, body: null })
  return JSON.parse(body).items
}

/** The names of temporary resources that uploads have not removed. */
export const leftovers = async (console: TestConsole) => {
  const all = [...(await kept(console, 'disks')), ...(await kept(console, 'snapshots'))]
  return all.map(({ name }) => name).filter(name => name.startsWith('tmp-'))
}

export const toasts = (console: TestConsole) =>
  console.state().toasts.shown.map(({ title, content }) => {
    const text = content.map(part => (typeof part === 'string' ? part : Object.values(part)[0]))
    return `${title ?? ''}: ${text.join('')}`
  })

export const writes = (console: TestConsole) =>
  console.requests.filter(({ url }) => url.endsWith('/bulk-write'))
