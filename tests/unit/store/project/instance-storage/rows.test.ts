import { describe, expect, test } from 'vitest'
import type { Disk, Instance } from '@/api/generated/types'
import { plainText } from '@/lib/rich-text'
import type { ConfirmRequest } from '@/machines/confirm/confirm.events'
import type { ActionViewModel } from '@/store/commands/action'
import type { CommandRequest } from '@/store/commands/events'
import { allDisksQuery, instanceViewQuery } from '@/store/project/queries'
import { instanceDisksQuery } from '@/store/project/instance-storage/queries'
import { selectAttachableDisks } from '@/store/project/instance-storage/attach.form'
import { selectStorage } from '@/store/project/instance-storage/instance-storage'
import { createCache } from '#tests/support/cache'
import { diskWith, instanceWith } from '#tests/support/objects'

const attached = (id: string): Disk =>
  diskWith({ id, name: `disk-${id}`, state: { state: 'attached', instance: 'i' } })

const storageOf = (given: Partial<Instance>, items: Disk[]) => {
  const { state, hold } = createCache()
  hold(
    instanceViewQuery({ project: 'web', instance: 'one' }),
    instanceWith({ id: 'i', name: 'one', runState: 'stopped', ...given }),
  )
  hold(instanceDisksQuery({ project: 'web', instance: 'one' }), { items })
  const storage = selectStorage(state(), { project: 'web', instance: 'one' })
  if (!storage) throw new Error('There is no storage.')
  return storage
}

const reasons = (actions: readonly ActionViewModel[] | undefined) =>
  Object.fromEntries(
    (actions ?? []).map(({ label, reason }) => [label, reason && plainText(reason)]),
  )

const commandOf = (actions: readonly ActionViewModel[] | undefined, id: string) => {
  const question = actions?.find(action => action.id === id)?.event?.payload as ConfirmRequest
  return { question, request: question.event.payload as CommandRequest }
}

describe('the disks of an instance', () => {
  test('are the boot disk and the others, in the order of the server', () => {
    const storage = storageOf({ bootDiskId: '2' }, [attached('1'), attached('2'), attached('3')])
    expect(storage.bootDisk?.name).toBe('disk-2')
    expect(storage.others.map(({ name }) => name)).toEqual(['disk-1', 'disk-3'])
  })

  test.each([
    [[], 'Attach a disk to be able to set a boot disk.'],
    [[attached('1')], 'The instance will boot from disk-1, its only disk.'],
    [
      [attached('1'), attached('2')],
      'Setting a boot disk is recommended unless the boot order is managed inside the guest.',
    ],
  ])('without a boot disk explain what boots', (disks, outlook) => {
    const storage = storageOf({ bootDiskId: null }, disks)
    expect(storage.bootDisk).toBeUndefined()
    expect(plainText(storage.withoutBootDisk)).toBe(outlook)
  })

  test('keep the identity of unchanged rows', () => {
    const { state, hold } = createCache()
    const instance = instanceWith({ bootDiskId: '1' })
    hold(instanceViewQuery({ project: 'web', instance: 'one' }), instance)
    hold(instanceDisksQuery({ project: 'web', instance: 'one' }), {
      items: [attached('1'), attached('2')],
    })
    const before = selectStorage(state(), { project: 'web', instance: 'one' })
    hold(instanceDisksQuery({ project: 'web', instance: 'one' }), {
      items: [attached('1'), { ...attached('2'), size: 5 }],
    })
    const after = selectStorage(state(), { project: 'web', instance: 'one' })
    expect(after?.bootDisk).toBe(before?.bootDisk)
    expect(after?.others[0]).not.toBe(before?.others[0])
  })
})

describe('the actions on an instance’s disks', () => {
  const disks = [attached('1'), attached('2')]

  test('are mostly disabled while the instance runs', () => {
    const { bootDisk, others, adding } = storageOf({ runState: 'running', bootDiskId: '1' }, disks)
    expect(reasons(bootDisk?.actions)).toEqual({
      Snapshot: undefined,
      'Unset as boot disk': 'The instance must be stopped to change its boot disk',
      Detach: 'The boot disk cannot be detached: unset it as boot disk first',
    })
    expect(reasons(others[0]?.actions)).toEqual({
      Snapshot: undefined,
      'Set as boot disk': 'The instance must be stopped to change its boot disk',
      Detach: 'The instance must be stopped to detach a disk',
    })
    expect(reasons(adding)).toEqual({
      'Attach existing disk': 'The instance must be stopped to attach a disk',
      'Create disk': 'The instance must be stopped to create and attach a disk',
    })
  })

  test('are enabled while it is stopped', () => {
    const { bootDisk, others, adding } = storageOf({ bootDiskId: '1' }, disks)
    expect(reasons(bootDisk?.actions)).toEqual({
      Snapshot: undefined,
      'Unset as boot disk': undefined,
      Detach: 'The boot disk cannot be detached: unset it as boot disk first',
    })
    expect(reasons(others[0]?.actions)).toEqual({
      Snapshot: undefined,
      'Set as boot disk': undefined,
      Detach: undefined,
    })
    expect(reasons(adding)).toEqual({
      'Attach existing disk': undefined,
      'Create disk': undefined,
    })
  })

  test('exclude attaching while it has failed', () => {
    const { others, adding } = storageOf({ runState: 'failed', bootDiskId: '1' }, disks)
    expect(reasons(others[0]?.actions).Detach).toBeUndefined()
    expect(reasons(adding)['Attach existing disk']).toContain('must be stopped')
  })

  test('also depend on the state of the disk', () => {
    const leaving = diskWith({ id: '2', state: { state: 'detaching', instance: 'i' } })
    const { others } = storageOf({ bootDiskId: '1' }, [attached('1'), leaving])
    expect(reasons(others[0]?.actions)).toEqual({
      Snapshot: 'Only detached or attached disks can be snapshotted',
      'Set as boot disk': 'Only attached disks can be set as boot disk',
      Detach: 'Only attached disks can be detached',
    })
  })

  test('exclude adding at eight disks', () => {
    const many = Array.from({ length: 8 }, (_, index) => attached(String(index)))
    expect(reasons(storageOf({}, many).adding)).toEqual({
      'Attach existing disk': 'An instance can have at most 8 disks',
      'Create disk': 'An instance can have at most 8 disks',
    })
  })
})

describe('changing the boot disk', () => {
  const kept = { ncpus: 4, memory: 8, autoRestartPolicy: 'never' } as const

  test('repeats all other values, by id', () => {
    const { others } = storageOf({ ...kept, bootDiskId: '1' }, [attached('1'), attached('2')])
    const { question, request } = commandOf(others[0]?.actions, 'setAsBootDisk')
    expect(question).toMatchObject({ title: 'Change boot disk', tone: 'primary' })
    expect(question.body.map(plainText).join(' ')).toContain('disk-2')
    expect(request).toMatchObject({
      errorTitle: 'Could not change boot disk',
      command: {
        endpoint: 'instanceUpdate',
        args: { path: { instance: 'i' }, body: { ...kept, bootDisk: '2' } },
      },
    })
    expect(request.success).toBeUndefined()
  })

  test('is called setting if there is none', () => {
    const { others } = storageOf({ bootDiskId: null }, [attached('1')])
    const { question, request } = commandOf(others[0]?.actions, 'setAsBootDisk')
    expect(question.title).toBe('Set boot disk')
    expect(request.errorTitle).toBe('Could not set boot disk')
  })

  test('by unsetting it keeps all other values', () => {
    const { bootDisk } = storageOf({ ...kept, bootDiskId: '1' }, [attached('1')])
    const { question, request } = commandOf(bootDisk?.actions, 'unsetAsBootDisk')
    expect(question).toMatchObject({ title: 'Unset boot disk', tone: 'primary' })
    expect(request).toMatchObject({
      errorTitle: 'Could not unset boot disk',
      command: { args: { path: { instance: 'i' }, body: { ...kept, bootDisk: null } } },
    })
  })

  test('detaching uses the id of the instance and the name of the disk', () => {
    const { others } = storageOf({}, [attached('1')])
    const { question, request } = commandOf(others[0]?.actions, 'detach')
    expect(question).toMatchObject({ title: 'Detach disk', tone: 'danger' })
    expect(request.command).toEqual({
      endpoint: 'instanceDiskDetach',
      args: { path: { instance: 'i' }, body: { disk: 'disk-1' } },
    })
  })
})

test('disks that are detached or being created can be attached', () => {
  const { state, hold } = createCache()
  hold(allDisksQuery({ project: 'web' }), {
    items: [
      diskWith({ id: '1', name: 'free' }),
      attached('2'),
      diskWith({ id: '3', name: 'new', state: { state: 'creating' }, diskType: 'local' }),
      diskWith({ id: '4', name: 'fixed', readOnly: true }),
    ],
  })
  expect(selectAttachableDisks(state(), 'web')).toEqual([
    { value: 'free', label: 'free', tags: [] },
    { value: 'new', label: 'new', tags: ['local'] },
    { value: 'fixed', label: 'fixed', tags: ['read-only'] },
  ])
})
