import { describe, expect, test } from 'vitest'
import { formDismissRequested, formRequested } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { selectPageItems } from '@/store/paging/selectors'
import { selectSnapshottableDisks } from '@/store/project/snapshots/create.form'
import { snapshotListQuery } from '@/store/project/queries'
import { startConsole, type TestConsole } from '#tests/support/console'
import {
  callBackend,
  fill,
  formOf,
  path,
  submit,
  toastLink,
  toastTexts,
} from '#tests/support/storage'

const FORM = 'snapshotCreate'
const project = 'rock-garden'
const snapshots = `/projects/${project}/snapshots`

const open = () => startConsole({ path: `${snapshots}-new` })

const send = async (console: TestConsole, values: Record<string, unknown>) => {
  await fill(console, FORM, values)
  await submit(console, FORM)
}

const errors = (console: TestConsole) => formOf(console, FORM)?.errors

describe('creating a snapshot', () => {
  test('offers only disks in a state that allows snapshots', async () => {
    const console = await open()
    const offered = selectSnapshottableDisks(console.state(), project).map(({ value }) => value)
    expect(offered).toEqual(expect.arrayContaining(['granite-boot', 'at-hand']))
    for (const name of ['being-made', 'broken', 'finalizing', 'in-maintenance', 'ready-to-import'])
      expect(offered).not.toContain(name)
  })

  test('returns to the list, and the toast links to the snapshot', async () => {
    const console = await open()
    await send(console, { name: 'before-lunch', description: 'Still warm', disk: 'at-hand' })
    expect(path(console)).toBe(snapshots)
    expect(toastTexts(console)).toEqual(['Snapshot before-lunch created'])
    expect(toastLink(console)?.to).toBe(`${snapshots}/before-lunch`)
    const made = () =>
      selectPageItems(console.state(), snapshotListQuery({ project })).find(
        ({ name }) => name === 'before-lunch',
      )
    expect(made()).toMatchObject({ description: 'Still warm', state: 'creating' })
    await console.advance(4_000)
    expect(made()?.state).toBe('ready')
  })

  test('requires a name and a disk before it sends a request', async () => {
    const console = await open()
    await send(console, { description: 'x'.repeat(513) })
    expect(errors(console)).toEqual({
      name: 'Name is required',
      description: 'Must be at most 512 characters',
      disk: 'Disk is required',
    })
    expect(console.requests.filter(({ method }) => method === 'POST')).toEqual([])
  })

  test('shows the error of a taken name above the form and at the field', async () => {
    const console = await open()
    await send(console, { name: 'before-the-upgrade', disk: 'at-hand' })
    expect(formOf(console, FORM)).toMatchObject({
      failure: { message: 'Snapshot name already exists' },
      errors: { name: 'Name already exists' },
      values: { name: 'before-the-upgrade', disk: 'at-hand' },
    })
  })

  test('says to try again if the disk has become busy', async () => {
    const console = await open()
    const quicker = { name: 'quicker', description: '', disk: 'at-hand' }
    await callBackend(console, 'POST', `/v1/snapshots?project=${project}`, quicker)
    await send(console, { name: 'slower', disk: 'at-hand' })
    expect(formOf(console, FORM)?.failure?.message).toMatch(
      /\. The disk is busy: try again in a moment\.$/,
    )
    expect(formOf(console, FORM)?.values).toMatchObject({ name: 'slower', disk: 'at-hand' })
  })

  test('has the disk preselected over the list of disks, and stays there', async () => {
    const disks = `/projects/${project}/disks`
    const console = await startConsole({ path: disks })
    await console.send(formRequested({ form: FORM, params: { project, disk: 'at-hand' } }))
    expect(formOf(console, FORM)?.values).toMatchObject({ name: '', disk: 'at-hand' })
    await send(console, { name: 'by-hand' })
    expect(path(console)).toBe(disks)
    expect(formOf(console, FORM)).toBeUndefined()
    expect(toastLink(console)).toEqual({
      label: 'View snapshot',
      to: `${snapshots}/by-hand`,
    })
    await console.send(navigationRequested({ to: `${snapshots}/by-hand` }))
    expect(console.state().actors.navigation?.context.error).toBeNull()
  })

  test('returns to the list if the form is dismissed unchanged', async () => {
    const console = await open()
    await console.send(formDismissRequested({ form: FORM }))
    expect(path(console)).toBe(snapshots)
  })
})
