import { describe, expect, test } from 'vitest'
import { formChanged } from '@/store/forms/events'
import { navigationRequested, navigationRetried, navigationStayed } from '@/store/navigation/events'
import { selectLocation } from '@/store/navigation/selectors'
import { refreshRequested } from '@/store/queries/slice'
import { startConsole, type TestConsole } from '#tests/support/console'

const DISKS = '/projects/mock-project/disks'
const navigation = (console: TestConsole) => console.state().actors.navigation
const shown = (console: TestConsole) => selectLocation(console.state())?.path

describe('a page requested while the server is down', () => {
  const startWaiting = async () => {
    const console = await startConsole({ path: '/projects' })
    console.setServer('down')
    await console.send(navigationRequested({ to: DISKS }))
    expect(navigation(console)?.value).toBe('waiting')
    return console
  }

  test('opens when the server is back; until then, the old page stays', async () => {
    const console = await startWaiting()
    expect(shown(console)).toBe('/projects')
    expect(console.history.current().path).toBe('/projects')
    await console.advance(7_000)
    expect(shown(console)).toBe('/projects')
    console.setServer('up')
    await console.advance(15_000)
    expect(shown(console)).toBe(DISKS)
    expect(console.history.current().path).toBe(DISKS)
    expect(navigation(console)?.context.error).toBeNull()
  })

  test('opens as soon as the browser is online again', async () => {
    const console = await startWaiting()
    console.setServer('up')
    await console.emit({ type: 'online', online: true })
    expect(shown(console)).toBe(DISKS)
  })

  test('can be cancelled', async () => {
    const console = await startWaiting()
    await console.send(navigationStayed())
    expect(navigation(console)?.value).toBe('settled')
    console.setServer('up')
    await console.advance(2_000)
    expect(shown(console)).toBe('/projects')
  })

  test('is replaced by a cached page', async () => {
    const console = await startConsole({ path: DISKS })
    await console.send(navigationRequested({ to: '/projects' }))
    console.setServer('down')
    await console.send(refreshRequested())
    await console.send(navigationRequested({ to: '/images' }))
    expect(shown(console)).toBe('/projects')
    await console.send(navigationRequested({ to: DISKS }))
    expect(shown(console)).toBe(DISKS)
  })

  test('restores the path of the old page if cancelled after going back', async () => {
    const console = await startConsole({ path: DISKS })
    await console.advance(400_000)
    await console.send(navigationRequested({ to: '/projects' }))
    await console.advance(400_000)
    console.setServer('down')
    console.history.go(-1)
    await console.settle()
    expect(navigation(console)?.value).toBe('waiting')
    await console.send(navigationStayed())
    expect(console.history.current().path).toBe('/projects')
    expect(shown(console)).toBe('/projects')
  })

  test('keeps the input of the old page if cancelled', async () => {
    const console = await startConsole({ path: '/projects-new' })
    await console.send(formChanged({ form: 'projectCreate', values: { name: 'half' } }))
    console.setServer('down')
    await console.send(navigationRequested({ to: DISKS }))
    await console.send(navigationStayed())
    expect(console.state().actors['form/projectCreate']?.context.values.name).toBe('half')
  })
})

describe('starting without a server', () => {
  test('shows an error page until the server is back', async () => {
    const console = await startConsole({ path: DISKS, server: 'down' })
    expect(navigation(console)?.value).toBe('retrying')
    await console.advance(2_000)
    expect(navigation(console)?.context).toMatchObject({ failures: 2, location: { path: DISKS } })
    console.setServer('up')
    await console.advance(5_000)
    expect(navigation(console)).toMatchObject({ value: 'settled', context: { error: null } })
  })

  test('retries as soon as the browser is online', async () => {
    const console = await startConsole({ path: DISKS, server: 'down' })
    await console.advance(7_000)
    console.setServer('up')
    await console.emit({ type: 'online', online: true })
    expect(navigation(console)?.value).toBe('settled')
  })

  test('shows other error pages at once instead of waiting', async () => {
    const console = await startConsole({ path: DISKS, server: 'down' })
    await console.send(navigationRequested({ to: '/' }))
    expect(navigation(console)).toMatchObject({
      value: 'retrying',
      context: { location: { path: '/projects' }, failures: 1 },
    })
  })
})

describe('the code of a page', () => {
  test('is retried while the server is down', async () => {
    const console = await startConsole({ path: '/projects' })
    console.setServer('down')
    await console.send(navigationRequested({ to: '/projects-new' }))
    expect(navigation(console)?.value).toBe('waiting')
    console.setServer('up')
    await console.advance(2_000)
    expect(shown(console)).toBe('/projects-new')
  })

  test('that no longer exists is fetched by reloading the page', async () => {
    const console = await startConsole({
      path: '/projects',
      code: key =>
        key === 'screen/project/disks/list'
          ? Promise.reject(new Error('Loading chunk failed'))
          : null,
    })
    await console.send(navigationRequested({ to: DISKS }))
    expect(navigation(console)).toMatchObject({
      value: 'failed',
      context: { error: { kind: 'code' } },
    })
    await console.send(navigationRetried())
    expect(console.left).toEqual([DISKS])
  })
})
