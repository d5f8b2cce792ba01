import { describe, expect, test } from 'vitest'
import { GIB } from '@/lib/size'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import { selectResize } from '@/store/project/instance/resize'
import { startConsole, type TestConsole } from '#tests/support/console'
import { choose, pageOf, recordOf, rowOf, toastsOf } from './support'

const form = 'instanceResize'
const bodyOf = (console: TestConsole) => {
  const put = console.requests.find(({ method }) => method === 'PUT')
  return put?.body ? JSON.parse(put.body) : undefined
}
const type = (console: TestConsole, values: Record<string, unknown>) =>
  console.send(formChanged({ form, values }))
const submit = (console: TestConsole) => console.send(formSubmitted({ form }))

/** Starts the instance in the backend, unnoticed by the console. */
const startElsewhere = ({ backend: { backendState } }: TestConsole) =>
  backendState.db.instances.update(recordOf(backendState.db.instances, 'you-fail').id, {
    runState: 'running',
  })

describe('resizing from the list', () => {
  const openForm = async (project: string, name: string) => {
    const console = await startConsole({ path: `/projects/${project}/instances` })
    await choose(console, rowOf(console, project, name).actions, 'Resize')
    return console
  }

  test('shows the current size, resizes the instance, and links to it', async () => {
    const console = await openForm('mock-project', 'you-fail')
    expect(selectResize(console.state())).toMatchObject({
      current: 'Current (you-fail): 4 vCPUs / 6 GiB',
      canSubmit: false,
    })
    await type(console, { ncpus: 6, memory: 12 })
    await submit(console)
    expect(selectForm(console.state(), form)).toBeUndefined()
    expect(rowOf(console, 'mock-project', 'you-fail')).toMatchObject({
      ncpus: 6,
      memory: 12 * GIB,
    })
    expect(toastsOf(console)).toEqual([
      {
        variant: 'success',
        text: 'Instance you-fail resized',
        link: {
          label: 'View instance',
          to: '/projects/mock-project/instances/you-fail/storage',
        },
      },
    ])
  })

  test('keeps the boot disk and the auto-restart policy', async () => {
    const console = await openForm('rock-garden', 'big-iron')
    await type(console, { ncpus: 32 })
    await submit(console)
    const instance = recordOf(console.backend.backendState.db.instances, 'big-iron')
    expect(instance).toMatchObject({
      ncpus: 32,
      memory: 256 * GIB,
      autoRestartPolicy: 'best_effort',
    })
    expect(instance.bootDiskId).toEqual(expect.any(String))
    expect(bodyOf(console)).toMatchObject({
      auto_restart_policy: 'best_effort',
      boot_disk: instance.bootDiskId,
    })
  })

  test('shows an error in the open dialog', async () => {
    const console = await openForm('mock-project', 'you-fail')
    startElsewhere(console)
    await type(console, { ncpus: 6 })
    await submit(console)
    expect(selectForm(console.state(), form)?.context.failure?.message).toContain('stopped')
    expect(toastsOf(console)).toEqual([])
  })

  test('is blocked when polling finds the instance running', async () => {
    const console = await openForm('mock-project', 'you-fail')
    startElsewhere(console)
    await type(console, { ncpus: 6 })
    await console.advance(3000)
    expect(selectResize(console.state())).toMatchObject({
      blocked: expect.anything(),
      canSubmit: false,
    })
  })
})

test('resizing from the page updates the page', async () => {
  const path = '/projects/mock-project/instances'
  const console = await startConsole({ path: `${path}/you-fail/storage` })
  await choose(console, pageOf(console, 'mock-project', 'you-fail').menu, 'Resize')
  await type(console, { memory: 7 })
  await submit(console)
  expect(pageOf(console, 'mock-project', 'you-fail').memory).toBe(7 * GIB)
  expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'Instance you-fail resized' }])
})
