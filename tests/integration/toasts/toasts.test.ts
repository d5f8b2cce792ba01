import { expect, test } from 'vitest'
import { copyRequested } from '@/store/tab/slice'
import { toastAdded, toastDismissed } from '@/store/toasts/slice'
import { startConsole, type TestConsole } from '#tests/support/console'

const shown = (console: TestConsole) => console.state().toasts.shown.map(({ id }) => id)

test('a toast disappears after 5 seconds, an error after 15', async () => {
  const console = await startConsole({ path: '/projects' })
  await console.send(toastAdded({ content: ['done'] }))
  await console.send(toastAdded({ variant: 'error', title: 'Error', content: ['not done'] }))
  await console.advance(4_999)
  expect(shown(console)).toEqual([1, 2])
  await console.advance(1)
  expect(shown(console)).toEqual([2])
  await console.advance(9_999)
  expect(shown(console)).toEqual([2])
  await console.advance(1)
  expect(shown(console)).toEqual([])
})

test('a toast can have its own timeout, or none', async () => {
  const console = await startConsole({ path: '/projects' })
  await console.send(toastAdded({ content: ['brief'], timeout: 1_000 }))
  await console.send(toastAdded({ content: ['lasting'], timeout: null }))
  await console.advance(1_000)
  expect(shown(console)).toEqual([2])
  await console.advance(600_000)
  expect(shown(console)).toEqual([2])
})

test('dismissing a toast does not shorten the time of the next one', async () => {
  const console = await startConsole({ path: '/projects' })
  await console.send(toastAdded({ content: ['one'] }))
  await console.send(toastDismissed({ id: 1 }))
  await console.advance(3_000)
  await console.send(toastAdded({ content: ['two'] }))
  await console.advance(3_000)
  expect(shown(console)).toEqual([2])
})

test('copying shows no toast', async () => {
  const console = await startConsole({ path: '/projects' })
  await console.send(copyRequested({ text: 'an id' }))
  expect(console.copied).toEqual(['an id'])
  expect(shown(console)).toEqual([])
})
