import { describe, expect, test } from 'vitest'
import { formCollected } from '@/store/forms/events'
import { diskCreateForm, type DiskCreateValues } from '@/store/project/disks/create.form'
import { diskPickForm, floatingIpPickForm } from '@/store/project/instance-create/pick.form'
import {
  networkInterfaceCreateForm,
  type NetworkInterfaceCreateValues,
} from '@/store/project/network-interfaces/create.form'
import { NO_TRANSIT_IP } from '@/store/project/network-interfaces/transit-ips'
import { sshKeyCreateForm } from '@/store/settings/ssh-keys/create.form'
import { contextWith, sshKey, valuesWith } from './context'
import { PUBLIC_KEY } from '#tests/support/ssh-key'

/* Forms over the page of a new instance that add to it. */

const noSuffix = () => ''
const over = (page: object = {}) =>
  contextWith({ params: { mode: 'collect' }, page: { ...valuesWith(page) } })

describe('a disk to create with the instance', () => {
  const disk: DiskCreateValues = {
    name: 'data',
    description: 'For the data',
    diskType: 'distributed',
    source: 'blank',
    blockSize: 512,
    snapshotId: null,
    imageId: null,
    isReadOnly: false,
    size: 20,
  }
  const item = {
    type: 'create',
    name: 'data',
    description: 'For the data',
    size: 20 * 2 ** 30,
    diskBackend: { type: 'distributed', diskSource: { type: 'blank', blockSize: 512 } },
  } as const

  test('is not sent, but added to the page', () => {
    expect(diskCreateForm.toCommand(disk, over(), noSuffix)).toBeNull()
    expect(diskCreateForm.succeeded(undefined as never, disk, over())).toEqual({
      followUps: [formCollected({ form: 'instanceCreate', field: 'disks', item })],
    })
  })

  test.each([
    ['of an existing disk', 'used-disk', {}],
    ['of the boot disk', 'boot', { bootDiskName: 'boot' }],
    ['of a disk already added', 'data', { disks: [item] }],
  ])('cannot have the name %s', (_whose, name, page) => {
    expect(diskCreateForm.check({ ...disk, name }, over(page))).toEqual({
      name: 'Name is already in use',
    })
    expect(diskCreateForm.check({ ...disk, name: 'other' }, over(page))).toEqual({})
  })
})

test('an existing disk is added to the page by its name', () => {
  expect(diskPickForm.check({ disk: '' }, over())).toEqual({ disk: 'Disk name is required' })
  expect(diskPickForm.toCommand({ disk: 'free-disk' }, over(), noSuffix)).toBeNull()
  expect(diskPickForm.succeeded(undefined, { disk: 'free-disk' }, over()).followUps).toEqual([
    formCollected({
      form: 'instanceCreate',
      field: 'disks',
      item: { type: 'attach', name: 'free-disk' },
    }),
  ])
})

test('a floating IP is added to the page by its name', () => {
  const chosen = { floatingIp: 'float-1' }
  expect(floatingIpPickForm.check({ floatingIp: '' }, over())).toHaveProperty('floatingIp')
  expect(floatingIpPickForm.toCommand(chosen, over(), noSuffix)).toBeNull()
  expect(floatingIpPickForm.succeeded(undefined, chosen, over()).followUps).toEqual([
    formCollected({ form: 'instanceCreate', field: 'floatingIps', item: 'float-1' }),
  ])
})

describe('a network interface', () => {
  const values: NetworkInterfaceCreateValues = {
    name: 'net1',
    description: '',
    vpcName: 'default',
    subnetName: 'default',
    versions: ['v4'],
    ipv4: '',
    ipv6: '',
    ip: '  ',
    transitIps: [],
    ...NO_TRANSIT_IP,
  }
  const item = {
    name: 'net1',
    description: '',
    vpcName: 'default',
    subnetName: 'default',
    ipConfig: { type: 'v4', value: { ip: { type: 'auto' } } },
  } as const
  const live = contextWith({ params: { instance: 'web-1' } })
  const check = (changed: Partial<NetworkInterfaceCreateValues>, page?: object) =>
    networkInterfaceCreateForm.check({ ...values, ...changed }, over(page))

  test('of a new instance is added to the page, without an empty address', () => {
    expect(networkInterfaceCreateForm.toCommand(values, over(), noSuffix)).toBeNull()
    expect(networkInterfaceCreateForm.succeeded(undefined, values, over()).followUps).toEqual([
      formCollected({ form: 'instanceCreate', field: 'networkInterfaces', item }),
    ])
  })

  test('of an existing instance is sent', () => {
    const typed = { ...values, ip: ' 172.30.0.9 ' }
    expect(networkInterfaceCreateForm.toCommand(typed, live, noSuffix)).toEqual({
      endpoint: 'instanceNetworkInterfaceCreate',
      args: {
        query: { project: 'web', instance: 'web-1' },
        body: {
          ...item,
          ipConfig: { type: 'v4', value: { ip: { type: 'explicit', value: '172.30.0.9' } } },
        },
      },
    })
    expect(networkInterfaceCreateForm.succeeded(undefined, values, live).followUps).toEqual([])
  })

  test('requires a name, a VPC and a subnet, and validates its address', () => {
    expect(check({})).toEqual({})
    expect(check({ name: '', vpcName: '', subnetName: '', ip: '10.0.0' })).toEqual({
      name: 'Name is required',
      vpcName: 'VPC is required',
      subnetName: 'Subnet is required',
      ip: 'Not a valid IP address',
    })
  })

  test('requires a unique name and subnet, in the same VPC as the others', () => {
    const page = { networkInterfaces: [item] }
    expect(check({}, page)).toEqual({
      name: 'Name is already in use',
      subnetName: 'Subnet is already in use',
    })
    expect(check({ name: 'net2', subnetName: 'other' }, page)).toEqual({})
    expect(Object.keys(check({ name: 'net2', vpcName: 'dmz', subnetName: 'a' }, page))).toEqual([
      'vpcName',
    ])
  })

  test('loses its subnet when the VPC changes', () => {
    const { adjust } = networkInterfaceCreateForm
    expect(adjust?.({ ...values, vpcName: 'dmz' }, ['vpcName'], live)).toEqual({ subnetName: '' })
    expect(adjust?.(values, ['name'], live)).toEqual({})
  })
})

describe('an SSH key', () => {
  const values = { name: 'laptop', description: '', publicKey: PUBLIC_KEY }
  const overPage = contextWith({ params: { mode: 'over' } })

  test('is created at once, for the user', () => {
    expect(sshKeyCreateForm.toCommand(values, overPage, noSuffix)).toEqual({
      endpoint: 'currentUserSshKeyCreate',
      args: { body: values },
    })
    expect(sshKeyCreateForm.check({ ...values, name: '', publicKey: ' ' }, overPage)).toEqual({
      name: 'Name is required',
      publicKey: 'Public key is required',
    })
  })

  test('returns to the list of keys, or is selected for the new instance under it', () => {
    const toast = { content: ['SSH key ', { emphasis: 'laptop' }, ' created'] }
    const onRoute = contextWith()
    const item = { form: 'instanceCreate', field: 'sshKeys', item: 'laptop-id' }
    expect(sshKeyCreateForm.succeeded(sshKey('laptop'), values, overPage)).toMatchObject({
      toast,
      followUps: [{ type: 'form/collected', payload: item }],
    })
    expect(sshKeyCreateForm.leaveTo?.(overPage.params)).toBeUndefined()
    expect(sshKeyCreateForm.succeeded(sshKey('laptop'), values, onRoute)).toEqual({
      toast,
      to: '/settings/ssh-keys',
    })
    expect(sshKeyCreateForm.leaveTo?.(onRoute.params)).toBe('/settings/ssh-keys')
  })
})
