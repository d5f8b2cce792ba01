import { describe, expect, test } from 'vitest'
import { plainText } from '@/lib/rich-text'
import { GIB } from '@/lib/size'
import { formCancelled, formChanged, formSubmitted } from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import { selectAttachableDisks } from '@/store/project/instance-storage/attach.form'
import { startConsole, type TestConsole } from '#tests/support/console'
import {
  choose,
  chooseAndConfirm,
  countOf,
  pageOf,
  reasonsOf,
  recordOf,
  storageOf,
  toastsOf,
} from './support'

const MOCK = 'mock-project'
const open = (name = 'db1', project = MOCK) =>
  startConsole({ path: `/projects/${project}/instances/${name}/storage` })

const storage = (console: TestConsole) => storageOf(console, MOCK, 'db1')
const namesOf = (console: TestConsole) => ({
  boot: storage(console).bootDisk?.name,
  others: storage(console).others.map(({ name }) => name),
})
const outlook = (console: TestConsole) => plainText(storage(console).withoutBootDisk)

/** Opens the storage of db1 and stops the instance from the header. */
const openStopped = async () => {
  const console = await open()
  await chooseAndConfirm(console, pageOf(console, MOCK, 'db1').buttons, 'Stop')
  await console.advance(4000)
  return console
}

test('the available actions follow the state of the instance', async () => {
  const console = await open()
  expect(namesOf(console)).toEqual({ boot: 'disk-1', others: ['disk-2'] })
  const reasons = () => ({
    boot: Object.keys(reasonsOf(storage(console).bootDisk?.actions ?? [])),
    other: Object.keys(reasonsOf(storage(console).others[0]?.actions ?? [])),
    adding: Object.keys(reasonsOf(storage(console).adding)),
  })
  expect(reasons()).toEqual({
    boot: ['Unset as boot disk', 'Detach'],
    other: ['Set as boot disk', 'Detach'],
    adding: ['Attach existing disk', 'Create disk'],
  })
  await chooseAndConfirm(console, pageOf(console, MOCK, 'db1').buttons, 'Stop')
  await console.advance(4000)
  expect(reasons()).toEqual({ boot: ['Detach'], other: [], adding: [] })
})

test('the boot disk can be changed, unset, set and detached, and the page explains what boots', async () => {
  const console = await openStopped()
  const record = () => recordOf(console.backend.backendState.db.instances, 'db1')
  const { ncpus, memory } = record()

  await chooseAndConfirm(console, storage(console).others[0]?.actions, 'Set as boot disk')
  expect(namesOf(console)).toEqual({ boot: 'disk-2', others: ['disk-1'] })
  expect(record()).toMatchObject({ ncpus, memory })

  await chooseAndConfirm(console, storage(console).bootDisk?.actions, 'Unset as boot disk')
  expect(namesOf(console)).toEqual({ boot: undefined, others: ['disk-1', 'disk-2'] })
  expect(outlook(console)).toContain('recommended')

  await chooseAndConfirm(console, storage(console).others[0]?.actions, 'Detach')
  expect(namesOf(console)).toEqual({ boot: undefined, others: ['disk-2'] })
  expect(outlook(console)).toContain('boot from disk-2')
  expect(toastsOf(console).at(-1)).toEqual({ variant: 'success', text: 'Disk disk-1 detached' })

  await chooseAndConfirm(console, storage(console).others[0]?.actions, 'Set as boot disk')
  expect(namesOf(console)).toEqual({ boot: 'disk-2', others: [] })

  await chooseAndConfirm(console, storage(console).bootDisk?.actions, 'Unset as boot disk')
  await chooseAndConfirm(console, storage(console).others[0]?.actions, 'Detach')
  expect(namesOf(console)).toEqual({ boot: undefined, others: [] })
  expect(outlook(console)).toContain('Attach a disk')

  const puts = console.requests.filter(({ method }) => method === 'PUT')
  expect(puts.every(({ url }) => !url.includes('project='))).toBe(true)
})

describe('attaching a disk', () => {
  const form = 'diskAttach'
  const openForm = async () => {
    const console = await openStopped()
    await choose(console, storage(console).adding, 'Attach existing disk')
    return console
  }

  test('requires a disk, and offers the free ones', async () => {
    const console = await openForm()
    const offered = selectAttachableDisks(console.state(), MOCK).map(({ value }) => value)
    expect(offered).toContain('disk-3')
    expect(offered).not.toContain('disk-1')
    await console.send(formSubmitted({ form }))
    expect(selectForm(console.state(), form)?.context.errors).toEqual({
      disk: 'Disk name is required',
    })
  })

  test('shows the disk in the table', async () => {
    const console = await openForm()
    await console.send(formChanged({ form, values: { disk: 'disk-3' } }))
    await console.send(formSubmitted({ form }))
    expect(selectForm(console.state(), form)).toBeUndefined()
    expect(namesOf(console).others).toEqual(['disk-2', 'disk-3'])
    expect(toastsOf(console).slice(1)).toMatchObject([{ text: 'Disk disk-3 attached' }])
  })

  test('removes the disk from the free ones, and detaching makes it free again', async () => {
    const console = await openForm()
    const offered = async () => {
      await choose(console, storage(console).adding, 'Attach existing disk')
      return selectAttachableDisks(console.state(), MOCK).map(({ value }) => value)
    }
    await console.send(formChanged({ form, values: { disk: 'disk-3' } }))
    await console.send(formSubmitted({ form }))
    expect(await offered()).not.toContain('disk-3')
    await console.send(formCancelled({ form }))
    await chooseAndConfirm(console, storage(console).others[1]?.actions, 'Detach')
    expect(await offered()).toContain('disk-3')
  })

  test('shows an error in the dialog, and in no toast', async () => {
    const console = await openForm()
    const { db } = console.backend.backendState
    db.disks.update(recordOf(db.disks, 'disk-3').id, { state: { state: 'faulted' } })
    await console.send(formChanged({ form, values: { disk: 'disk-3' } }))
    await console.send(formSubmitted({ form }))
    const message = selectForm(console.state(), form)?.context.failure?.message
    expect(message).toEqual(expect.any(String))
    expect(toastsOf(console).filter(({ variant }) => variant === 'error')).toEqual([])
  })
})

describe('creating a disk', () => {
  const form = 'diskCreate'
  const create = async (console: TestConsole, values: Record<string, unknown>) => {
    await choose(console, storage(console).adding, 'Create disk')
    await console.send(formChanged({ form, values }))
    await console.send(formSubmitted({ form }))
  }

  test('attaches the disk', async () => {
    const console = await openStopped()
    await create(console, { name: 'fresh', size: 20 })
    expect(selectForm(console.state(), form)).toBeUndefined()
    expect(storage(console).others).toMatchObject([
      { name: 'disk-2' },
      { name: 'fresh', size: 20 * GIB, state: { state: 'attached' } },
    ])
    expect(toastsOf(console).slice(1)).toEqual([{ variant: 'success', text: 'Disk fresh created' }])
  })

  test('attaches nothing after an error, and keeps the input', async () => {
    const console = await openStopped()
    await create(console, { name: 'disk-create-500' })
    expect(selectForm(console.state(), form)?.context).toMatchObject({
      failure: { message: expect.any(String) },
      values: { name: 'disk-create-500' },
    })
    expect(countOf(console, 'POST', '/v1/instances/db1/disks/attach')).toBe(0)
    expect(toastsOf(console).slice(1)).toEqual([])
  })

  test('leaves the disk detached if attaching fails', async () => {
    const console = await openStopped()
    const { db } = console.backend.backendState
    await choose(console, storage(console).adding, 'Create disk')
    db.instances.update(recordOf(db.instances, 'db1').id, { runState: 'running' })
    await console.send(formChanged({ form, values: { name: 'fresh' } }))
    await console.send(formSubmitted({ form }))
    expect(toastsOf(console).filter(({ variant }) => variant === 'error')).toMatchObject([
      { title: 'Could not attach disk' },
    ])
    expect(recordOf(db.disks, 'fresh').state.state).toBe('detached')
  })
})

describe('a snapshot', () => {
  test('of an attached disk is named after the disk', async () => {
    const console = await open()
    await choose(console, storage(console).bootDisk?.actions, 'Snapshot')
    const [toast] = toastsOf(console)
    expect(toast?.text).toMatch(/^Snapshot disk-1-[0-9a-f]{6} created$/)
    const name = toast?.text.split(' ')[1] ?? ''
    expect(recordOf(console.backend.backendState.db.snapshots, name).description).toBe('')
  })

  test('that fails shows one toast', async () => {
    const console = await openStopped()
    await choose(console, storage(console).adding, 'Attach existing disk')
    await console.send(formChanged({ form: 'diskAttach', values: { disk: 'disk-snapshot-error' } }))
    await console.send(formSubmitted({ form: 'diskAttach' }))
    const rigged = storage(console).others.find(({ name }) => name === 'disk-snapshot-error')
    await choose(console, rigged?.actions, 'Snapshot')
    expect(toastsOf(console).slice(2)).toMatchObject([
      { variant: 'error', title: 'Could not create snapshot' },
    ])
  })

  test('of the same disk gets another name', async () => {
    const console = await open()
    await choose(console, storage(console).bootDisk?.actions, 'Snapshot')
    await choose(console, storage(console).bootDisk?.actions, 'Snapshot')
    const [first, second] = toastsOf(console)
    expect(second?.text).toMatch(/created$/)
    expect(second?.text).not.toBe(first?.text)
  })
})

test('an instance with eight disks cannot get another', async () => {
  const console = await open('granite', 'rock-garden')
  await chooseAndConfirm(console, pageOf(console, 'rock-garden', 'granite').buttons, 'Stop')
  await console.advance(4000)
  const { bootDisk, others, adding } = storageOf(console, 'rock-garden', 'granite')
  expect(bootDisk?.name).toBe('granite-boot')
  expect(others).toHaveLength(7)
  expect(reasonsOf(adding)['Create disk']).toBe('An instance can have at most 8 disks')
})
