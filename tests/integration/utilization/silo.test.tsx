import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { navigationRequested } from '@/store/navigation/events'
import { recordOf } from '../instances/support'
import { failing, lastAsked, pageText, show } from './support'

const PAGE = '/utilization'
const METRICS = '/v1/metrics/'

const chart = (name: string) => screen.getByRole('region', { name })

describe.each(['Ada Quarry', 'Clara Flint'])('the utilization of the silo, to %s', user => {
  test('says what is provisioned of the quotas', async () => {
    await show(PAGE, { user })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Utilization')
    expect(pageText()).toContain('Provisioned234 GiBQuota300 GiB')
    expect(pageText()).toContain('CPU (vCPUs)60%')
  })
})

test('each chart asks for its time, and for the last reading before it', async () => {
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
  expect(chart('CPU').textContent).toContain('CPU (Count)')
  expect(chart('Memory').textContent).toContain('Memory (GiB)')
  expect(chart('Storage').textContent).toContain('Storage (TiB)')
  expect(chart('Memory').querySelector('table')?.textContent).toContain('234 GiB')
})

test('a project narrows the charts down, and is in the address', async () => {
  const console = await show(PAGE)
  const { id } = recordOf(console.backend.world.db.projects, 'mock-project')
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

test('who may not list projects sees all but the choice of one', async () => {
  await show(PAGE, { wire: failing('/v1/projects', 403, 'Forbidden') })
  expect(pageText()).toContain('Provisioned234 GiB')
  expect(screen.queryByRole('button', { name: 'Choose project' })).toBeNull()
  expect(chart('CPU').querySelector('table')).not.toBeNull()
})

test('charts that may not be read say so, and the rest of the page is there', async () => {
  await show(PAGE, { wire: failing(METRICS, 403, 'Forbidden') })
  expect(pageText()).toContain('Provisioned234 GiB')
  expect(chart('CPU').textContent).toContain('Something went wrong')
  expect(chart('CPU').querySelector('table')).toBeNull()
})

test('the charts go along with the present', async () => {
  const console = await show(PAGE)
  await act(() => console.advance(61_000))
  expect(lastAsked(console, METRICS)[0]).toMatchObject({ end_time: '2025-01-15T12:01:00.000Z' })
})
