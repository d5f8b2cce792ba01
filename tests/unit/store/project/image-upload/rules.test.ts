import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameError } from '@/lib/name'
import { toApiError } from '@/api/core/errors'
import {
  blockSizeNotice,
  bootNotices,
  refusalOf,
  suggestedName,
  temporaryNames,
} from '@/store/project/image-upload/rules'

describe('the name suggested for a file', () => {
  test.each([
    ['Ubuntu_24.04.1-server.img', 'ubuntu-24-04-1-server'],
    ['debian-13-generic-amd64.raw.gz', 'debian-13-generic-amd64'],
    ['9front.iso', 'image-9front'],
    ['.iso', ''],
    ['___', ''],
    [`${'a'.repeat(62)}-b.img`, 'a'.repeat(62)],
  ])('%s becomes %s', (file, name) => {
    expect(suggestedName(file)).toBe(name)
  })

  test('is valid or empty for any file name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), file => {
        expect(nameError('Name', suggestedName(file), { required: false })).toBeUndefined()
      }),
    )
  })
})

const nothing = { efiOffset: null, isBootableCd: false }

describe('the notices about a file', () => {
  test('prefer the block size of EFI to that of a CD', () => {
    expect(blockSizeNotice(undefined, 512)).toBeUndefined()
    expect(blockSizeNotice(nothing, 512)).toBeUndefined()
    expect(blockSizeNotice({ efiOffset: 512, isBootableCd: true }, 512)).toBeUndefined()
    expect(blockSizeNotice({ efiOffset: 4096, isBootableCd: true }, 512)).toMatch(/EFI.*4,096.*512/)
    expect(blockSizeNotice({ efiOffset: null, isBootableCd: true }, 512)).toMatch(/2,048/)
    expect(blockSizeNotice({ efiOffset: null, isBootableCd: true }, 2048)).toBeUndefined()
  })

  test('mention a missing boot marker and compression', () => {
    const efi = { efiOffset: 512, isBootableCd: false } as const
    expect(bootNotices('a.img', efi)).toEqual([])
    expect(bootNotices('a.img', nothing)).toEqual([expect.stringMatching(/512, 2,048, or 4,096/)])
    expect(bootNotices('a.img.GZ', efi)).toEqual([expect.stringMatching(/compressed/)])
    expect(bootNotices('a.qcow2', nothing)).toHaveLength(2)
    expect(bootNotices('a.vmdk', { error: 'Gone' })).toEqual([])
  })
})

test('a failure is reported without the advice to check its effect, because the upload does that', () => {
  const asked = { host: 'rack.test', isChange: true }
  const body = { message: 'Internal Server Error', requestId: 'r-1' }
  expect(refusalOf(toApiError('diskCreate', asked, 500, body))).toEqual({
    message: 'The server failed (500): Internal Server Error.',
    isNameTaken: false,
    requestId: 'r-1',
  })
})

test('temporary names are random, unless the image is named after a fault of the backend', () => {
  let drawn = 0
  const draw = () => (drawn += 1)
  expect(temporaryNames('web', draw)).toEqual({
    diskName: 'tmp-for-image-1',
    snapshotName: 'tmp-snapshot-2',
  })
  expect(temporaryNames('import-stop-500', draw).diskName).toBe('import-stop-500')
})
