import { describe, expect, test } from 'vitest'
import { UPLOAD_CHUNK_BYTES } from '@/lib/limits'
import { base64ByteLength } from '@/lib/base64'
import { GIB } from '@/lib/size'
import { uploadAcknowledged } from '@/store/project/image-upload/events'
import {
  choose,
  fileOf,
  fill,
  form,
  kept,
  leftovers,
  machine,
  MIB,
  openForm,
  statuses,
  submit,
  upload,
  view,
  writes,
} from './support'

describe('uploading a file as an image', () => {
  test('creates the image and removes the temporary disk and snapshot', async () => {
    const console = await openForm()
    await upload(console)
    expect(statuses(console)).toEqual(Array(8).fill('complete'))
    expect(view(console)).toMatchObject({ phase: 'done', percent: 100 })
    const images = await kept(console, 'images')
    expect(images.find(({ name }) => name === 'web-os')).toMatchObject({
      description: 'For the web',
      os: 'debian',
      version: '13',
      size: GIB,
    })
    expect(await leftovers(console)).toEqual([])
    await console.send(uploadAcknowledged())
    expect(view(console)).toBeNull()
  })

  test('sends every byte once, in chunks of the API’s size', async () => {
    const console = await openForm()
    await upload(console)
    const chunks = writes(console).map(({ body }) => JSON.parse(body ?? ''))
    expect(chunks.map(({ offset }) => offset)).toEqual(
      Array.from({ length: 6 }, (_, chunk) => chunk * UPLOAD_CHUNK_BYTES),
    )
    for (const { base64_encoded_data: data } of chunks)
      expect(base64ByteLength(data)).toBe(UPLOAD_CHUNK_BYTES)
  })

  test('sends a shorter last chunk', async () => {
    const size = UPLOAD_CHUNK_BYTES + 512
    const console = await openForm({ files: { disk: fileOf(size).file } })
    await choose(console, size)
    await fill(console)
    await submit(console)
    const last = JSON.parse(writes(console).at(-1)?.body ?? '')
    expect(base64ByteLength(last.base64_encoded_data)).toBe(512)
    expect(view(console)?.phase).toBe('done')
  })

  test('skips chunks of zeros, and counts them as done', async () => {
    const console = await openForm({ files: { disk: fileOf(3 * MIB, () => true).file } })
    await upload(console)
    expect(writes(console)).toEqual([])
    expect(view(console)).toMatchObject({ phase: 'done', percent: 100 })
    expect(machine(console)?.context).toMatchObject({ doneBytes: 3 * MIB, sentBytes: 0 })
  })

  test('leaves the form done, without a confirmation or a draft', async () => {
    const console = await openForm()
    await upload(console)
    expect(form(console)?.value).toBe('done')
    expect(console.asksBeforeUnload()).toBe(false)
    expect(console.state().drafts).toEqual([])
  })
})
