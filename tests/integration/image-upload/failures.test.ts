import { describe, expect, test } from 'vitest'
import type { WireRequest } from '@/ports/ports'
import {
  uploadAcknowledged,
  uploadPaused,
  uploadRequested,
  uploadResumed,
} from '@/store/project/image-upload/events'
import type { TestConsole } from '#tests/support/console'
import { gate } from '#tests/support/gate'
import {
  fileOf,
  form,
  kept,
  leftovers,
  machine,
  MIB,
  openForm,
  project,
  statuses,
  submit,
  toasts,
  upload,
  view,
  writes,
} from './support'

const ask = async (
  console: TestConsole,
  method: string,
  url: string,
  body?: object,
): Promise<{ status: number; body: { id: string } }> => {
  const request: WireRequest = {
    method,
    url,
    headers: { 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  }
  const answer = await console.backend.handle(request)
  return { status: answer.status, body: JSON.parse(answer.body || '{}') }
}

const SAID = 'The server failed (500): Internal Server Error.'
const CLEAN = 'Its temporary disk and snapshot are deleted: nothing is left behind.'

describe('a failed request', () => {
  test.each([
    ['disk-create-500', 0],
    ['import-start-500', 1],
    ['import-stop-500', 3],
    ['disk-finalize-500', 4],
  ])('%s marks its step, and returns to the form', async (name, row) => {
    const console = await openForm()
    await upload(console, { name })
    const expected = Array.from({ length: 8 }, (_, index) =>
      index < row ? 'complete' : index === row ? 'error' : 'ready',
    )
    expect(statuses(console)).toEqual(expected)
    expect(view(console)).toMatchObject({
      phase: 'failed',
      failure: { message: SAID, requestId: expect.any(String) as unknown },
    })
    await console.send(uploadAcknowledged())
    expect(view(console)).toBeNull()
    expect(form(console)).toMatchObject({ value: { open: 'dirty' }, context: { values: { name } } })
  })

  test('leaves nothing behind if cleanup succeeds', async () => {
    const console = await openForm()
    await upload(console, { name: 'disk-create-500' })
    expect(toasts(console)).toEqual([])
    expect(view(console)?.failure?.aftermath).toBe(CLEAN)
    await console.send(uploadAcknowledged())
    await upload(console, { name: 'import-start-500' })
    expect(await kept(console, 'disks')).not.toContainEqual(
      expect.objectContaining({ name: 'import-start-500' }),
    )
  })

  test('names what remains if cleanup fails', async () => {
    const console = await openForm()
    await upload(console, { name: 'disk-finalize-500' })
    expect(toasts(console)).toEqual([
      expect.stringMatching(/^Could not remove the temporary disk: The disk disk-finalize-500/),
    ])
    expect(console.state().toasts.shown[0]?.link?.to).toBe(`/projects/${project}/disks`)
    expect(view(console)?.failure?.aftermath).toBe('The temporary disk could not be removed.')
  })

  test('can be retried with the same file after cleanup', async () => {
    const { hold, open } = gate(/^DELETE \/v1\/disks/)
    let failures = 0
    const console = await openForm({
      hold,
      wire: (request, next) =>
        request.url.endsWith('/bulk-write-stop') && failures++ === 0
          ? Promise.resolve({ status: 500, headers: {}, body: '{}' })
          : next(request),
    })
    await upload(console)
    expect(view(console)?.failure?.retry).toBeNull()
    expect(view(console)?.failure?.aftermath).toMatch(/is being removed/)
    open()
    await console.settle()
    const { retry } = view(console)?.failure ?? {}
    await console.send(uploadRequested(retry!))
    expect(view(console)?.phase).toBe('done')
    expect((await kept(console, 'images')).map(({ name }) => name)).toContain('web-os')
  })

  test('shows the message of the API if it is meaningful', async () => {
    const size = 900 * 1024 ** 3
    const console = await openForm({ files: { disk: fileOf(size, () => true).file } })
    await ask(console, 'PUT', '/v1/system/silos/maze-war/quotas', { storage: 0 })
    await upload(console, { file: { id: 'disk', name: 'disk.raw', size } })
    expect(view(console)?.failure?.message).toMatch(/insufficient capacity|quota/i)
  })

  test('to find the snapshot marks the step that creates it', async () => {
    const { hold, open } = gate(/^GET \/v1\/snapshots\/tmp/)
    const console = await openForm({ hold })
    await upload(console)
    const [name = ''] = (await leftovers(console)).filter(each => each.startsWith('tmp-snapshot'))
    await ask(console, 'DELETE', `/v1/snapshots/${name}?project=${project}`)
    open()
    await console.settle()
    expect(statuses(console)?.[4]).toBe('error')
    expect(await leftovers(console)).toEqual([])
  })

  test('to create the image because its name was taken keeps the snapshot', async () => {
    const { hold, open } = gate(/POST \/v1\/images/)
    const console = await openForm({ hold })
    await upload(console)
    const [snapshot] = await kept(console, 'snapshots')
    const source = { type: 'snapshot', id: (snapshot as { id?: string } | undefined)?.id }
    const body = { name: 'web-os', description: '', os: '', version: '', source }
    await ask(console, 'POST', `/v1/images?project=${project}`, body)
    open()
    await console.settle()
    expect(statuses(console)?.[5]).toBe('error')
    const { message, keptSnapshot } = view(console)?.failure ?? {}
    expect(message).toMatch(/name already exists/)
    expect(await leftovers(console)).toEqual([keptSnapshot])
    expect(keptSnapshot).toMatch(/^tmp-snapshot-/)
  })

  test('to delete the disk says that the image was created', async () => {
    const { hold, open } = gate(/DELETE \/v1\/snapshots/)
    const console = await openForm({ hold })
    await upload(console)
    const [disk] = (await leftovers(console)).filter(each => each.startsWith('tmp-for-image'))
    await ask(console, 'DELETE', `/v1/disks/${disk}?project=${project}`)
    open()
    await console.settle()
    expect(statuses(console)?.[6]).toBe('error')
    expect(view(console)?.failure?.message).toMatch(/^The image has been created/)
    expect((await kept(console, 'images')).map(({ name }) => name)).toContain('web-os')
    expect(await leftovers(console)).toEqual([])
    expect(toasts(console)).toEqual([])
  })
})

describe('a failed chunk', () => {
  /** Fails the first `count` writes. */
  const failing = (count: number, status = 503): Parameters<typeof openForm>[0] => {
    let failed = 0
    return {
      wire: (request, next) => {
        if (!request.url.endsWith('/bulk-write') || failed >= count) return next(request)
        failed += 1
        return Promise.resolve({ status, headers: {}, body: '' })
      },
    }
  }

  test('is retried up to twice after a delay', async () => {
    const console = await openForm(failing(7))
    await upload(console)
    expect(view(console)?.phase).toBe('running')
    await console.advance(1000)
    await console.advance(2000)
    expect(view(console)?.phase).toBe('done')
    expect(writes(console)).toHaveLength(6 + 7)
    expect(await leftovers(console)).toEqual([])
  })

  test('fails the upload after three attempts', async () => {
    const console = await openForm()
    await upload(console, { name: 'import-write-500' })
    for (const second of [1, 2]) await console.advance(second * 1000)
    expect(statuses(console)?.slice(0, 4)).toEqual(['complete', 'complete', 'error', 'ready'])
    expect(view(console)?.failure?.message).toBe(SAID)
  })

  test('says how large requests are if a proxy refuses them', async () => {
    const console = await openForm(failing(Infinity, 413))
    await upload(console)
    for (const second of [1, 2]) await console.advance(second * 1000)
    expect(view(console)?.failure?.message).toMatch(
      /too large for .* \(413\).* Files are sent in requests of up to 700 kB\.$/,
    )
  })

  test('fails with an error about the file if the file is gone', async () => {
    const { file } = fileOf(3 * MIB)
    const gone = {
      slice: (start: number, end: number) => {
        if (start > 2 * MIB) throw new Error('The file could not be read.')
        return file.slice(start, end)
      },
    }
    const console = await openForm({ files: { disk: gone } })
    await upload(console)
    for (const second of [1, 2]) await console.advance(second * 1000)
    expect(view(console)?.failure?.message).toBe('The file could not be read.')
    expect(await leftovers(console)).toEqual([])
  })
})

describe('a lost connection', () => {
  test('interrupts the upload, which continues when it recovers', async () => {
    const { hold, open, arrived } = gate(/bulk-write$/)
    const console = await openForm({ hold, files: { disk: fileOf(20 * MIB).file } })
    await upload(console, { file: { id: 'disk', name: 'disk.raw', size: 20 * MIB } })
    expect(arrived()).toBe(6)
    console.setServer('down')
    await console.emit({ type: 'online', online: false })
    open()
    await console.advance(120_000)
    expect(view(console)).toMatchObject({ phase: 'unreachable' })
    console.setServer('up')
    await console.emit({ type: 'online', online: true })
    await console.advance(5000)
    expect(view(console)?.phase).toBe('done')
  })

  test('postpones the cleanup until it recovers', async () => {
    const { hold, open } = gate(/bulk-write-stop/)
    const console = await openForm({ hold })
    await upload(console)
    console.setServer('down')
    await console.emit({ type: 'online', online: false })
    open()
    await console.settle()
    expect(machine(console)?.value).not.toBe('idle')
    console.setServer('up')
    await console.emit({ type: 'online', online: true })
    await console.advance(60_000)
    expect(await leftovers(console)).toEqual([])
  })
})

describe('a paused upload', () => {
  test('sends nothing until it is resumed', async () => {
    const { hold, open } = gate(/bulk-write$/)
    const console = await openForm({ hold, files: { disk: fileOf(20 * MIB).file } })
    await upload(console, { file: { id: 'disk', name: 'disk.raw', size: 20 * MIB } })
    await console.send(uploadPaused())
    open()
    await console.advance(60_000)
    expect(view(console)).toMatchObject({ phase: 'paused', percent: 15, rate: null, left: null })
    expect(statuses(console)?.filter(status => status === 'running')).toEqual([])
    expect(statuses(console)).toContain('paused')
    expect(writes(console)).toHaveLength(6)
    await console.send(uploadResumed())
    expect(view(console)?.phase).toBe('done')
    expect(writes(console)).toHaveLength(40)
  })
})

test('a form can be submitted again after its upload failed', async () => {
  const console = await openForm()
  await upload(console, { name: 'import-stop-500' })
  await console.send(uploadAcknowledged())
  await upload(console, { name: 'better' })
  await submit(console)
  expect(view(console)?.phase).toBe('done')
})
