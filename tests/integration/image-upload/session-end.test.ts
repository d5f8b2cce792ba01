import { describe, expect, test } from 'vitest'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { refreshRequested } from '@/store/queries/slice'
import { keptDataCleared } from '@/store/preferences/slice'
import { uploadAcknowledged, uploadSentToBackground } from '@/store/project/image-upload/events'
import { signOutRequested } from '@/store/session/session'
import { startConsole, type TestConsole } from '#tests/support/console'
import { gate } from '#tests/support/gate'
import {
  choose,
  fileOf,
  form,
  leftovers,
  machine,
  MIB,
  openForm,
  path,
  project,
  toasts,
  upload,
  values,
  view,
} from './support'

const IMAGES = `/projects/${project}/images`

/** Ends the session of a console, and returns what the next page load in its tab gets. */
const endSession = async (console: TestConsole) => {
  await console.signOutElsewhere()
  await console.send(refreshRequested())
  expect(console.left).toHaveLength(1)
  console.app.stop()
  return { kept: Object.fromEntries(console.storage), backend: console.backend }
}

/** An upload in the middle of its file. */
const uploading = async (hold = gate(/bulk-write$/).hold) => {
  const console = await openForm({ hold })
  await upload(console)
  return console
}

type Options = Partial<Parameters<typeof startConsole>[0]>

const back = (left: Options, options: Options = {}) =>
  startConsole({ path, files: { disk: fileOf(3 * MIB).file }, ...left, ...options })

describe('an upload that the end of the session cuts off', () => {
  test('is told and cleaned up, and its form is back and asks for the file', async () => {
    const first = await uploading()
    expect(await leftovers(first)).toHaveLength(1)
    const console = await back(await endSession(first))
    await console.advance(5_000)
    expect(view(console)).toMatchObject({
      phase: 'failed',
      failure: {
        message: 'Your session ended before the upload did.',
        aftermath: 'Its temporary disk and snapshot are deleted: nothing is left behind.',
        retry: null,
      },
    })
    expect(await leftovers(console)).toEqual([])
    expect(toasts(console)).toEqual([])
    await console.send(uploadAcknowledged())
    expect(form(console)?.context.values).toMatchObject(values)
    await console.send(formSubmitted({ form: 'imageUpload' }))
    expect(form(console)?.context.errors).toEqual({
      file: 'Choose the image file again (disk.raw)',
    })
    await choose(console)
    await console.send(formSubmitted({ form: 'imageUpload' }))
    await console.advance(5_000)
    expect(view(console)?.phase).toBe('done')
  })

  test('is told on another page, which leads back to it', async () => {
    const first = await uploading()
    await first.send(uploadSentToBackground({ project }))
    const left = await endSession(first)
    const console = await back(left, { path: IMAGES })
    expect(toasts(console)).toEqual([
      expect.stringContaining('Your session ended during the upload of the image web-os'),
    ])
    expect(console.state().toasts.shown[0]?.link?.to).toBe(path)
    console.app.stop()
    const again = await back({ ...left, kept: Object.fromEntries(console.storage) })
    await again.advance(5_000)
    expect(view(again)?.phase).toBe('failed')
    expect(form(again)?.context.values).toMatchObject(values)
    expect(await leftovers(again)).toEqual([])
  })

  test('tells that the image may exist if it was being created', async () => {
    const first = await uploading(gate(/^POST \/v1\/images/).hold)
    await first.advance(5_000)
    const console = await back(await endSession(first))
    await console.advance(5_000)
    expect(view(console)?.failure?.message).toContain('may have been created')
    expect(await leftovers(console)).toEqual([])
  })

  test('gives back the values even if it had failed', async () => {
    const first = await openForm()
    await choose(first)
    await first.send(
      formChanged({ form: 'imageUpload', values: { ...values, name: 'import-start-500' } }),
    )
    await first.send(formSubmitted({ form: 'imageUpload' }))
    await first.advance(5_000)
    expect(view(first)?.phase).toBe('failed')
    const message = view(first)?.failure?.message
    const console = await back(await endSession(first))
    await console.advance(5_000)
    expect(view(console)?.failure?.message).toBe(message)
    expect(form(console)?.context.values).toMatchObject({ name: 'import-start-500' })
  })

  test('is not shown to another person, and waits for its own', async () => {
    const left = await endSession(await uploading())
    const other = await back(left, { user: 'Clara Flint' })
    await other.advance(5_000)
    expect(machine(other)?.value).toBe('idle')
    expect(form(other)?.context.values).toMatchObject({ name: '', description: '' })
    expect(JSON.stringify(other.state())).not.toContain(values.name)
    other.app.stop()
    const console = await back({ ...left, kept: Object.fromEntries(other.storage) })
    await console.advance(5_000)
    expect(view(console)?.phase).toBe('failed')
    expect(await leftovers(console)).toEqual([])
  })

  test('is forgotten with everything that the browser keeps', async () => {
    const console = await back(await endSession(await uploading()), { path: IMAGES })
    await console.send(keptDataCleared({ source: 'test' }))
    expect([...console.storage.keys()].filter(key => /cut-off/.test(key))).toEqual([])
  })
})

test('signing out waits until what an upload has made is removed', async () => {
  const sent: string[] = []
  const console = await openForm({
    ...gate(/bulk-write$/),
    wire: (request, next) => {
      if (request.method !== 'GET') sent.push(`${request.method} ${request.url.split('?')[0]}`)
      return next(request)
    },
  })
  await upload(console)
  expect(await leftovers(console)).toHaveLength(1)
  await console.send(signOutRequested())
  await console.advance(5_000)
  expect(await leftovers(console)).toEqual([])
  expect(sent.slice(-2)).toEqual([
    expect.stringMatching(/^DELETE \/v1\/disks\//),
    'POST /v1/logout',
  ])
  expect(console.left).toEqual(['/login'])
})
