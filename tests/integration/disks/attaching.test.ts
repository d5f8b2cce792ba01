import { describe, expect, test } from 'vitest'
import { plainText } from '@/lib/rich-text'
import { confirmAccepted, selectConfirmRequest } from '@/store/confirm/confirm'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import { selectDiskTargets } from '@/store/project/disks/attach-to.form'
import { selectDisk, selectDiskRows } from '@/store/project/disks/disks'
import { refreshRequested } from '@/store/queries/slice'
import { startConsole, type TestConsole } from '#tests/support/console'
import { recordOf, toastsOf } from '../instances/support'

const project = 'mock-project'
const LIST = `/projects/${project}/disks`
const form = 'diskAttachTo'

const rowOf = (console: TestConsole, name: string) => {
  const row = selectDiskRows(console.state(), { project }).find(each => each.name === name)
  if (!row) throw new Error(`There is no disk ${name}.`)
  return row
}
const actionOf = (console: TestConsole, name: string, id: string) =>
  rowOf(console, name).actions.find(action => action.id === id)
const reasonOf = (console: TestConsole, name: string, id: string) => {
  const reason = actionOf(console, name, id)?.reason
  return reason && plainText(reason)
}

const open = async ({ isStopped = true } = {}) => {
  const console = await startConsole({ path: LIST })
  const { db } = console.backend.backendState
  if (isStopped) db.instances.update(recordOf(db.instances, 'db1').id, { runState: 'stopped' })
  await console.send(refreshRequested())
  return { console, db }
}

describe('attaching a disk from its row', () => {
  test('asks for the instance, and says which can take it and why the others cannot', async () => {
    const { console, db } = await open()
    await console.send(actionOf(console, 'disk-3', 'attach')!.event!)
    const targets = selectDiskTargets(console.state())
    expect(targets.find(({ value }) => value === 'db1')).toMatchObject({
      detail: 'stopped',
      isDisabled: false,
    })
    const running = recordOf(db.instances, 'you-fail')
    db.instances.update(running.id, { runState: 'running' })
    await console.send(refreshRequested())
    expect(
      selectDiskTargets(console.state()).find(({ value }) => value === 'you-fail'),
    ).toMatchObject({
      detail: 'running: must be stopped first',
      isDisabled: true,
    })
    await console.send(formSubmitted({ form }))
    expect(selectForm(console.state(), form)?.context.errors).toEqual({
      instance: 'Instance is required',
    })
    await console.send(formChanged({ form, values: { instance: 'db1' } }))
    await console.send(formSubmitted({ form }))
    expect(selectForm(console.state(), form)).toBeUndefined()
    expect(rowOf(console, 'disk-3').state).toMatchObject({
      state: 'attached',
      instance: recordOf(db.instances, 'db1').id,
    })
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'Disk disk-3 attached to db1' }])
  })

  test('is not possible for an attached disk', async () => {
    const { console } = await open()
    expect(reasonOf(console, 'disk-1', 'attach')).toBe(
      'Only creating or detached disks can be attached',
    )
  })
})

describe('detaching a disk from its row', () => {
  test('asks, naming the instance, and detaches', async () => {
    const { console, db } = await open()
    db.instances.update(recordOf(db.instances, 'db1').id, { bootDiskId: null })
    await console.send(refreshRequested())
    expect(reasonOf(console, 'disk-1', 'detach')).toBeUndefined()
    await console.send(actionOf(console, 'disk-1', 'detach')!.event!)
    expect(selectConfirmRequest(console.state())?.body.map(plainText)).toEqual([
      'Are you sure you want to detach the disk disk-1?',
      'The instance db1 can no longer use it. The disk and its data are kept.',
    ])
    await console.send(confirmAccepted())
    expect(rowOf(console, 'disk-1').state.state).toBe('detached')
    expect(reasonOf(console, 'disk-1', 'detach')).toBe('Only attached disks can be detached')
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'Disk disk-1 detached' }])
  })

  test('needs a stopped instance that does not boot from it', async () => {
    const { console } = await open({ isStopped: false })
    expect(reasonOf(console, 'disk-2', 'detach')).toBe(
      'The instance must be stopped to detach a disk',
    )
    expect(reasonOf(console, 'disk-1', 'detach')).toBe(
      'The boot disk cannot be detached: unset it as boot disk first',
    )
  })
})

test('the panel of a disk has both actions', async () => {
  const console = await startConsole({ path: `${LIST}/disk-2` })
  const disk = selectDisk(console.state(), { project, disk: 'disk-2' })
  expect(disk?.actions.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['attach', 'detach']) as unknown,
  )
  expect(plainText(disk?.actions.find(({ id }) => id === 'detach')?.reason ?? '')).toBe(
    'The instance must be stopped to detach a disk',
  )
})
