import { expect, test } from 'vitest'
import { offeredAt } from '#tests/support/palette'

const MOCK = 'mock-project'
const PAGE = `/projects/${MOCK}/instances/db1`

const notOf = (instance: string) => (item: string) => !item.startsWith(`Instance ${instance} `)

test('the palette of the networking tab lists the actions of each address and interface, with reasons', async () => {
  const items = await offeredAt(`${PAGE}/networking`, MOCK)
  expect(items).toContain('Instance db1 | Attach floating IP')
  expect(items).toContain(
    'Instance db1 | Add network interface | The instance must be stopped to add a network interface',
  )
  expect(items.filter(notOf('db1'))).toEqual([
    'External IP cola-float | Copy IP address',
    `External IP cola-float | Check reachability | ${PAGE}/reachability?version=4&address=123.4.56.5`,
    'External IP cola-float | Detach',
    'External IP 123.4.56.0 | Copy IP address',
    `External IP 123.4.56.0 | Check reachability | ${PAGE}/reachability?version=4&address=123.4.56.0`,
    'External IP 123.4.56.0 | Detach',
    'Network interface my-nic | Make primary | This network interface is already the primary one',
    'Network interface my-nic | Edit | The instance must be stopped to edit a network interface',
    `Network interface my-nic | Check reachability | ${PAGE}/reachability?interface=my-nic`,
    'Network interface my-nic | Metrics | /projects/mock-project/metrics?preset=Interface+traffic%2C+drops&var-interface=21c021c0-0000-4000-8000-000000000001',
    'Network interface my-nic | Delete | The instance must be stopped to delete a network interface',
    `- | Go up to db1 | ${PAGE}/storage`,
  ])
})

test('the palette of the storage tab lists the actions of each disk, with reasons', async () => {
  const items = await offeredAt(`${PAGE}/storage`, MOCK)
  expect(items).toContain(
    'Instance db1 | Attach existing disk | The instance must be stopped to attach a disk',
  )
  expect(items.filter(notOf('db1'))).toEqual([
    'Disk disk-1 | Snapshot',
    'Disk disk-1 | Unset as boot disk | The instance must be stopped to change its boot disk',
    'Disk disk-1 | Detach | The boot disk cannot be detached: unset it as boot disk first',
    'Disk disk-2 | Snapshot',
    'Disk disk-2 | Set as boot disk | The instance must be stopped to change its boot disk',
    'Disk disk-2 | Detach | The instance must be stopped to detach a disk',
    `- | Go up to Instances | /projects/${MOCK}/instances`,
  ])
})
