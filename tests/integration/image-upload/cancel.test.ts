import { describe, expect, test } from 'vitest'
import { confirmAccepted, confirmDismissed, selectConfirmRequest } from '@/store/confirm/confirm'
import { cancelUpload } from '@/store/project/image-upload/actions'
import { selectUploadObstacle } from '@/store/project/image-upload/progress'
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
  upload,
  values,
  view,
  writes,
} from './support'

const CALLS: readonly (readonly [string, RegExp])[] = [
  ['Create temporary disk', /^POST \/v1\/disks\?/],
  ['Start import', /bulk-write-start/],
  ['Upload image file', /bulk-write$/],
  ['Finish import', /bulk-write-stop/],
  ['Finalize disk and create snapshot', /finalize/],
  ['Finalize disk and create snapshot', /^GET \/v1\/snapshots\/tmp/],
]

describe('a cancelled upload', () => {
  test.each(CALLS)(
    'leaves nothing behind if cancelled during “%s” (%s)',
    async (label, pattern) => {
      const { hold, arrived, open } = gate(pattern)
      const console = await openForm({ hold })
      await upload(console)
      expect(arrived()).toBeGreaterThan(0)
      expect(view(console)).toMatchObject({ phase: 'running', doing: label })

      await console.send(cancelUpload('web-os'))
      await console.send(confirmAccepted())
      expect(selectConfirmRequest(console.state())).toBeNull()
      expect(form(console)).toMatchObject({ value: { open: 'dirty' }, context: { values } })
      expect(form(console)?.context.values.file).toMatchObject({ id: 'disk', size: 3 * MIB })
      open()
      await console.settle()
      expect(machine(console)?.value).toBe('idle')
      expect(await leftovers(console)).toEqual([])
      expect(await kept(console, 'images')).not.toContainEqual(
        expect.objectContaining({ name: 'web-os' }),
      )
    },
  )

  test.each(CALLS.slice(0, 4))(
    'can be submitted again if cancelled during “%s”',
    async (_label, pattern) => {
      const { hold, open } = gate(pattern)
      const console = await openForm({ hold })
      await upload(console)
      await console.send(cancelUpload('web-os'))
      await console.send(confirmAccepted())
      open()
      await console.settle()
      await submit(console)
      expect(statuses(console)).toEqual(Array(8).fill('complete'))
      expect(await leftovers(console)).toEqual([])
    },
  )

  test('blocks the form while it is being cleaned up', async () => {
    const { hold, open } = gate(/finalize/)
    const console = await openForm({ hold })
    await upload(console)
    await console.send(cancelUpload('web-os'))
    await console.send(confirmAccepted())
    expect(selectUploadObstacle(console.state(), project)).toMatch(/is being removed/)
    expect(console.asksBeforeUnload()).toBe(true)
    open()
    await console.settle()
    expect(selectUploadObstacle(console.state(), project)).toBeNull()
  })

  test('continues if the confirmation is dismissed', async () => {
    const { hold, open } = gate(/bulk-write$/)
    const console = await openForm({ hold })
    await upload(console)
    await console.send(cancelUpload('web-os'))
    await console.send(confirmDismissed())
    expect(view(console)?.phase).toBe('running')
    open()
    await console.settle()
    expect(view(console)?.phase).toBe('done')
  })

  test('can no longer be cancelled once the image is being created, which closes the dialog', async () => {
    const sending = gate(/bulk-write$/)
    const making = gate(/POST \/v1\/images/)
    const console = await openForm({
      hold: request => sending.hold(request) ?? making.hold(request),
    })
    await upload(console)
    await console.send(cancelUpload('web-os'))
    expect(selectConfirmRequest(console.state())?.title).toBe('Cancel upload')
    sending.open()
    await console.settle()
    expect(making.arrived()).toBe(1)
    expect(selectConfirmRequest(console.state())).toBeNull()
    expect(view(console)?.isFinal).toBe(true)
    making.open()
    await console.settle()
    expect(view(console)?.phase).toBe('done')
  })

  test('sends no more chunks, and aborts those in flight', async () => {
    const { hold } = gate(/bulk-write$/)
    const console = await openForm({ hold, files: { disk: fileOf(20 * MIB).file } })
    await upload(console, { file: { id: 'disk', name: 'disk.raw', size: 20 * MIB } })
    expect(writes(console)).toHaveLength(6)
    await console.send(cancelUpload('web-os'))
    await console.send(confirmAccepted())
    await console.advance(60_000)
    expect(writes(console)).toHaveLength(6)
    expect(machine(console)?.value).toBe('idle')
    expect(await leftovers(console)).toEqual([])
  })
})
