import { describe, expect, test } from 'vitest'
import { formRequested } from '@/store/forms/events'
import { selectOpenForms } from '@/store/forms/selectors'
import { navigationRequested } from '@/store/navigation/events'
import { selectVisibleLoad } from '@/store/navigation/selectors'
import { startConsole, type TestConsole } from '#tests/support/console'

const path = '/projects/mock-project/instances/you-fail/storage'
const params = { project: 'mock-project', instance: 'you-fail' }
const createDisk = formRequested({ form: 'diskCreate', params })

/** A console that holds back the images of the project until `letArrive`. */
const withSlowImages = async () => {
  let arrive = () => {}
  const arrival = new Promise<void>(done => (arrive = done))
  const console = await startConsole({
    path,
    wire: async (request, next) => {
      if (request.url.startsWith('/v1/images')) await arrival
      return next(request)
    },
  })
  const letArrive = () => {
    arrive()
    return console.settle()
  }
  return { ...console, letArrive }
}

const openForms = (console: TestConsole) =>
  selectOpenForms(console.state()).map(({ context }) => context.form)

const keepsImages = (console: TestConsole) =>
  Object.keys(console.state().api.queries).some(key => key.startsWith('imageList'))

describe('a form that loads slowly', () => {
  test('shows a loading state after a moment, and opens', async () => {
    const console = await withSlowImages()
    console.app.send(createDisk)
    await console.elapse(10)
    expect(selectVisibleLoad(console.state())).toBeNull()
    await console.elapse(20)
    expect(selectVisibleLoad(console.state())).toBe('diskCreate')
    expect(openForms(console)).toEqual([])
    await console.letArrive()
    expect(openForms(console)).toEqual(['diskCreate'])
    expect(selectVisibleLoad(console.state())).toBeNull()
  })

  test('does not open over another page', async () => {
    const console = await withSlowImages()
    console.app.send(createDisk)
    await console.elapse(100)
    console.app.send(navigationRequested({ to: '/projects' }))
    await console.letArrive()
    expect(console.history.current().path).toBe('/projects')
    expect(openForms(console)).toEqual([])
    expect(selectVisibleLoad(console.state())).toBeNull()
    await console.advance(301_000)
    expect(keepsImages(console)).toBe(false)
  })

  test('is replaced by a form requested later', async () => {
    const console = await withSlowImages()
    console.app.send(createDisk)
    await console.elapse(100)
    console.app.send(formRequested({ form: 'diskAttach', params }))
    await console.letArrive()
    expect(openForms(console)).toEqual(['diskAttach'])
  })
})

test('a form whose code is missing shows an error, and other forms still open', async () => {
  const console = await startConsole({
    path,
    code: key => (key === 'dialog/diskCreate' ? Promise.reject(new Error('404')) : null),
  })
  await console.send(createDisk)
  expect(openForms(console)).toEqual([])
  expect(console.state().toasts.shown).toMatchObject([
    { variant: 'error', content: ['This part of the console could not be loaded.'] },
  ])
  expect(selectVisibleLoad(console.state())).toBeNull()
  await console.send(formRequested({ form: 'diskAttach', params }))
  expect(openForms(console)).toEqual(['diskAttach'])
})
