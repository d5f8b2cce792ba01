import { describe, expect, test } from 'vitest'
import { cacheKey } from '@/api/core/cache-key'
import type { Query, ResultOf } from '@/api/operations/table'
import type { Snapshot } from '@/api/generated/types'
import type { Release } from '@/api/releases/ladder'
import type { FormContext } from '@/store/forms/definition'
import { diskCreateForm, type DiskCreateValues } from '@/store/project/disks/create.form'
import type { ProjectForms } from '@/store/project/forms'
import { allSnapshotsQuery } from '@/store/project/queries'

const GIB = 2 ** 30

const snapshot: Snapshot = {
  id: 'snap',
  name: 'snap',
  description: '',
  diskId: 'd',
  projectId: 'p',
  size: 5 * GIB + 512,
  state: 'ready',
  timeCreated: '',
  timeModified: '',
}

const context = (release: Release): FormContext<ProjectForms['diskCreate']> => ({
  params: { project: 'web' },
  read: <Q extends Query>(query: Q) =>
    (cacheKey(query) === cacheKey(allSnapshotsQuery({ project: 'web' }))
      ? { items: [snapshot] }
      : undefined) as ResultOf<Q['endpoint']> | undefined,
  valuesOf: () => undefined,
  release,
})

const valuesWith = (changed: Partial<DiskCreateValues>): DiskCreateValues => ({
  ...diskCreateForm.initial(context(18)),
  name: 'data',
  ...changed,
})

const sent = (changed: Partial<DiskCreateValues>, release: Release = 18) => {
  const command = diskCreateForm.toCommand(valuesWith(changed), context(release), () => '')
  const { args } = command ?? {}
  return (args as { body: unknown }).body
}

const errors = (changed: Partial<DiskCreateValues>) =>
  diskCreateForm.check(valuesWith(changed), context(18))

describe('a local disk', () => {
  test('has neither a source nor a block size', () => {
    const chosen = { diskType: 'local', source: 'snapshot', snapshotId: 'snap' } as const
    expect(sent(chosen)).toEqual({
      name: 'data',
      description: '',
      size: 10 * GIB,
      diskBackend: { type: 'local' },
    })
  })

  test('has no largest size', () => {
    expect(errors({ diskType: 'local', size: 5000, source: 'image' })).toEqual({})
    expect(errors({ diskType: 'distributed', size: 5000 })).toEqual({ size: 'At most 1,023 GiB' })
    expect(errors({ diskType: 'local', size: 0 })).toEqual({ size: 'At least 1 GiB' })
  })
})

describe('a size that the server refuses', () => {
  const refuse = (changed: Partial<DiskCreateValues>, statusCode = 400) =>
    diskCreateForm.fieldErrors?.(
      { kind: 'error', message: 'Too large', statusCode },
      valuesWith(changed),
      context(18),
    )

  test('is that of a local disk, of which only the server knows the limit', () => {
    expect(refuse({ diskType: 'local' })).toEqual({ size: 'Too large' })
    expect(refuse({ diskType: 'local' }, 507)).toEqual({})
    expect(refuse({ diskType: 'distributed' })).toEqual({})
  })
})

describe('a form opened for a source', () => {
  const openedWith = (params: object) =>
    diskCreateForm.initial({ ...context(23), params: { project: 'web', ...params } })

  test('starts with it, and with a size in which it fits', () => {
    expect(openedWith({ snapshot: 'snap' })).toMatchObject({
      source: 'snapshot',
      snapshotId: 'snap',
      size: 10,
    })
  })

  test('starts blank if it is no longer there', () => {
    expect(openedWith({ snapshot: 'gone' })).toMatchObject({ source: 'blank', snapshotId: null })
    expect(openedWith({ image: 'gone' })).toMatchObject({ source: 'blank', imageId: null })
  })
})

describe('a read-only disk', () => {
  const chosen = { source: 'snapshot', snapshotId: 'snap', isReadOnly: true, size: 1 } as const

  test('has exactly the size of its source', () => {
    expect(errors(chosen)).toEqual({})
    expect(sent(chosen)).toMatchObject({
      size: 5 * GIB + 512,
      diskBackend: {
        type: 'distributed',
        diskSource: { type: 'snapshot', snapshotId: 'snap', readOnly: true },
      },
    })
  })

  test('is writable again without it, with the size that was entered', () => {
    const writable = { ...chosen, isReadOnly: false, size: 7 }
    expect(sent(writable)).toMatchObject({
      size: 7 * GIB,
      diskBackend: { diskSource: { readOnly: false } },
    })
  })

  test('becomes writable with another kind of source', () => {
    const values = valuesWith({ ...chosen, source: 'blank' })
    expect(diskCreateForm.adjust?.(values, ['source'], context(18))).toMatchObject({
      isReadOnly: false,
    })
  })
})

test('a disk of an older release has neither choice', () => {
  expect(sent({ source: 'snapshot', snapshotId: 'snap' }, 17)).toMatchObject({
    diskBackend: {
      type: 'distributed',
      diskSource: { type: 'snapshot', snapshotId: 'snap' },
    },
  })
  expect(JSON.stringify(sent({ source: 'snapshot', snapshotId: 'snap' }, 17))).not.toContain(
    'readOnly',
  )
})
