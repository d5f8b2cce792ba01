import { expect, test } from 'vitest'
import { navigationRequested } from '@/store/events/navigation'
import { startConsole } from '#tests/support/console'

test('a screen is settled once its code and its data are there', async () => {
  const console = await startConsole({ path: '/' })
  expect(console.state().actors.navigation).toMatchObject({
    value: 'settled',
    context: { place: { path: '/projects' }, target: null, error: null },
  })
  expect(console.history.current().path).toBe('/projects')
})

test('unknown and malformed paths fail with 404 and keep the address', async () => {
  const console = await startConsole({ path: '/nonexistent' })
  expect(console.state().actors.navigation).toMatchObject({
    value: 'failed',
    context: { error: { status: 404 } },
  })
  await console.send(navigationRequested({ to: '/projects/%E0%A4%A' }))
  expect(console.state().actors.navigation).toMatchObject({
    value: 'failed',
    context: { place: { path: '/projects/%E0%A4%A' }, error: { status: 404 } },
  })
})
