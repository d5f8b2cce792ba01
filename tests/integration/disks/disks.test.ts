import { describe, expect, test } from 'vitest'
import { selectData } from '@/api/core/api'
import { confirmAccepted } from '@/store/confirm/confirm'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { pageRequested } from '@/store/paging/slice'
import { selectPageItems } from '@/store/paging/selectors'
import { diskActions } from '@/store/project/disks/actions'
import { selectInstanceById } from '@/store/project/disks/by-id'
import { selectImageChoices } from '@/store/project/disks/choices'
import { instanceOf, selectDiskRows } from '@/store/project/disks/disks'
import { diskListQuery, instanceByIdQuery, allSnapshotsQuery } from '@/store/project/queries'
import { queriesWanted } from '@/store/queries/slice'
import { startConsole, type TestConsole } from '#tests/support/console'

const project = 'mock-project'
const path = `/projects/${project}/disks`

const disks = (console: TestConsole, of = project) =>
  selectPageItems(console.state(), diskListQuery({ project: of }))
const named = (console: TestConsole, name: string, of = project) => {
  const disk = disks(console, of).find(each => each.name === name)
  if (!disk) throw new Error(`There is no disk ${name} on the page.`)
  return disk
}
const actionOf = (console: TestConsole, name: string, id: string, of = project) =>
  diskActions(named(console, name, of), { project: of }).find(action => action.id === id)

const use = async (console: TestConsole, name: string, id: string, of = project) => {
  const action = actionOf(console, name, id, of)
  if (!action?.event || action.reason) throw new Error(`${id} of ${name} is not possible.`)
  await console.send(action.event)
}

const freeDisk = (console: TestConsole) => {
  const disk = disks(console).find(({ state }) => state.state === 'detached')
  if (!disk) throw new Error('No disk is free.')
  return disk.name
}

const toastTexts = (console: TestConsole) =>
  console
    .state()
    .toasts.shown.map(({ title, content }) =>
      [
        title,
        content.map(part => (typeof part === 'string' ? part : Object.values(part)[0])).join(''),
      ]
        .filter(Boolean)
        .join(': '),
    )

const MAY_BE_DONE = 'It may have been done anyway: check before you try again.'

describe('the list of disks', () => {
  test('resolves the instances that disks are attached to', async () => {
    const console = await startConsole({ path })
    const attached = selectDiskRows(console.state(), { project }).filter(
      ({ state }) => state.state === 'attached',
    )
    expect(attached.length).toBeGreaterThan(1)
    for (const disk of attached) {
      const instance = instanceOf(disk)
      const lookup = selectInstanceById(console.state(), project, instance ?? '')
      expect(lookup).toMatchObject({ status: 'found', item: { id: instance } })
    }
  })

  test('finds a deleted instance to be gone, without failing the page', async () => {
    const console = await startConsole({ path })
    const gone = '5e1f0000-0000-4000-8000-000000000000'
    await console.send(
      queriesWanted({ owner: 'cell', queries: [instanceByIdQuery({ instance: gone })] }),
    )
    expect(selectInstanceById(console.state(), project, gone)).toEqual({ status: 'gone' })
    expect(console.state().actors.navigation?.value).toBe('settled')
  })

  test('polls only while a disk is in transition', async () => {
    const console = await startConsole({ path })
    const reads = () => console.requests.filter(({ url }) => url.startsWith('/v1/disks?')).length
    const before = reads()
    await console.advance(10_000)
    expect(reads()).toBe(before)
    await use(console, freeDisk(console), 'snapshot')
    await console.advance(10_000)
    expect(reads()).toBeGreaterThan(before)
  })
})

describe('a disk', () => {
  test('shows a toast when a snapshot is requested, and another when it is created', async () => {
    const console = await startConsole({ path })
    const name = freeDisk(console)
    await use(console, name, 'snapshot')
    const [announced, done = ''] = toastTexts(console)
    expect(announced).toBe(`Creating snapshot of disk ${name}`)
    // Only one of them says that it is done.
    const variants = console.state().toasts.shown.map(({ variant }) => variant)
    expect(variants).toEqual(['info', 'success'])
    expect(done).toMatch(new RegExp(`^Snapshot ${name}-[0-9a-f]{6} created$`))
    const { link } = console.state().toasts.shown.at(-1) ?? {}
    expect(link).toEqual({
      label: 'View snapshot',
      to: `/projects/${project}/snapshots/${done.split(' ')[1]}`,
    })
  })

  test('disappears from the list when deleted, and a toast is shown', async () => {
    const console = await startConsole({ path })
    const name = freeDisk(console)
    await use(console, name, 'delete')
    await console.send(confirmAccepted())
    expect(disks(console).map(disk => disk.name)).not.toContain(name)
    expect(toastTexts(console)).toEqual([`Disk ${name} deleted`])
  })

  test('cannot be deleted while attached, with the reason to detach it first', async () => {
    const console = await startConsole({ path })
    const attached = disks(console).find(({ state }) => state.state === 'attached')
    const action = actionOf(console, attached?.name ?? '', 'delete')
    expect(JSON.stringify(action?.reason)).toContain('detach it')
  })

  test('can have its import cancelled in both import states only', async () => {
    const of = 'rock-garden'
    const console = await startConsole({ path: `/projects/${of}/disks` })
    await console.send(pageRequested({ list: diskListQuery({ project: of }), direction: 'next' }))
    for (const state of ['import_ready', 'importing_from_bulk_writes'] as const) {
      const disk = disks(console, of).find(
        ({ name, state: at }) => at.state === state && !name.endsWith('-500'),
      )
      await use(console, disk?.name ?? '', 'cancelImport', of)
      await console.send(confirmAccepted())
      expect(disks(console, of).map(({ id }) => id)).not.toContain(disk?.id)
      expect(console.state().actors.confirm?.value).toBe('closed')
    }
    const others = disks(console, of).filter(({ state }) => !state.state.startsWith('import'))
    for (const { name } of others)
      expect(actionOf(console, name, 'cancelImport', of)).toBeUndefined()
  })
})

describe('creating a disk', () => {
  const open = () => startConsole({ path: `${path}-new` })
  const fill = (console: TestConsole, values: Record<string, unknown>) =>
    console.send(formChanged({ form: 'diskCreate', values }))
  const submit = (console: TestConsole) => console.send(formSubmitted({ form: 'diskCreate' }))
  const form = (console: TestConsole) => console.state().actors['form/diskCreate']?.context

  test('sets the block size of a blank disk', async () => {
    const console = await open()
    await fill(console, { name: 'a-new-disk', blockSize: 512 })
    await submit(console)
    expect(console.history.current().path).toBe(path)
    expect(named(console, 'a-new-disk')).toMatchObject({ blockSize: 512, size: 10 * 2 ** 30 })
    expect(toastTexts(console)).toEqual(['Disk a-new-disk created'])
  })

  test('raises the size to the next multiple of ten for a larger source, up to the maximum', async () => {
    const console = await open()
    const offered = selectData(console.state(), allSnapshotsQuery({ project }))?.items ?? []
    const pick = async (gib: number) => {
      await fill(console, { snapshotId: offered.find(({ size }) => size === gib * 2 ** 30)?.id })
      return form(console)?.values.size
    }
    await fill(console, { source: 'snapshot' })
    expect(await pick(20)).toBe(20)
    expect(await pick(2)).toBe(20)
    expect(await pick(1023)).toBe(1023)
    await fill(console, { size: null })
    expect(await pick(2)).toBe(10)
  })

  test('restores the default block size when the source is blank again', async () => {
    const console = await open()
    await fill(console, { blockSize: 512 })
    await fill(console, { source: 'image' })
    await fill(console, { source: 'blank' })
    expect(form(console)?.values).toMatchObject({ blockSize: 4096, imageId: null })
  })

  test.each([
    [{ size: null }, 'Disk size is required'],
    [{ size: 0 }, 'At least 1 GiB'],
    [{ size: 1024 }, 'At most 1,023 GiB'],
  ])('rejects size %o: %s', async (values, message) => {
    const console = await open()
    await fill(console, { name: 'sized', ...values })
    await submit(console)
    expect(form(console)?.errors).toEqual({ size: message })
  })

  test('requires a source', async () => {
    const console = await open()
    await fill(console, { name: 'sourced', source: 'image' })
    await submit(console)
    expect(form(console)?.errors).toEqual({ imageId: 'Source image is required' })
  })

  test('keeps the input after a taken name and a server error', async () => {
    const console = await open()
    const taken = disks(console)[0]?.name ?? ''
    await fill(console, { name: taken, size: 20 })
    await submit(console)
    expect(form(console)).toMatchObject({
      failure: { message: 'Disk name already exists' },
      errors: { name: 'Name already exists' },
      values: { name: taken, size: 20 },
    })
    await fill(console, { name: 'disk-create-500' })
    await submit(console)
    expect(form(console)?.failure).toMatchObject({
      message: `The server failed (500): Internal Server Error. ${MAY_BE_DONE}`,
      requestId: expect.any(String) as unknown,
    })
    expect(console.history.current().path).toBe(`${path}-new`)
  })

  test('offers project images to a user who cannot list silo images', async () => {
    const cookie = `demo-user=${encodeURIComponent('Edda Tuff')}`
    const console = await startConsole({
      path: `${path}-new`,
      wire: (request, next) => next({ ...request, headers: { ...request.headers, cookie } }),
    })
    const choices = selectImageChoices(console.state(), project) ?? []
    expect(choices.map(({ label }) => label)).toContain('image-1')
    expect(choices.every(({ detail }) => detail.endsWith('Project image'))).toBe(true)
  })

  test('closes the form when another page opens', async () => {
    const console = await open()
    await console.send(navigationRequested({ to: '/projects' }))
    expect(form(console)).toBeUndefined()
  })
})
