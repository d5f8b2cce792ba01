import { describe, expect, test } from 'vitest'
import { formChanged } from '@/store/forms/events'
import { GIB } from '@/lib/size'
import { choose, fileOf, fill, form, MIB, openForm, submit, upload, view, writes } from './support'

const errors = (console: Parameters<typeof form>[0]) => form(console)?.context.errors
const name = (console: Parameters<typeof form>[0]) => form(console)?.context.values.name

/** A file of zeros, with the given texts at their offsets. */
const marked = (size: number, marks: Record<number, string>) => {
  const bytes = new Uint8Array(size)
  for (const [offset, text] of Object.entries(marks))
    bytes.set(new TextEncoder().encode(text), Number(offset))
  return bytes
}

describe('the form of an image upload', () => {
  test('requires a name and a file, and clears each error when it is fixed', async () => {
    const console = await openForm()
    await submit(console)
    expect(errors(console)).toEqual({
      name: 'Name is required',
      file: 'Image file is required',
    })
    await console.send(formChanged({ form: 'imageUpload', values: { name: 'x' } }))
    expect(errors(console)).toEqual({ file: 'Image file is required' })
    await choose(console)
    expect(errors(console)).toEqual({})
    await console.send(formChanged({ form: 'imageUpload', values: { file: null } }))
    await submit(console)
    expect(errors(console)).toEqual({ file: 'Image file is required' })
    expect(view(console)).toBeNull()
  })

  test('accepts an empty description, OS and version', async () => {
    const console = await openForm()
    await upload(console, { description: '', os: '', version: '' })
    expect(view(console)?.phase).toBe('done')
  })

  test('suggests a name derived from the file name, but keeps a typed one', async () => {
    const console = await openForm({
      files: { Ubuntu_24: fileOf(MIB).file, 'Debian 13': fileOf(MIB).file },
    })
    await choose(console, MIB, 'Ubuntu_24')
    expect(name(console)).toBe('ubuntu-24')
    await choose(console, MIB, 'Debian 13')
    expect(name(console)).toBe('debian-13')
    await console.send(formChanged({ form: 'imageUpload', values: { name: 'mine' } }))
    await choose(console, MIB, 'Ubuntu_24')
    expect(name(console)).toBe('mine')
  })

  test.each([
    [0, 'The file is empty'],
    [1023 * GIB + 512, 'The file is larger than a disk can be: at most 1,023 GiB'],
    [1000, 'The size of the file, 1,000 bytes, must be a multiple of the block size, 512 bytes'],
  ])('rejects a file of %d bytes as soon as it is chosen', async (size, message) => {
    const console = await openForm({ files: { disk: fileOf(size).file } })
    await choose(console, size)
    expect(errors(console)).toEqual({ file: message })
    await fill(console)
    await submit(console)
    expect(view(console)).toBeNull()
  })

  test('validates the file again when the block size changes', async () => {
    const console = await openForm()
    await choose(console, 512)
    await fill(console, { blockSize: 2048 })
    expect(errors(console)).toEqual({})
    await submit(console)
    expect(errors(console)?.file).toMatch(/multiple of the block size, 2,048 bytes/)
  })

  test('reports a file that cannot be read', async () => {
    const console = await openForm({ files: {} })
    await choose(console)
    expect(errors(console)?.file).toBe('The file is no longer there. Choose it again.')
  })

  test.each([
    [{ 512: 'EFI PART' }, { efiOffset: 512, isBootableCd: false }],
    [{ 4096: 'EFI PART' }, { efiOffset: 4096, isBootableCd: false }],
    [
      { 2048: 'EFI PART', 0x8001: 'CD001' },
      { efiOffset: 2048, isBootableCd: true },
    ],
    [{ 0x8001: 'CD001' }, { efiOffset: null, isBootableCd: true }],
    [{ 513: 'EFI PART' }, { efiOffset: null, isBootableCd: false }],
  ])('detects what the file can boot from: %j', async (marks, findings) => {
    const console = await openForm({ files: { disk: marked(MIB, marks) } })
    await choose(console, MIB)
    expect(form(console)?.context.values.file).toMatchObject({ findings })
  })
})

describe('a taken name', () => {
  test('is reported before the upload starts, and can be changed', async () => {
    const console = await openForm()
    await upload(console, { name: 'image-1' })
    expect(view(console)).toBeNull()
    expect(form(console)?.context).toMatchObject({
      failure: { message: 'Image name already exists' },
      errors: { name: 'Name already exists' },
    })
    expect(console.requests.filter(({ method }) => method !== 'GET')).toEqual([])
    await fill(console, { name: 'image-free' })
    await submit(console)
    expect(form(console)?.context.errors).toEqual({})
    expect(view(console)?.phase).toBe('done')
  })

  test('cannot be detected while the API fails, which is reported', async () => {
    const console = await openForm({
      wire: (request, next) =>
        request.url.startsWith('/v1/images/')
          ? Promise.resolve({ status: 500, headers: {}, body: '{"message":"Out of order"}' })
          : next(request),
    })
    await upload(console)
    expect(form(console)?.context.failure?.message).toBe(
      'The server failed (500): Out of order. Try again in a moment.',
    )
    expect(writes(console)).toEqual([])
  })
})
