import { describe, expect, test } from 'vitest'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { guardAccepted, navigationRequested } from '@/store/navigation/events'
import { selectPanel } from '@/store/explorer/explorer'
import { selectDashboards } from '@/store/explorer/dashboards'
import * as events from '@/store/explorer/events'
import { requestForm } from '@/store/explorer/forms'
import type { SavedView } from '@/store/saved-views/views'
import { signOutRequested } from '@/store/session/session'
import { switchPortActions } from '@/store/system/switch-ports/actions'
import { selectLocation } from '@/store/navigation/selectors'
import { startConsole } from '#tests/support/console'

const METRICS = '/projects/mock-project/metrics'
const SCOPE = { scope: 'project/mock-project' }
const CPU = 'get virtual_machine:vcpu_usage'
const READS = 'get virtual_disk:reads'

const start = async (path = METRICS, kept: Record<string, string> = {}) => {
  const console = await startConsole({ path, kept })
  const explorer = () => console.state().actors.metricsExplorer?.context
  const address = () => {
    const { path: at = '', search = '' } = selectLocation(console.state()) ?? {}
    return at + search
  }
  const settle = () => console.advance(50)
  const queries = () => explorer()?.panels.map(({ query }) => query)
  const write = async (query: string) => {
    const panel = explorer()!.panels[0]!.id
    await console.send(events.panelChanged({ panel, change: { query } }))
    await console.advance(1_500)
  }
  const go = async (to: string) => {
    await console.send(navigationRequested({ to }))
    await settle()
  }
  return {
    ...console,
    explorer,
    address,
    settle,
    queries,
    write,
    go,
    run: async () => {
      await console.send(events.runRequested({ panels: explorer()!.panels.map(({ id }) => id) }))
      await settle()
    },
    dashboards: (project = 'mock-project') => selectDashboards(console.state(), { project }),
    isAsked: () => console.state().actors.navigation?.value === 'guarded',
    /** Submits a form of dashboards with values. */
    submit: async (form: Parameters<typeof requestForm>[0], params: object, values: object) => {
      await console.send(requestForm(form, { ...SCOPE, ...params }))
      await settle()
      await console.send(formChanged({ form, values: { ...values } }))
      await console.send(formSubmitted({ form }))
      await settle()
    },
    /** The same browser after a reload, as the same user. */
    reload: () => {
      const at = address()
      console.stop()
      return start(at, Object.fromEntries(console.storage))
    },
  }
}

const saved = async () => {
  const console = await start(`${METRICS}?range=3h`)
  await console.write(CPU)
  await console.submit('dashboardName', {}, { name: ' CPU overview ' })
  return console
}

const PAGE = `${METRICS}/dashboards/cpu-overview`

describe('a dashboard', () => {
  test('is kept with panels and range, and opens in every project and after a reload', async () => {
    const console = await saved()
    expect(console.address()).toBe(`${PAGE}?range=3h`)
    expect(console.queries()).toEqual([CPU])
    const [dashboard] = console.dashboards('other')
    expect(dashboard).toMatchObject({
      name: 'CPU overview',
      href: '/projects/other/metrics/dashboards/cpu-overview?range=3h',
    })
    const again = await console.reload()
    expect(again.queries()).toEqual([CPU])
    expect(again.explorer()?.dashboard).toBe('cpu-overview')
  })

  test('asks before its changes are left, and not before its range changes', async () => {
    const console = await saved()
    await console.go(METRICS)
    expect(console.isAsked()).toBe(false)
    await console.go(`${PAGE}?range=3h`)
    await console.write(READS)
    await console.go(`${PAGE}?range=6h`)
    expect([console.isAsked(), console.address()]).toEqual([false, `${PAGE}?range=6h`])
    expect(console.asksBeforeUnload()).toBe(true)
    await console.go('/projects/mock-project/disks')
    expect(console.isAsked()).toBe(true)
    await console.send(guardAccepted())
    await console.settle()
    expect(console.address()).toBe('/projects/mock-project/disks')
    expect(console.asksBeforeUnload()).toBe(false)
    await console.go(PAGE)
    expect(console.queries()).toEqual([CPU])
  })

  test('is saved with its changes, or shown without them', async () => {
    const console = await saved()
    const id = 'cpu-overview'
    await console.write(READS)
    await console.run()
    expect(console.address()).toContain('q=get+virtual_disk')
    await console.send(events.changesDiscarded({ ...SCOPE, id }))
    await console.settle()
    expect(console.queries()).toEqual([CPU])
    expect(console.address()).not.toContain('q=')
    await console.write(READS)
    await console.send(events.dashboardSaved({ ...SCOPE, id }))
    await console.settle()
    expect(console.dashboards()[0]!.panels.map(({ query }) => query)).toEqual([READS])
    await console.go('/projects/mock-project/disks')
    expect(console.isAsked()).toBe(false)
  })

  test('has a name of its own, which can change, and another address than others', async () => {
    const console = await saved()
    await console.submit('dashboardName', { dashboard: 'cpu-overview' }, { name: 'CPUs' })
    expect(console.dashboards().map(({ id, name }) => [id, name])).toEqual([
      ['cpu-overview', 'CPUs'],
    ])
    await console.submit('dashboardName', {}, { name: 'CPUs' })
    expect(console.dashboards()).toHaveLength(1)
    const { name, panels } = console.dashboards()[0]!
    await console.send(events.dashboardAdded({ ...SCOPE, name, panels, search: '' }))
    expect(console.dashboards().map(each => [each.id, each.name])).toEqual([
      ['cpu-overview', 'CPUs'],
      ['cpus-2', 'CPUs (2)'],
    ])
  })

  test('is pinned where it is opened, and comes back after it was deleted', async () => {
    const console = await saved()
    await console.send(events.dashboardPinned({ ...SCOPE, id: 'cpu-overview' }))
    expect(console.state().savedViews).toMatchObject([{ path: PAGE, isPinned: true }])
    await console.send(events.dashboardDeleted({ ...SCOPE, id: 'cpu-overview' }))
    await console.settle()
    expect(console.address()).toBe(`${METRICS}/dashboards`)
    expect(console.dashboards()).toEqual([])
    const { action } = console.state().toasts.shown.at(-1)!
    await console.send(action!.event)
    expect(console.dashboards()).toHaveLength(1)
  })
})

test('presses that change a query are carried out by the page', async () => {
  const console = await start()
  await console.send(events.metricChosen({ timeseries: 'virtual_disk:reads' }))
  const { edited } = console.explorer()!
  expect(console.queries()?.at(-1)).toMatch(/^get virtual_disk:reads\n/)
  const panel = edited!
  await console.send(events.panelChanged({ panel, change: { query: 'get a:b|last 1' } }))
  await console.send(events.queryFormatted({ panel }))
  expect(console.queries()?.at(-1)).toBe('get a:b\n  | last 1')
  await console.send(events.metricChosen({ timeseries: 'virtual_machine:vcpu_usage' }))
  await console.send(events.queryBuilt({ panel, change: { kind: 'period', period: '5m' } }))
  expect(console.queries()?.at(-1)).toContain('mean_within(5m)')
  expect(console.explorer()?.edited).toBe(panel)
})

test('the title of a panel is what the query says if only spaces are typed', async () => {
  const console = await start()
  await console.write(CPU)
  const panel = () => console.explorer()!.panels[0]!
  const titleWith = async (title: string) => {
    await console.send(events.panelChanged({ panel: panel().id, change: { title } }))
    return selectPanel(console.state(), { project: 'mock-project' }, panel()).title
  }
  const usual = await titleWith('')
  expect(await titleWith(' Load ')).toBe('Load')
  expect(await titleWith('  ')).toBe(usual)
})

describe('a dashboard that another tab changes', () => {
  /** What another tab of the browser does to the stored dashboards. */
  const elsewhere = (
    { storage }: Awaited<ReturnType<typeof start>>,
    change: (views: SavedView[]) => SavedView[],
  ) => {
    const [key = '', text = ''] = [...storage].find(([each]) => /basalt-views/.test(each)) ?? []
    storage.set(key, JSON.stringify(change(JSON.parse(text))))
  }
  const withReads = (view: SavedView): SavedView => {
    const { panels, changed } = JSON.parse(view.content!)
    const content = { panels: [{ ...panels[0], query: READS }], changed: changed + 60_000 }
    return { ...view, content: JSON.stringify(content) }
  }
  const WRITES = 'get virtual_disk:writes'
  const id = 'cpu-overview'
  const namesAndQueries = (console: Awaited<ReturnType<typeof start>>) =>
    console.dashboards().map(({ name, panels }) => [name, panels[0]?.query])

  test('is not undone by saving: both are kept', async () => {
    const console = await saved()
    await console.write(WRITES)
    elsewhere(console, views => views.map(withReads))
    await console.send(events.dashboardSaved({ ...SCOPE, id }))
    await console.settle()
    expect(namesAndQueries(console)).toEqual([
      ['CPU overview', READS],
      ['CPU overview (2)', WRITES],
    ])
    expect(console.address()).toContain(`${METRICS}/dashboards/cpu-overview-2`)
    expect(console.isAsked()).toBe(false)
  })

  test('is shown as it is there once the changes of this tab are discarded', async () => {
    const console = await saved()
    elsewhere(console, views => views.map(withReads))
    await console.send(events.changesDiscarded({ ...SCOPE, id }))
    await console.settle()
    expect(console.queries()).toEqual([READS])
    await console.write(WRITES)
    await console.send(events.dashboardSaved({ ...SCOPE, id }))
    await console.settle()
    expect(namesAndQueries(console)).toEqual([['CPU overview', WRITES]])
  })

  test('keeps that if it is renamed, pinned, or deleted and brought back', async () => {
    const console = await saved()
    elsewhere(console, views => views.map(withReads))
    await console.submit('dashboardName', { dashboard: id }, { name: 'CPUs' })
    expect(namesAndQueries(console)).toEqual([['CPUs', READS]])
    await console.send(events.dashboardPinned({ ...SCOPE, id }))
    expect(namesAndQueries(console)).toEqual([['CPUs', READS]])
    await console.send(events.dashboardDeleted({ ...SCOPE, id }))
    await console.send(console.state().toasts.shown.at(-1)!.action!.event)
    expect(namesAndQueries(console)).toEqual([['CPUs', READS]])
  })

  test('is there again if it was deleted there, and can be saved further', async () => {
    const console = await saved()
    await console.write(WRITES)
    elsewhere(console, () => [])
    await console.send(events.dashboardSaved({ ...SCOPE, id }))
    await console.settle()
    await console.write(READS)
    await console.send(events.dashboardSaved({ ...SCOPE, id }))
    await console.settle()
    expect(namesAndQueries(console)).toEqual([['CPU overview', READS]])
  })

  test('gets another name than the one that it got there', async () => {
    const console = await saved()
    const { name, panels } = console.dashboards()[0]!
    await console.send(events.dashboardAdded({ ...SCOPE, name, panels, search: '' }))
    elsewhere(console, views =>
      views.map(view => ({ ...view, name: view.name.replace(' (2)', 's') })),
    )
    await console.submit('dashboardName', { dashboard: id }, { name: 'CPU overviews' })
    expect(console.dashboards().map(each => each.name)).toEqual([
      'CPU overviews',
      'CPU overviews (2)',
    ])
  })

  test('is not renamed if it was deleted there, which is said', async () => {
    const console = await saved()
    elsewhere(console, () => [])
    await console.submit('dashboardName', { dashboard: id }, { name: 'CPUs' })
    expect(console.dashboards()).toEqual([])
    expect(console.state().toasts.shown.at(-1)?.content).toEqual(['It was deleted in another tab.'])
  })

  test('has another name and address if both were taken before it is brought back', async () => {
    const console = await saved()
    const [before] = console.dashboards()
    await console.send(events.dashboardDeleted({ ...SCOPE, id }))
    const { action } = console.state().toasts.shown.at(-1)!
    const { name, panels } = before!
    await console.send(events.dashboardAdded({ ...SCOPE, name, panels, search: '' }))
    await console.send(action!.event)
    expect(console.dashboards().map(each => [each.id, each.name])).toEqual([
      [id, 'CPU overview'],
      ['cpu-overview-2', 'CPU overview (2)'],
    ])
  })

  test('has another address than one of the same name that was saved there', async () => {
    const console = await start()
    await console.write(CPU)
    await console.submit('dashboardName', {}, { name: 'A' })
    elsewhere(console, views => [
      ...views,
      { ...views[0]!, path: `${METRICS}/dashboards/cpu`, name: 'CPU' },
    ])
    await console.submit('dashboardName', {}, { name: 'CPU' })
    expect(new Set(console.dashboards().map(each => each.id)).size).toBe(3)
  })
})

describe('texts that have not run', () => {
  test('are there after a reload, but not at another address', async () => {
    const console = await start()
    await console.write(READS)
    expect(console.address()).toBe(METRICS)
    const again = await console.reload()
    expect(again.queries()).toEqual([READS])
    expect(again.requests.filter(({ url }) => url.includes('timeseries/query'))).toEqual([])
    await again.run()
    await again.advance(1_500)
    again.stop()
    const other = await start(`${METRICS}?q=${CPU}`, Object.fromEntries(again.storage))
    expect(other.queries()).toEqual([CPU])
    expect(other.state().drafts).toEqual([])
  })

  test('are forgotten when the user leaves from any page', async () => {
    const console = await start()
    await console.write(READS)
    await console.go('/projects/mock-project/disks')
    expect(console.queries()).toEqual([READS])
    await console.send(signOutRequested())
    await console.settle()
    expect(console.explorer()).toBeUndefined()
    expect([...console.storage.values()].join()).not.toContain(READS)
  })

  test('are forgotten when someone else signs in', async () => {
    const console = await start()
    await console.write(READS)
    await console.go('/projects/mock-project/disks')
    console.signInElsewhere('Clara Flint')
    await console.emit({ type: 'signedIn', owner: 'clara' })
    await console.settle()
    expect(console.explorer()).toBeUndefined()
  })
})

describe('an address without panels', () => {
  test.each([
    ['?var-disk=id', ['Disk traffic', 'Disk latency']],
    ['?preset=Disk+latency&var-disk=id', ['Disk latency']],
    ['?preset=Disk+latency&var-disk=id&title=Its+disk', ['Its disk']],
    ['', ['']],
  ])('%s opens the presets that it is about', async (search, titles) => {
    const console = await start(METRICS + search)
    expect(console.explorer()?.panels.map(({ title }) => title)).toEqual(titles)
  })
})

test('the metrics of a switch port are of that port alone, and stay so in the address', async () => {
  const port = { id: 'id', portName: 'qsfp0', rackId: 'id', switchSlot: 'switch1' } as const
  const place = { reason: undefined, settings: undefined, risk: 'none' } as const
  const action = switchPortActions(port, place).find(({ id }) => id === 'metrics')
  const console = await start(action!.to)
  expect(console.queries()?.[0]).toBe(
    `get switch_data_link:bytes_sent
| filter switch_slot == 1 && port_id == "qsfp0"
| align mean_within($period)
| group_by [switch_slot, port_id], sum`,
  )
  await console.run()
  const page = console.explorer()!
  const series = page.panels.map(panel =>
    selectPanel(console.state(), 'system', panel).result!.answer.tables.map(
      ({ timeseries }) => timeseries.length,
    ),
  )
  expect(series).toEqual([[1], [1], [1]])
  expect(console.address()).not.toContain('where=')
})
