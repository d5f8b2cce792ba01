import { describe, expect, test } from 'vitest'
import { browserFiles } from '@/browser/files'
import { readChunk } from '@/browser/file-chunk'

const blob = (bytes: readonly number[]) => new Blob([new Uint8Array(bytes)])

describe('a chunk of a file', () => {
  test('is read as base64', async () => {
    expect(await readChunk(blob([1, 2, 3]))).toBe('AQID')
  })

  test.each([[[]], [[0]], [[0, 0, 0, 0]], [[0, 0, 0, 0, 0, 0, 0]]])(
    'is null if all bytes are zero: %j',
    async bytes => {
      expect(await readChunk(blob(bytes))).toBeNull()
    },
  )

  test.each([[[0, 0, 0, 0, 0, 1]], [[0, 0, 0, 1, 0, 0, 0, 0]]])(
    'is not null if a byte is not zero: %j',
    async bytes => {
      expect(await readChunk(blob(bytes))).not.toBeNull()
    },
  )
})

describe('a chosen file', () => {
  const files = browserFiles()
  const { id } = files.keep(new File(['..EFI PART'], 'disk.raw'))

  test('is searched for markers, even beyond its end', async () => {
    const markers = [0, 2, 100].map(offset => ({ text: 'EFI PART', offset }))
    expect(await files.find(id, markers)).toEqual([false, true, false])
  })

  test('cannot be read once it was released', async () => {
    files.forget(id)
    await expect(files.find(id, [])).rejects.toThrow('no longer there')
    await expect(files.readChunk(id, 0, 1)).rejects.toThrow('no longer there')
  })
})
