import { describe, expect, test } from 'vitest'
import { formCancelled, formSubmitted } from '@/store/forms/events'
import { guardAccepted, guardDismissed, navigationRequested } from '@/store/navigation/events'
import { selectIsNavigationGuarded } from '@/store/navigation/selectors'
import { recordOf, toastsOf } from '../instances/support'
import {
  fill,
  formOf,
  MOCK,
  openPage,
  projectImage,
  sentBody,
  siloImage,
  storagePath,
  submit,
  valuesOf,
} from './support'

const HERE = `/projects/${MOCK}/instances-new`
const pathOf = (console: Awaited<ReturnType<typeof openPage>>) => console.history.current().path

describe('what the server refuses', () => {
  test('a name that is taken is said so, and another one is taken', async () => {
    const console = await openPage()
    await fill(console, { name: 'db1', ...siloImage })
    await submit(console)
    expect(formOf(console)?.failure?.message).toBe('Instance name already exists')
    expect(formOf(console)?.errors).toEqual({ name: 'Name already exists' })
    expect(pathOf(console)).toBe(HERE)

    await fill(console, { description: 'another one' })
    expect(formOf(console)?.errors).toEqual({ name: 'Name already exists' })
    await fill(console, { name: 'db3' })
    expect(formOf(console)?.errors).toEqual({})
    await submit(console)
    expect(pathOf(console)).toBe(storagePath('db3'))
  })

  test('a disk name taken meanwhile is not said of the instance', async () => {
    const console = await openPage()
    await fill(console, { name: 'web-1', ...siloImage, bootDiskName: 'boot' })
    const taken = { name: 'boot', description: '', size: 2 ** 30 }
    const source = { type: 'blank', block_size: 512 }
    await console.backend.handle({
      method: 'POST',
      url: `/v1/disks?project=${MOCK}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...taken, disk_source: source }),
    })
    await submit(console)
    expect(formOf(console)?.failure?.message).toBe('Disk name already exists')
    expect(formOf(console)?.errors).toEqual({})
  })

  test('a missing default pool can be read on the page', async () => {
    const console = await openPage()
    await fill(console, { name: 'no-default-pool', ...siloImage })
    await submit(console)
    expect(formOf(console)?.failure?.message).toBe('Not found: default IP pool for current silo')
    expect(pathOf(console)).toBe(HERE)
  })
})

test('what was not there when the page was refused is complained about at the next try only', async () => {
  const console = await openPage()
  await fill(console, siloImage)
  await submit(console)
  expect(Object.keys(formOf(console)?.errors ?? {})).toEqual(['name'])
  await fill(console, { name: 'web-1', networkInterfaceType: 'custom' })
  expect(formOf(console)?.errors).toEqual({})
  await submit(console)
  expect(Object.keys(formOf(console)?.errors ?? {})).toEqual(['networkInterfaces'])
})

describe('user data', () => {
  const text = '#cloud-config\nhostname: web\n'
  const userData = { id: 'file-1', name: 'init.yaml', size: text.length }

  test('is read when the instance is made', async () => {
    const console = await openPage({ files: { 'file-1': text } })
    await fill(console, { name: 'web-1', ...siloImage, userData })
    await submit(console)
    expect(sentBody(console).user_data).toBe(btoa(text))
    expect(recordOf(console.backend.backendState.db.instances, 'web-1').userData).toBe(btoa(text))
  })

  test('that cannot be read any more refuses the submission', async () => {
    const console = await openPage()
    await fill(console, { name: 'web-1', ...siloImage, userData })
    await submit(console)
    expect(formOf(console)?.errors).toEqual({
      userData: 'The file is no longer there. Choose it again.',
    })
    expect(sentBody(console)).toEqual({})
    await fill(console, { userData: null })
    await submit(console)
    expect(pathOf(console)).toBe(storagePath('web-1'))
  })
})

describe('leaving the page', () => {
  test('is asked about once something was typed, also when it is cancelled', async () => {
    const console = await openPage()
    await fill(console, { name: 'web-1' })
    await console.send(formCancelled({ form: 'instanceCreate' }))
    expect(selectIsNavigationGuarded(console.state())).toBe(true)
    await console.send(guardDismissed())
    expect(pathOf(console)).toBe(HERE)
    expect(valuesOf(console)?.name).toBe('web-1')

    await console.send(navigationRequested({ to: '/projects' }))
    await console.send(guardAccepted())
    expect(pathOf(console)).toBe('/projects')
    expect(formOf(console)).toBeUndefined()
  })

  test('is not asked about while nothing was, or no longer is', async () => {
    const console = await openPage()
    await fill(console, { name: 'web-1' })
    await fill(console, { name: '' })
    await console.send(formCancelled({ form: 'instanceCreate' }))
    expect(pathOf(console)).toBe(`/projects/${MOCK}/instances`)
  })

  test('is not asked about after the instance was made', async () => {
    const console = await openPage()
    await fill(console, { name: 'web-1', ...siloImage })
    await submit(console)
    await console.send(navigationRequested({ to: '/projects' }))
    expect(selectIsNavigationGuarded(console.state())).toBe(false)
    expect(pathOf(console)).toBe('/projects')
  })
})

/** `settle` would wait for what is held back, too. */
const arrivalAt = async (console: Awaited<ReturnType<typeof openPage>>, path: string) => {
  while (pathOf(console) !== path) {
    await console.elapse(10)
    await new Promise<void>(resolve => setImmediate(resolve))
  }
}

test.each([
  ['web-1', { variant: 'success', text: 'Instance web-1 created' }],
  ['db1', { variant: 'error', text: 'Instance name already exists' }],
])('whoever has left before %s was made stays where they went, and is told', async (name, said) => {
  let answer = () => {}
  const isAnswered = new Promise<void>(resolve => (answer = resolve))
  const console = await openPage({
    wire: async (request, next) => {
      if (request.method === 'POST') await isAnswered
      return next(request)
    },
  })
  await fill(console, { name, ...siloImage })
  // None of these waits for the answer, as `send` would.
  console.app.send(formSubmitted({ form: 'instanceCreate' }))
  await console.elapse(10)
  console.app.send(navigationRequested({ to: '/projects' }))
  console.app.send(guardAccepted())
  await arrivalAt(console, '/projects')
  answer()
  await console.settle()
  expect(pathOf(console)).toBe('/projects')
  expect(toastsOf(console)).toEqual([said])
})

describe('a session that ends in the middle', () => {
  const typed = { name: 'web-1', ...projectImage('third'), hostname: 'web.example' } as const

  test('leads to login, and what was typed is there after it', async () => {
    const console = await openPage({ files: { 'file-1': 'x' } })
    await fill(console, typed)
    await fill(console, { userData: { id: 'file-1', name: 'init.yaml', size: 1 } })
    await console.signOutElsewhere()
    await submit(console)
    expect(console.left).toEqual([`/login?redirect_uri=${encodeURIComponent(HERE)}`])
    const kept = Object.fromEntries(console.storage)
    console.stop()

    const back = await openPage({ kept })
    expect(valuesOf(back)).toMatchObject(typed)
    await submit(back)
    // The file itself is gone with the page it was chosen in.
    expect(formOf(back)?.errors).toEqual({ userData: 'Choose user data again (init.yaml)' })
    await fill(back, { userData: null })
    await submit(back)
    expect(pathOf(back)).toBe(storagePath('web-1'))
    expect(sentBody(back)).toMatchObject({ hostname: 'web.example' })
  })
})
