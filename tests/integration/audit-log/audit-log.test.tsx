import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fixedId } from '@/mirage/seeds/fixed'
import { navigationRequested } from '@/store/navigation/events'
import { userIds } from '@/mirage/seeds/users'
import type { FilterId } from '@/store/system/audit-log/filters'
import { brokenFields } from '#tests/support/field-rules'
import { brokenLists } from '#tests/support/list-rules'
import { brokenRules, openScope } from '#tests/support/screen-rules'
import { showConsole } from '#tests/support/shown-console'

const LOG = '/system/audit-log'

const show = async (path: string, options: Partial<Parameters<typeof showConsole>[0]> = {}) => {
  const shown = await showConsole({ path, release: 23, ...options })
  const settle = async () => {
    for (let times = 0; times < 3; times += 1) await shown.settle()
  }
  await settle()
  return {
    ...shown,
    settle,
    /** The number of times the log was read. */
    reads: () => shown.requests.filter(({ url }) => url.includes('/v1/system/audit-log?')).length,
    open: async (to: string) => {
      await shown.send(navigationRequested({ to }))
      await settle()
    },
    press: async (name: string, role = 'button') => {
      await shown.user.click(screen.getByRole(role, { name }))
      await settle()
    },
    choose: async (filter: string, option: string) => {
      await shown.user.click(screen.getByRole('combobox', { name: filter }))
      await settle()
      await shown.user.click(screen.getByRole('option', { name: option }))
      await settle()
    },
  }
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Audit log' }))
    .getAllByRole('row')
    .slice(1)

/** The cells of a column. */
const column = (at: number) =>
  rows().map(row => within(row).getAllByRole('cell')[at]?.textContent ?? '')

const [RESULT, OPERATION, OBJECT, ACTOR, SILO, SIGN_IN, DURATION] = [1, 2, 3, 4, 5, 6, 8]

/** What the entries of a week have in a column if they pass a filter, and how many they are. */
const FILTERED: Record<FilterId, [value: string, column: number, text: string, count: number]> = {
  actor: [userIds.edda, ACTOR, 'Edda Tuff', 21],
  operation: ['disk_create', OPERATION, 'Create disk', 7],
  result: ['unknown', RESULT, 'unknown', 1],
  silo: ['myriad', SILO, 'myriad', 7],
  object: ['/v1/system/silos/maze-war', OBJECT, 'Quotas of silo maze-war', 7],
  'sign-in': ['scim_token', SIGN_IN, 'SCIM token', 14],
  request: [fixedId('auditRequest', 5), DURATION, '25 ms', 1],
}

describe('the audit log', () => {
  it('shows who deleted an instance', async () => {
    const shown = await show('/projects/mock-project/instances')
    await shown.backend.handle({
      method: 'DELETE',
      url: '/v1/instances/you-fail?project=mock-project',
      headers: { cookie: 'demo-user=Clara Flint' },
      body: null,
    })
    await shown.open(LOG)
    await shown.press('More filters')
    await shown.choose('Operation', 'Delete instance')
    expect(column(OBJECT)).toEqual(['Instance you-fail in mock-project'])
    expect(column(ACTOR)).toEqual(['Clara Flint'])
  })

  it('follows the rules of every screen', async () => {
    const shown = await show(`${LOG}?range=7d`)
    await shown.press('More filters')
    const scope = openScope()
    expect([...brokenRules(scope), ...brokenFields(scope), ...brokenLists(scope, true)]).toEqual([])
    await shown.user.click(within(rows()[0]!).getByRole('link', { name: /Stop instance/ }))
    await shown.settle()
    expect(brokenRules(openScope())).toEqual([])
  })

  it('is filtered without another request', async () => {
    const shown = await show(`${LOG}?range=7d`)
    expect(rows().length).toBeGreaterThan(90)
    const before = shown.reads()
    await shown.press('More filters')
    await shown.choose('Actor', 'Edda Tuff')
    await shown.advance(10_000)
    await shown.choose('Operation', 'Update silo quotas')
    expect(new Set(column(ACTOR))).toEqual(new Set(['Edda Tuff']))
    expect(rows()).toHaveLength(7)
    expect(shown.reads()).toBe(before)
    await shown.press('Clear filters')
    expect(shown.state().actors.navigation?.context.location?.search).toBe('?range=7d')
  })

  it('shows only what passes each filter', async () => {
    const shown = await show(`${LOG}?range=7d&request=none`)
    for (const [filter, [value, at, text, count]] of Object.entries(FILTERED)) {
      await shown.open(`${LOG}?range=7d&${new URLSearchParams({ [filter]: value })}`)
      expect([filter, rows().length, ...new Set(column(at))]).toEqual([filter, count, text])
    }
    expect(shown.reads()).toBe(1)
  })

  it('reads a range of the past once', async () => {
    const past = `${LOG}?start=2025-01-14T10:00:00Z&end=2025-01-14T21:00:00Z`
    const shown = await show(past)
    expect(column(OPERATION)).toContain('Sign in with a password')
    await shown.open('/system/silos')
    await shown.advance(60_000)
    await shown.open(past)
    expect(column(OPERATION)).toContain('Sign in with a password')
    expect(shown.reads()).toBe(1)
  })

  it('is linked to with the times that are shown', async () => {
    const shown = await show(`${LOG}?range=7d&operation=disk_delete`)
    const before = column(OBJECT)
    await shown.press('Copy link to this range')
    const { pathname, search, searchParams } = new URL(shown.copied[0]!)
    expect([...searchParams.keys()].toSorted()).toEqual(['end', 'operation', 'start'])
    await shown.advance(60_000)
    const { window } = shown.state().timeRange.shown!
    await shown.open(pathname + search)
    expect(shown.state().timeRange.shown?.window).toEqual(window)
    expect(column(OBJECT)).toEqual(before)
  })

  it('opens the link of an entry in a new tab, with its neighbours', async () => {
    const shown = await show(`${LOG}?range=7d&operation=disk_delete`)
    await shown.user.click(within(rows()[0]!).getByRole('link', { name: /Delete disk/ }))
    await shown.settle()
    await shown.press('Copy link')
    const [link] = shown.copied
    const { pathname, search } = new URL(link!)
    cleanup()
    await show(pathname + search)
    const dialog = screen.getByRole('dialog', { name: 'Entry' })
    expect(dialog.textContent).toContain('ObjectNotFound')
    expect(dialog.textContent).toContain(fixedId('disk', 900))
  })

  it('finds the entry of a link outside the range', async () => {
    const shown = await show(`${LOG}?range=7d&operation=disk_delete`)
    const { pathname, searchParams } = new URL(
      within(rows()[0]!)
        .getByRole('link', { name: /Delete disk/ })
        .getAttribute('href')!,
      'http://console.test',
    )
    await shown.open(`${pathname}?at=${searchParams.get('at')}`)
    expect(screen.getByRole('dialog', { name: 'Entry' }).textContent).toContain('ObjectNotFound')
  })

  it('moves between entries, and to those of the same actor, object and time', async () => {
    const shown = await show(`${LOG}?range=7d&actor=unauthenticated`)
    await shown.user.click(within(rows()[0]!).getByRole('link', { name: /Sign in/ }))
    await shown.settle()
    expect(screen.getByRole('dialog').textContent).toContain('pocket-lab')
    expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
    await shown.press('Next')
    expect(screen.getByRole('dialog').textContent).toContain('mock-idp')
    await shown.press('All on this object', 'link')
    expect(new Set(column(OBJECT))).toEqual(new Set(['Sign-in at silo maze-war']))
  })

  it('has the history of an object, without objects of that name in other projects', async () => {
    const shown = await show('/projects/mock-project/instances/db1')
    await shown.press('Instance actions')
    await shown.press('History', 'menuitem')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('History of instance db1')
    expect(new Set(column(OPERATION))).toEqual(
      new Set(['Stop instance', 'Start instance', 'Add instance to anti-affinity group']),
    )
    await shown.open(`${LOG}?range=30d&object=/v1/instances/db1?project%3Drock-garden`)
    expect(screen.getByRole('heading', { name: 'No entries' })).toBeTruthy()
  })

  it('has the history of the allow list, and of a port without those of the other switch', async () => {
    const shown = await show('/system/networking/switch-ports')
    const call = (method: string, url: string, body: object) =>
      shown.backend.handle({ method, url, headers: {}, body: JSON.stringify(body) })
    const { switchPorts } = shown.backend.backendState.db
    for (const { portName, rackId, switchSlot } of switchPorts.all()) {
      const place = `rack_id=${rackId}&switch_slot=${switchSlot}`
      const settings = { port_settings: 'uplink-spare' }
      await call('POST', `/v1/system/hardware/switch-port/${portName}/settings?${place}`, settings)
    }
    await call('PUT', '/v1/system/networking/allow-list', { allowed_ips: { allow: 'any' } })
    const [port] = [...switchPorts.all()].filter(({ switchSlot }) => switchSlot === 'switch1')
    await shown.open(`/system/networking/switch-ports/${port!.id}`)
    await shown.press('Switch port actions')
    await shown.press('History', 'menuitem')
    expect(column(OBJECT)).toEqual([`Settings of switch port ${port!.portName} in switch1`])
    await shown.open('/system/networking/allow-list')
    await shown.press('Allow list actions')
    await shown.press('History', 'menuitem')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('History of allow list')
    expect(new Set(column(OBJECT))).toEqual(new Set(['Allow list']))
  })

  it('has the history of an object from its creation on, also under the name it had before', async () => {
    const shown = await show('/projects/mock-project/instances')
    const call = (method: string, url: string, body: object) =>
      shown.backend.handle({ method, url, headers: {}, body: JSON.stringify(body) })
    const vpc = { name: 'old', dns_name: 'old', description: '' }
    await call('POST', '/v1/vpcs?project=mock-project', vpc)
    await shown.advance(60_000)
    await call('PUT', '/v1/vpcs/old?project=mock-project', { description: 'first' })
    await shown.advance(60_000)
    await call('PUT', '/v1/vpcs/mock-vpc?project=mock-project', { description: 'another' })
    await shown.advance(60_000)
    await call('PUT', '/v1/vpcs/old?project=mock-project', { name: 'young' })
    await shown.open('/projects/mock-project/vpcs/young')
    await shown.press('VPC actions')
    await shown.press('History', 'menuitem')
    expect(column(OPERATION)).toEqual(['Update VPC', 'Update VPC', 'Create VPC'])
    expect(new Set(column(OBJECT).slice(0, 2))).toEqual(new Set(['VPC old in mock-project']))
    expect(document.body.textContent).toContain('Named old until')
  })

  it('names an object that others can be in once, if it was changed by its id', async () => {
    const shown = await show('/system/alerting/receivers')
    const call = (method: string, url: string, body: string | null) =>
      shown.backend.handle({ method, url, headers: {}, body })
    const { body } = await call('GET', '/v1/alert-receivers/pager', null)
    const { id } = JSON.parse(body) as { id: string }
    await call('PUT', `/v1/webhook-receivers/${id}`, JSON.stringify({ description: 'other' }))
    await shown.open(LOG)
    expect(column(OBJECT)[0]).toBe('Webhook pager')
  })

  it('has the entry of a failed change, however long ago it was', async () => {
    const shown = await show('/projects/mock-project/instances')
    const { headers } = await shown.backend.handle({
      method: 'DELETE',
      url: '/v1/instances/db1?project=mock-project',
      headers: {},
      body: null,
    })
    // As if the computer had slept: two hours of polling take long.
    vi.setSystemTime(Date.now() + 2 * 3_600_000)
    await shown.advance(1_000)
    await shown.user.keyboard('{Control>}k{/Control}')
    await shown.settle()
    await shown.user.keyboard(headers['x-request-id']!)
    await shown.settle()
    await shown.user.click(screen.getByRole('option', { name: /in the audit log/ }))
    await shown.settle()
    expect(column(OPERATION)).toEqual(['Delete instance'])
    expect(column(RESULT)).toEqual(['400'])
  })

  it('is exported as all rows that match', async () => {
    const shown = await show(`${LOG}?range=7d&operation=instance_stop&q=ada`)
    await shown.press('Export entries')
    await shown.press('Export as CSV', 'menuitem')
    const [{ name, text }] = shown.saved as [{ name: string; text: string }]
    expect(name).toBe('audit-log.csv')
    expect(text.trimEnd().split('\r\n')).toHaveLength(1 + 7)
    expect(text).toContain('2025-01-15T06:18:00.000Z')
    await shown.press('Export entries')
    await shown.press('Export as JSON lines', 'menuitem')
    const lines = shown.saved[1]!.text.trimEnd().split('\n')
    expect(lines).toHaveLength(7)
    expect(JSON.parse(lines[0]!)).toMatchObject({ operation_id: 'instance_stop' })
    expect(shown.saved).toHaveLength(2)
  })

  it('is printed as far as it has been read', async () => {
    const shown = await show(`${LOG}?range=7d`)
    await shown.press('Export entries')
    await shown.press('Print', 'menuitem')
    expect(shown.prints()).toBe(1)
    expect(shown.state().lists.printed).toBe('')
    expect(shown.saved).toEqual([])
  })

  it('adds entries that arrive when the user asks for them', async () => {
    const shown = await show(`${LOG}?range=7d`)
    const before = rows().length
    await shown.advance(5_000)
    await shown.backend.handle({
      method: 'DELETE',
      url: '/v1/instances/db1?project=mock-project',
      headers: {},
      body: null,
    })
    await shown.press('Refresh data')
    expect(rows()).toHaveLength(before)
    await shown.press('1 new')
    expect(rows()).toHaveLength(before + 1)
  })

  it.each([
    [16, 'This rack records sign-ins', false],
    [18, 'every change, including those by SCIM', false],
    [19, 'every change, including those by SCIM', true],
  ] as const)('says what a rack of release %d records', async (release, what, isPruned) => {
    const shown = await show(LOG, { release })
    await shown.press('Links to docs')
    expect(document.body.textContent).toContain(what)
    expect(document.body.textContent.includes('deleted after 90 days')).toBe(isPruned)
  })

  it('takes an unknown result for neither success nor failure', async () => {
    await show(`${LOG}?range=7d`)
    const [unknown] = screen.getAllByText('unknown')
    expect(unknown?.className).toContain('neutral')
  })

  it('that cannot be read is not taken for empty', async () => {
    await show(LOG, {
      wire: (request, next) =>
        request.url.includes('audit-log?')
          ? Promise.resolve({ status: 500, headers: {}, body: '{"message":"no"}' })
          : next(request),
    })
    expect(screen.getByText('Not all entries could be read')).toBeTruthy()
    expect(screen.queryByText('No entries')).toBeNull()
    expect(screen.queryByText(/entries in this range/)).toBeNull()
  })

  it('is absent before release 16', async () => {
    const shown = await show(LOG, { release: 15 })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Needs system release 16')
    await shown.open('/projects/mock-project/instances/db1')
    await shown.press('Instance actions')
    expect(screen.queryByRole('menuitem', { name: 'History' })).toBeNull()
  })

  it('is not offered to users who cannot see the fleet', async () => {
    const shown = await show('/projects/mock-project/instances/db1', { user: 'Dario Marl' })
    await shown.press('Instance actions')
    expect(screen.getByRole('menuitem', { name: 'View JSON' })).toBeTruthy()
    expect(screen.queryByRole('menuitem', { name: 'History' })).toBeNull()
  })
})
