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

describe('an error of the server', () => {
  test('for a taken name is shown at the name until it changes', async () => {
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

  test('for a taken disk name is not shown at the name of the instance', async () => {
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

  test('goes with its field, if another one hides that', async () => {
    const console = await openPage()
    const { ipPoolRanges } = console.backend.backendState.db
    for (const { id } of ipPoolRanges.all()) ipPoolRanges.remove(id)
    await fill(console, { name: 'web-1', ...siloImage })
    await submit(console)
    const message = /No external IP addresses available/
    expect(formOf(console)?.errors['ephemeralIpPool']).toMatch(/has no free address/)
    expect(formOf(console)?.failure?.message).toMatch(message)
    await fill(console, { description: 'new' })
    expect(formOf(console)?.failure?.message).toMatch(message)
    await fill(console, { hasEphemeralIp: false })
    expect(formOf(console)?.errors).toEqual({})
    expect(formOf(console)?.failure).toBeNull()
  })

  test('for a missing default pool is shown on the page', async () => {
    const console = await openPage()
    await fill(console, { name: 'no-default-pool', ...siloImage })
    await submit(console)
    expect(formOf(console)?.failure?.message).toBe('Not found: default IP pool for current silo')
    expect(pathOf(console)).toBe(HERE)
  })
})

test('a required field that appears after a failed submit is validated at the next submit', async () => {
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

  test('is read when the instance is created', async () => {
    const console = await openPage({ files: { 'file-1': text } })
    await fill(console, { name: 'web-1', ...siloImage, userData })
    await submit(console)
    expect(sentBody(console).user_data).toBe(btoa(text))
    expect(recordOf(console.backend.backendState.db.instances, 'web-1').userData).toBe(btoa(text))
  })

  test('fails the submission if the file can no longer be read', async () => {
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
  test('asks for confirmation if the form has changed, also on cancel', async () => {
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

  test('does not ask for confirmation if the form is unchanged again', async () => {
    const console = await openPage()
    await fill(console, { name: 'web-1' })
    await fill(console, { name: '' })
    await console.send(formCancelled({ form: 'instanceCreate' }))
    expect(pathOf(console)).toBe(`/projects/${MOCK}/instances`)
  })

  test('does not ask for confirmation after the instance was created', async () => {
    const console = await openPage()
    await fill(console, { name: 'web-1', ...siloImage })
    await submit(console)
    await console.send(navigationRequested({ to: '/projects' }))
    expect(selectIsNavigationGuarded(console.state())).toBe(false)
    expect(pathOf(console)).toBe('/projects')
  })
})

/** Waits for a path; `settle` would wait for the held response, too. */
const arrivalAt = async (console: Awaited<ReturnType<typeof openPage>>, path: string) => {
  while (pathOf(console) !== path) {
    await console.elapse(10)
    await new Promise<void>(resolve => setImmediate(resolve))
  }
}

test.each([
  ['web-1', { variant: 'success', text: 'Instance web-1 created' }],
  [
    'db1',
    { variant: 'error', title: 'Could not save changes', text: 'Instance name already exists' },
  ],
])(
  'a user who leaves before the response about %s arrives stays on the new page, and sees a toast',
  async (name, said) => {
    let answer = () => {}
    const isAnswered = new Promise<void>(resolve => (answer = resolve))
    const console = await openPage({
      wire: async (request, next) => {
        if (request.method === 'POST') await isAnswered
        return next(request)
      },
    })
    await fill(console, { name, ...siloImage })
    // None of these waits for the response, as `send` would.
    console.app.send(formSubmitted({ form: 'instanceCreate' }))
    await console.elapse(10)
    console.app.send(navigationRequested({ to: '/projects' }))
    console.app.send(guardAccepted())
    await arrivalAt(console, '/projects')
    answer()
    await console.settle()
    expect(pathOf(console)).toBe('/projects')
    expect(toastsOf(console)).toEqual([said])
  },
)

describe('a session that expires while the form is filled in', () => {
  const typed = { name: 'web-1', ...projectImage('third'), hostname: 'web.example' } as const

  test('redirects to login, and restores the input afterwards', async () => {
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
    // The file itself was lost with the page it was chosen in.
    expect(formOf(back)?.errors).toEqual({ userData: 'Choose user data again (init.yaml)' })
    await fill(back, { userData: null })
    await submit(back)
    expect(pathOf(back)).toBe(storagePath('web-1'))
    expect(sentBody(back)).toMatchObject({ hostname: 'web.example' })
  })
})
