import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { navigationRequested } from '@/store/navigation/events'
import { refreshRequested } from '@/store/queries/slice'
import { recordOf } from '../instances/support'
import { failing, lastAsked, pageText, show, siloCells } from './support'

const PAGE = '/system/utilization'
const METRICS = '/v1/system/metrics/'

describe('the summary of the system’s utilization', () => {
  test('shows the shares of the estimated capacity of the sleds in service', async () => {
    const { backend } = await show(PAGE)
    const silos = Array.from(backend.backendState.db.silos.all()).filter(
      ({ internal }) => !internal,
    )
    const quota = silos.reduce((sum, { quotas }) => sum + quotas.memory, 0) / 2 ** 30
    expect(pageText()).toMatch(
      new RegExp(
        `Memory \\(GiB\\)[\\d.]+% of estimated capacityProvisioned\\d+ GiBQuotas${quota} GiB \\([\\d.]+% of capacity\\)`,
      ),
    )
    // Three of five sleds are in service.
    expect(pageText()).toContain('Estimated capacity269')
    expect(pageText()).toContain('Estimated capacity2,151 GiB')
    expect(pageText()).toContain('Estimated capacity62 TiB')
  })

  test('shows what two silos have provisioned together', async () => {
    const { backend, send, settle } = await show('/system/inventory/sleds')
    const { silos } = backend.backendState.db
    for (const { id, name } of Array.from(silos.all())) {
      if (!['maze-war', 'myriad'].includes(name)) silos.remove(id)
    }
    await send(navigationRequested({ to: PAGE }))
    await settle()
    expect(pageText()).toContain('Provisioned384 GiB')
  })

  test('has a row for each silo with provisioned and available amounts', async () => {
    await show(PAGE)
    const table = screen.getByRole('table', { name: 'Silos' })
    const [groups] = within(table).getAllByRole('row')
    expect(groups?.textContent).toBe('Provisioned / QuotaAvailable')
    expect(siloCells('maze-war').slice(0, 7)).toEqual([
      'maze-war',
      '30 / 50',
      '234 / 300 GiB',
      '4.3 / 7 TiB',
      '20',
      '66 GiB',
      '2.7 TiB',
    ])
    expect(siloCells('myriad').slice(4, 7)).toEqual(['26', '350 GiB', '7 TiB'])
    const row = screen.getByRole('row', { name: /^maze-war / })
    const bars = within(row).getAllByRole('img')
    expect(bars.map(bar => [bar.ariaLabel, bar.dataset.level])).toEqual([
      ['60.00% used', 'low'],
      ['78.00% used', 'high'],
      ['61.43% used', 'low'],
    ])
  })

  test('copies the id of a silo', async () => {
    const console = await show(PAGE)
    await console.user.click(screen.getByRole('button', { name: 'Actions for maze-war' }))
    await console.settle()
    await console.user.click(await screen.findByRole('menuitem', { name: 'Copy silo ID' }))
    await console.settle()
    expect(console.copied).toEqual([recordOf(console.backend.backendState.db.silos, 'maze-war').id])
  })

  test('says of which resources the quotas exceed the estimate', async () => {
    const NOTICE = 'The quotas add up to more than the estimated capacity of the sleds in service'
    const { backend, send, settle } = await show(PAGE)
    expect(pageText()).not.toContain(NOTICE)
    const { silos } = backend.backendState.db
    const { id, quotas } = recordOf(silos, 'maze-war')
    silos.update(id, { quotas: { ...quotas, cpus: 1000 } })
    await send(refreshRequested())
    await settle()
    expect(pageText()).toContain(`${NOTICE}: CPU.`)
    expect(pageText()).toContain('Quotas that alone exceed that capacity: maze-war (CPU).')
  })

  test('edits the quotas of a silo in place, with a warning above what the rack has', async () => {
    const { user, settle } = await show(PAGE)
    await user.click(screen.getByRole('button', { name: 'Actions for myriad' }))
    await settle()
    await user.click(await screen.findByRole('menuitem', { name: 'Edit quotas' }))
    await settle()
    const form = within(screen.getByRole('dialog', { name: 'Edit quotas' }))
    await user.clear(form.getByLabelText(/^CPU/))
    await user.type(form.getByLabelText(/^CPU/), '777')
    const WARNING = /More than the estimated capacity of the sleds in service, 269 vCPUs\./
    const described = form.getByLabelText(/^CPU/).getAttribute('aria-describedby')
    expect(described?.split(' ')).toContain(form.getByText(WARNING).id)
    await user.type(form.getByLabelText(/^CPU/), '{Backspace}')
    expect(form.queryByText(WARNING)).toBeNull()
    await user.click(form.getByRole('button', { name: 'Update quotas' }))
    await settle()
    expect(siloCells('myriad')[1]).toMatch(/\/ 77$/)
  })

  test('shows no percentages for a single silo without quotas', async () => {
    const { backend, send, settle } = await show('/projects')
    const { silos } = backend.backendState.db
    const [kept] = Array.from(silos.all()).filter(({ name }) => name === 'pocket-lab')
    for (const { id } of Array.from(silos.all())) if (id !== kept?.id) silos.remove(id)
    silos.update(kept!.id, { quotas: { cpus: 0, memory: 0, storage: 0 } })
    for (const { id } of Array.from(backend.backendState.db.projects.all()))
      backend.backendState.db.projects.remove(id)
    await send(navigationRequested({ to: PAGE }))
    await settle()
    expect(pageText().match(/0% of estimated capacity/g)).toHaveLength(3)
    expect(pageText()).not.toContain('NaN')
    expect(siloCells('pocket-lab').slice(4, 7)).toEqual(['0', '0 GiB', '0 TiB'])
  })

  test('shows an empty state if there are no silos', async () => {
    await show(PAGE, {
      wire: async (request, next) => {
        const answer = await next(request)
        return request.url.includes('/v1/system/utilization/silos')
          ? { ...answer, body: '{"items":[],"next_page":null}' }
          : answer
      },
    })
    expect(screen.getByRole('heading', { name: 'No silos' })).toBeTruthy()
  })

  test('says that the capacity is not known if the sleds cannot be read', async () => {
    await show(PAGE, { wire: failing('/v1/system/hardware/sleds', 403, 'Forbidden') })
    expect(pageText().match(/Estimated capacityNot known/g)).toHaveLength(3)
    expect(pageText()).not.toContain('%')
  })

  test('requests no metrics', async () => {
    const console = await show(PAGE)
    await console.advance(61_000)
    expect(lastAsked(console, METRICS)).toEqual([])
  })
})

test('a user without a fleet role gets “Page not found”', async () => {
  await show(PAGE, { user: 'Clara Flint' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found')
})

describe('the metrics of the system’s utilization', () => {
  test('cover all silos or the chosen one', async () => {
    const console = await show(PAGE)
    const { id } = recordOf(console.backend.backendState.db.silos, 'myriad')
    await console.user.click(screen.getByRole('tab', { name: 'Metrics' }))
    await console.settle()
    await console.settle()
    expect(console.history.current().search).toBe('?tab=metrics')
    expect(lastAsked(console, METRICS)).toHaveLength(6)
    expect(lastAsked(console, METRICS)[0]).not.toHaveProperty('silo')
    await console.send(navigationRequested({ to: `${PAGE}?tab=metrics&silo=${id}` }))
    await console.settle()
    expect(screen.getByRole('button', { name: 'Choose silo' }).textContent).toContain('myriad')
    expect(lastAsked(console, METRICS)).toMatchObject(
      Array.from({ length: 6 }, () => ({ silo: id })),
    )
  })

  test('are filtered by a picked silo, which the URL contains, and unfiltered again', async () => {
    const console = await show(`${PAGE}?tab=metrics&range=3h`)
    const { id } = recordOf(console.backend.backendState.db.silos, 'myriad')
    const pick = async (name: string) => {
      await console.user.click(screen.getByRole('button', { name: 'Choose silo' }))
      await console.settle()
      await console.user.click(await screen.findByRole('option', { name }))
      await console.settle()
    }
    await pick('myriad')
    expect(console.history.current().search).toBe(`?tab=metrics&range=3h&silo=${id}`)
    expect(lastAsked(console, METRICS)[0]).toHaveProperty('silo', id)
    await pick('All silos')
    expect(console.history.current().search).toBe('?tab=metrics&range=3h')
  })

  test('keep their time range and silo while the summary is shown', async () => {
    const console = await show(`${PAGE}?tab=metrics&range=30d`)
    expect(lastAsked(console, METRICS)[0]).toMatchObject({
      start_time: '2024-12-16T12:00:00.000Z',
    })
    await console.user.click(screen.getByRole('tab', { name: 'Summary' }))
    await console.settle()
    expect(console.history.current().search).toBe('?range=30d')
    await console.user.click(screen.getByRole('tab', { name: 'Metrics' }))
    await console.settle()
    expect(new URLSearchParams(console.history.current().search).get('range')).toBe('30d')
  })

  test('are available as a table, a file and in the explorer', async () => {
    const console = await show(`${PAGE}?tab=metrics`)
    await console.user.click(screen.getByRole('button', { name: 'Actions for Memory' }))
    await console.settle()
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'About this metric',
      'Open in explorer',
      'View as table',
      'Download as CSV',
      'Download as CSV for Excel',
    ])
  })
})
