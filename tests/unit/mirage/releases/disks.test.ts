import { expect, it } from 'vitest'
import { diskSteps } from '@/mirage/releases/disks'
import { converting, failureOf } from './support/changes'

const convert = converting(diskSteps)

it('Before release 18, disks to create are distributed', () => {
  const diskSource = { type: 'blank', blockSize: 512 }
  expect(convert(18, 'POST /v1/disks', 'body', { name: 'a', size: 1, diskSource })).toEqual({
    name: 'a',
    size: 1,
    diskBackend: { type: 'distributed', diskSource },
  })
})

it('Before release 18, a local disk cannot be represented', () => {
  const distributed = { id: 'a', diskType: 'distributed' }
  const local = { id: 'b', diskType: 'local' }
  const call = 'GET /v1/instances/{instance}/disks'
  expect(convert(18, call, 'result', { items: [distributed] })).toEqual({ items: [distributed] })
  expect(
    failureOf(() => convert(18, call, 'result', { items: [distributed, local] })),
  ).toMatchObject({ status: 406, message: 'disk type variant not supported for client version' })
})
