import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { NEWEST } from '@/api/releases/ladder'
import { navigationRequested } from '@/store/navigation/events'
import { refreshRequested } from '@/store/queries/slice'
import { gate } from '#tests/support/gate'
import { CPU, IN_PROJECT, open } from './support'

describe('a panel', () => {
  test.each([14, 18, NEWEST] as const)('draws its answer on release %i', async release => {
    const { type, press, sent, search } = await open(IN_PROJECT, { release })
    expect(screen.getByText('Choose a timeseries, a preset, or write a query.')).toBeTruthy()
    await type(CPU)
    expect(screen.getByText('Not run yet.')).toBeTruthy()
    await press('Run')
    expect(sent()[0]).toMatch(/^get virtual_machine:vcpu_usage \| filter timestamp >= @/)
    const panel = screen.getByRole('region', { name: 'vCPU usage by instance' })
    const chart = within(panel).getByRole('application')
    expect(chart.getAttribute('aria-label')).toContain('vcpu_usage')
    expect(within(panel).getByText('% of one CPU')).toBeTruthy()
    expect(within(panel).getByRole('button', { name: 'Tip: unit of vcpu_usage' })).toBeTruthy()
    expect(within(panel).getAllByRole('button', { name: /db1/ })).toHaveLength(1)
    expect(within(panel).queryByText(/no name/)).toBeNull()
    expect(search().getAll('q')).toEqual([CPU])
  })

  test('says why ids have no name, once the list of names is read', async () => {
    const isOfInstances = ({ url }: { url: string }) => url.startsWith('/v1/instances?')
    const { type, press, settle } = await open(IN_PROJECT, {
      wire: async (request, next) => {
        const answer = await next(request)
        if (!isOfInstances(request) || answer.status !== 200) return answer
        const { items } = JSON.parse(answer.body) as { items: { name: string }[] }
        const others = items.filter(({ name }) => name !== 'db1')
        return { ...answer, body: JSON.stringify({ items: others, next_page: null }) }
      },
    })
    await type(CPU)
    await press('Run')
    await settle()
    expect(screen.queryByRole('button', { name: /db1/ })).toBeNull()
    expect(screen.getByText('Some ids have no name.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Tip: ids without a name' })).toBeTruthy()
  })

  test('learns how far samples are apart, once', async () => {
    const { type, press, sent } = await open()
    await type(CPU)
    await press('Run')
    await press('Run')
    const learning = sent().filter(text => text.includes('last 2'))
    expect(learning).toEqual([
      'get virtual_machine:vcpu_usage | filter state == "run" | filter timestamp > @now() - 5m | last 2',
    ])
  })

  test('says that its text has changed since the result', async () => {
    const { type, press } = await open()
    await type(CPU)
    await press('Run')
    expect(screen.queryByText('Changed since this result.')).toBeNull()
    await type(`${CPU} | last 3`)
    expect(screen.getByText('Changed since this result.')).toBeTruthy()
    expect(screen.getByRole('application')).toBeTruthy()
  })

  test('compares its answer with the time range before, at the same places', async () => {
    const { type, press, sent, user, settle } = await open()
    const compare = async () => {
      await press(/^Panel actions/)
      await user.click(await screen.findByRole('menuitemcheckbox', { name: /^Compare with/ }))
      await settle()
    }
    await type(CPU)
    await press('Run')
    const before = sent().length
    const dotted = () => document.querySelectorAll('path[stroke-dasharray="2 3"]').length
    expect(dotted()).toBe(0)
    await compare()
    const [now, earlier] = sent()
      .slice(before)
      .map(text => [...text.matchAll(/timestamp (?:>=|<) @([\d:.T-]+)/g)].map(found => found[1]!))
      .map(times => times.map(time => Date.parse(`${time}Z`)))
    expect(earlier![1]! - earlier![0]!).toBe(now![1]! - now![0]!)
    expect(earlier![1]).toBeLessThan(now![1]!)
    expect(dotted()).toBeGreaterThan(0)
    await compare()
    expect(dotted()).toBe(0)
  })

  test('is not sent while a variable has no value', async () => {
    const { type, press, sent, user, settle } = await open()
    await type(`get virtual_disk:bytes_read | filter disk_id == $disk`)
    await press('Run')
    expect(sent()).toEqual([])
    expect(screen.getAllByText(/\$disk/).length).toBeGreaterThan(0)
    const picker = screen.getByRole('combobox', { name: 'Disk' })
    await user.click(picker)
    await user.keyboard('disk-1')
    await user.click(await screen.findByRole('option', { name: /^disk-1$/ }))
    await settle()
    expect(sent().some(text => /disk_id == "[0-9a-f-]{36}"/.test(text))).toBe(true)
  })

  test('shows the fault that the server found, and offers what helps', async () => {
    const { type, press, sent, user } = await open('/system/metrics')
    await type('get hardware_component:temperature')
    await user.click(screen.getByRole('checkbox', { name: 'Use the page’s time range' }))
    await press('Run')
    expect(sent()).toEqual(['get hardware_component:temperature'])
    await press('Use the page’s time range')
    expect(sent().at(-1)).toContain('filter timestamp >=')
    expect(screen.getByRole('application')).toBeTruthy()
  })

  test.each([14, 22] as const)('has no data of a stopped instance on release %i', async release => {
    const { type, press } = await open(IN_PROJECT, { release })
    const stopped = 'filter instance_id == "00000000-0000-4000-8000-000000000000"'
    await type(CPU.replace('filter', `${stopped} | filter`))
    await press('Run')
    expect(screen.getByText('No data.')).toBeTruthy()
    expect(screen.queryByText('The query failed')).toBeNull()
  })

  test('names the condition that nothing meets, once the values are loaded', async () => {
    const { type, press, user, settle } = await open()
    await type('get virtual_machine:vcpu_usage | filter state == "rum"')
    await press('Run')
    expect(screen.getByText('No data.')).toBeTruthy()
    expect(screen.queryByText('state == "rum"', { selector: 'li code' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Builder' }))
    await settle()
    await press('Load values…')
    expect(screen.getByText('state == "rum"', { selector: 'li code' })).toBeTruthy()
  })

  test('has a table of ten thousand rows, with columns to choose', async () => {
    const count = 12_000
    const at = (second: number) => new Date(Date.UTC(2025, 0, 15, 11) + second).toISOString()
    const seconds = Array.from({ length: count }, (_, second) => second)
    const column = {
      metric_type: 'gauge',
      values: { type: 'integer', values: seconds },
    }
    const points = { start_times: null, timestamps: seconds.map(at), values: [column] }
    const timeseries = ['on', 'off'].map(value => ({
      fields: { state: { type: 'string', value } },
      points,
    }))
    const body = JSON.stringify({ tables: [{ name: 'a:b', timeseries }] })
    const { type, press, choose, user, settle } = await open(IN_PROJECT, {
      wire: async (request, next) =>
        request.url.includes('timeseries/query')
          ? { status: 200, headers: {}, body }
          : next(request),
    })
    await type('get a:b')
    await press('Run')
    await choose(/^Panel actions/, 'View as table')
    const table = screen.getByRole('table')
    const cells = () =>
      [...table.querySelectorAll('tbody tr:not([aria-hidden])')].map(row => row.textContent)
    expect(screen.getByText(/^The first 10,000 of 12,000 rows/)).toBeTruthy()
    expect(table.getAttribute('aria-rowcount')).toBe('10001')
    expect(cells().length).toBeLessThan(100)
    await press('on', table)
    await press('on', table)
    await user.type(screen.getByRole('combobox', { name: 'Filter rows' }), 'on:11,99')
    await settle()
    expect(screen.getByText('10 of 12,000 rows')).toBeTruthy()
    expect(cells()).toHaveLength(10)
    expect(cells()[0]).toMatch(/UTC11,99911,999$/)
    await press(/^Columns of/)
    await user.click(await screen.findByRole('checkbox', { name: 'on' }))
    await settle()
    expect(within(table).queryByRole('button', { name: 'on' })).toBeNull()
  })

  test('keeps its old result and the message of a failure', async () => {
    const shown = await open()
    await shown.type(CPU)
    await shown.press('Run')
    shown.setServer('down')
    await shown.press('Run')
    expect(screen.getByText('The query failed')).toBeTruthy()
    expect(screen.getByRole('application').closest('[data-old]')).toBeTruthy()
  })
})

describe('queries', () => {
  test('run two at a time; a cancelled one makes room', async () => {
    const held = gate(/timeseries\/query/)
    const shown = await open(`${IN_PROJECT}?q=${encodeURIComponent('get virtual_disk:reads')}`, {
      hold: held.hold,
    })
    expect(shown.sent()).toHaveLength(1)
    for (const metric of ['writes', 'flushes']) {
      await shown.press('Add panel')
      await shown.type(`get virtual_disk:${metric}`)
      await shown.press('Run')
    }
    expect(shown.sent()).toHaveLength(2)
    expect(screen.getByText('Waiting for another query to finish.')).toBeTruthy()
    await shown.press('Cancel', shown.panels()[0])
    expect(screen.getByText(/^Cancelled/)).toBeTruthy()
    expect(shown.sent()).toHaveLength(3)
    await act(async () => held.open())
    await shown.settle()
    expect(screen.getAllByRole('application')).toHaveLength(2)
  })

  test('run again with a new time range and a refresh, as far as they have run', async () => {
    const { type, press, sent, send, settle } = await open()
    await type('get virtual_disk:reads')
    await press('Run')
    await press('Add panel')
    await type('get virtual_disk:writes')
    await send(refreshRequested())
    await settle()
    await send(navigationRequested({ to: `${IN_PROJECT}?range=3h` }))
    await settle()
    expect(sent().map(text => /virtual_disk:(\w+)/.exec(text)?.[1])).toEqual(Array(3).fill('reads'))
  })

  test('are kept while another page is shown, and an unfinished text does not run', async () => {
    const { type, press, send, settle, sent, state } = await open()
    await type('get virtual_disk:reads')
    await press('Run')
    await type('get virtual_disk:writes')
    await send(navigationRequested({ to: '/projects/mock-project/disks' }))
    await settle()
    await send(navigationRequested({ to: IN_PROJECT }))
    await settle()
    expect(sent().join()).not.toContain('virtual_disk:writes')
    expect(state().actors.metricsExplorer?.context.panels.map(({ query }) => query)).toEqual([
      'get virtual_disk:writes',
    ])
  })
})

test('a text that the builder cannot show stays as it is there and back', async () => {
  const { type, press, user, settle, state } = await open()
  const query = 'get a:b\n| filter x == 1  ||  y == 2'
  await type(query)
  await user.click(screen.getByRole('radio', { name: 'Builder' }))
  await settle()
  expect(screen.getByText('The builder cannot show:')).toBeTruthy()
  await press('Show in text')
  expect(screen.getByRole('textbox', { name: 'Query' })).toBeTruthy()
  expect(JSON.stringify(state())).toContain(JSON.stringify(query).slice(1, -1))
})
