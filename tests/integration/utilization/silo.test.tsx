import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { navigationRequested } from '@/store/navigation/events'
import { recordOf } from '../instances/support'
import { failing, lastAsked, pageText, show, type Shown } from './support'

const PAGE = '/utilization'
const METRICS = '/v1/metrics/'

const endAsked = (shown: Shown) =>
  (lastAsked(shown, METRICS)[0] as { end_time?: string } | undefined)?.end_time

const chart = (name: string) => screen.getByRole('region', { name })

describe.each(['Ada Quarry', 'Clara Flint'])('the utilization of the silo, as %s,', user => {
  test('shows what is provisioned of the quotas', async () => {
    await show(PAGE, { user })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Utilization')
    expect(pageText()).toContain('Provisioned234 GiBQuota300 GiB')
    expect(pageText()).toContain('CPU (vCPUs)60%')
  })
})

test('each chart requests its time range, and the last reading before it', async () => {
  const console = await show(PAGE)
  const start = '2025-01-15T11:00:00.000Z'
  const inRange = { start_time: start, end_time: '2025-01-15T12:00:00.000Z', limit: '3000' }
  const before = {
    start_time: '1970-01-01T00:00:00Z',
    end_time: start,
    limit: '1',
    order: 'descending',
  }
  expect(lastAsked(console, METRICS)).toEqual(
    ['cpus_provisioned', 'ram_provisioned', 'virtual_disk_space_provisioned'].flatMap(metric => [
      { metric, ...inRange },
      { metric, ...before },
    ]),
  )
  expect(chart('CPU').textContent).toContain('CPU (vCPUs)')
  expect(chart('Memory').textContent).toContain('Memory (GiB)')
  expect(chart('Storage').textContent).toContain('Storage (TiB)')
  expect(chart('Memory').querySelector('table')?.textContent).toContain('234 GiB')
})

test('a project filters the charts, and is in the URL', async () => {
  const console = await show(PAGE)
  const { id } = recordOf(console.backend.backendState.db.projects, 'mock-project')
  await console.user.click(screen.getByRole('button', { name: 'Choose project' }))
  await console.settle()
  await console.user.click(await screen.findByRole('option', { name: 'mock-project' }))
  await console.settle()
  expect(console.history.current().search).toBe(`?project=${id}`)
  expect(lastAsked(console, METRICS).map(asked => asked)).toMatchObject(
    Array.from({ length: 6 }, () => ({ project: id })),
  )
  await console.send(navigationRequested({ to: `${PAGE}?project=gone&range=7d` }))
  await console.settle()
  expect(lastAsked(console, METRICS)[0]).toEqual({
    metric: 'cpus_provisioned',
    start_time: '2025-01-08T12:00:00.000Z',
    end_time: '2025-01-15T12:00:00.000Z',
    limit: '3000',
  })
})

test('a user who cannot list projects sees everything but their picker', async () => {
  await show(PAGE, { wire: failing('/v1/projects', 403, 'Forbidden') })
  expect(pageText()).toContain('Provisioned234 GiB')
  expect(screen.queryByRole('button', { name: 'Choose project' })).toBeNull()
  expect(chart('CPU').querySelector('table')).not.toBeNull()
})

test('charts that cannot be read say so, and the rest of the page is shown', async () => {
  await show(PAGE, { wire: failing(METRICS, 403, 'Forbidden') })
  expect(pageText()).toContain('Provisioned234 GiB')
  expect(chart('CPU').textContent).toContain('No access')
  expect(chart('CPU').querySelector('table')).toBeNull()
})

describe('the time range of the charts', () => {
  const picker = (name: string) => screen.getByRole('button', { name })
  const refresh = () => picker('Refresh data')
  const choose = async ({ user }: Pick<Shown, 'user'>, name: string, option: string) => {
    await user.click(picker(name))
    await user.click(await screen.findByRole('option', { name: option }))
  }

  test('moves with the present every ten seconds, or at the chosen interval', async () => {
    const console = await show(PAGE)
    expect(picker('Refresh interval').textContent).toBe('10s')
    await act(() => console.advance(11_000))
    expect(endAsked(console)).toBe('2025-01-15T12:00:10.000Z')
    await choose(console, 'Refresh interval', '2m')
    await act(() => console.advance(100_000))
    expect(endAsked(console)).toBe('2025-01-15T12:00:10.000Z')
    await act(() => console.advance(20_000))
    expect(endAsked(console)).toBe('2025-01-15T12:02:10.000Z')
  })

  test('moves to now on refresh, or when the same preset is chosen again', async () => {
    const console = await show(PAGE)
    await choose(console, 'Refresh interval', 'Off')
    await act(() => console.advance(30_000))
    expect(endAsked(console)).toBe('2025-01-15T12:00:00.000Z')
    await console.user.click(refresh())
    expect(endAsked(console)).toBe('2025-01-15T12:00:30.000Z')
    await act(() => console.advance(30_000))
    await choose(console, 'Choose a time range preset', 'Last hour')
    expect(endAsked(console)).toBe('2025-01-15T12:01:00.000Z')
  })

  test('has five presets that end now', async () => {
    const { user } = await show(PAGE)
    await user.click(picker('Choose a time range preset'))
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(options).toEqual([
      'Last hour',
      'Last 3 hours',
      'Last 24 hours',
      'Last 7 days',
      'Last 30 days',
      'Custom',
    ])
  })

  test('does not move if it is custom', async () => {
    await show(`${PAGE}?start=2025-01-14T00%3A00%3A00Z&end=2025-01-14T12%3A00%3A00Z`)
    expect(picker('Refresh interval').textContent).toBe('Off')
    expect((picker('Refresh interval') as HTMLButtonElement).disabled).toBe(true)
  })

  test('is narrowed by a drag over a chart, in the URL, until the zoom is reset', async () => {
    const console = await show(`${PAGE}?range=3h`)
    const drawing = await within(chart('CPU')).findByRole('application')
    const at = (clientX: number) => ({
      clientX,
      button: 0,
      isPrimary: true,
      pointerType: 'mouse',
    })
    fireEvent.pointerDown(drawing, at(0))
    fireEvent.pointerMove(drawing, at(300))
    fireEvent.pointerUp(drawing, at(300))
    await console.settle()
    const { search } = console.history.current()
    expect(search).toMatch(/^\?range=3h&zoom=2025-01-15T09%3A00%3A00Z%2F2025-01-15T10%3A/)
    expect(lastAsked(console, METRICS)).toContainEqual(
      expect.objectContaining({
        start_time: '2025-01-15T09:00:00.000Z',
        end_time: expect.stringMatching(/^2025-01-15T10:/) as string,
      }),
    )
    expect(picker('Refresh interval').textContent).toBe('Off')
    await console.user.click(screen.getByRole('button', { name: 'Reset zoom' }))
    await console.settle()
    expect(console.history.current().search).toBe('?range=3h')
    expect(screen.queryByRole('button', { name: 'Reset zoom' })).toBeNull()
  })
})
