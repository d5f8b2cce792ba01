import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { navigationRequested } from '@/store/navigation/events'
import { keptDataCleared } from '@/store/preferences/slice'
import { refreshRequested } from '@/store/queries/slice'
import { selectKeptData } from '@/store/settings/profile/kept-data'
import { issuesAcknowledged } from '@/store/system/issues/events'
import { selectIssues } from '@/store/system/issues/issues'
import { failing, show } from '../utilization/support'

const PAGE = '/system/issues'

const rows = () =>
  within(screen.getByRole('table', { name: 'Issues' }))
    .getAllByRole('row')
    .slice(1)
    .map(row =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .join(' | '),
    )

test('the page lists issues by severity, with links to their objects', async () => {
  const { user, settle, history } = await show(PAGE)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Issues')
  expect(rows()).toEqual(
    expect.arrayContaining([
      'warning | maze-war | Silo | Memory: 234 of 300 GiB are provisioned. | ',
      'notice | BRM02222870 | Sled | Nothing new is placed on the sled. | ',
      'notice | BRM02222871 | Sled | The sled is expunged and still active. | ',
      'notice | 22503C4E | Physical disk | The disk is expunged and still active. | ',
      'notice | BRM02222880 | Sled | The sled in cubby 19 is waiting to be added. | ',
    ]),
  )
  // Nothing is left to happen to what is decommissioned.
  expect(rows().join('\n')).not.toMatch(/BRM02222872|22503C4F|decommissioned/)
  const severities = rows().map(row => row.split(' | ')[0])
  const order = ['critical', 'warning', 'notice']
  expect(severities).toEqual(
    [...severities].sort((one, other) => order.indexOf(one!) - order.indexOf(other!)),
  )
  expect(screen.queryByText('Could not check')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'BRM02222880' }))
  await settle()
  expect(history.current().path).toBe('/system/inventory/uninitialized')
})

test.each([
  [19, false],
  [20, true],
] as const)('at release %d, unadopted disks are listed: %s', async (release, isListed) => {
  await show(PAGE, { release })
  const issue =
    'notice | A084A1E1 | Physical disk | The disk in slot 7 is waiting to be adopted. | '
  expect(rows().includes(issue)).toBe(isListed)
  expect(screen.queryByText('Could not check')).toBeNull()
})

test('a silo without a default pool is listed', async () => {
  await show(PAGE)
  const withoutPool = rows().filter(row => row.includes('no default IP pool'))
  expect(withoutPool.some(row => row.includes(' | maze-war | '))).toBe(false)
  expect(withoutPool.length).toBeGreaterThan(0)
})

test('a failed check is reported, and the other issues are listed', async () => {
  await show(PAGE, { wire: failing('bgp-status', 503, 'no switch answers') })
  const unchecked = screen.getByRole('list', { name: 'Could not check' })
  expect(unchecked.textContent).toBe(
    'BGP peers: The server failed (503): No switch answers. Try again in a moment.',
  )
  expect(rows().length).toBeGreaterThan(3)
})

test('only the first 50 pools are checked, and the page says so', async () => {
  const asked: string[] = []
  await show(PAGE, {
    wire: async (request, next) => {
      const answer = await next(request)
      if (/ip-pools\/pool-\d+\/utilization/.test(request.url)) {
        asked.push(request.url)
        const none = { allocated: '0', capacity: '0' }
        const body = { ipv4: { allocated: 9, capacity: 10 }, ipv6: none }
        return { ...answer, status: 200, body: JSON.stringify(body) }
      }
      if (request.url.includes('support-bundles'))
        return { ...answer, body: answer.body.replace(/"next_page":null/, '"next_page":"more"') }
      if (!request.url.startsWith('/v1/system/ip-pools?')) return answer
      const { items } = JSON.parse(answer.body) as { items: object[] }
      const many = Array.from({ length: 60 }, (_, index) => ({
        ...items[0],
        id: `1a5a1a5a-0000-4000-8000-${String(index).padStart(12, '0')}`,
        name: `pool-${index}`,
      }))
      return { ...answer, body: JSON.stringify({ items: many, next_page: 'more' }) }
    },
  })
  expect(asked).toHaveLength(50)
  expect(rows().filter(row => row.includes(' | pool-'))).toHaveLength(50)
  expect(screen.getByText(/^Only /).textContent).toMatch(
    /^Only the first 50 of 60 IP pools and the first \d+ support bundles\.$/,
  )
})

test('the page shows an empty state if nothing is wrong', async () => {
  await show(PAGE, {
    wire: async (request, next) => {
      const answer = await next(request)
      if (request.url.includes('timeseries')) return { ...answer, body: '{"tables":[]}' }
      if (!/hardware|utilization|ip-pools|bundles|system\/silos/.test(request.url)) {
        return /bgp-status|bfd-status/.test(request.url) ? { ...answer, body: '[]' } : answer
      }
      return { ...answer, body: '{"items":[],"next_page":null}' }
    },
  })
  expect(screen.getByRole('heading', { name: 'No issues found' })).toBeTruthy()
})

test('a user without a fleet role gets “Page not found”', async () => {
  await show(PAGE, { user: 'Clara Flint' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found')
})

const badge = () =>
  document.querySelector('aside li:has(a[href="/system/issues"]) span:has(> span[aria-hidden])')
    ?.textContent

test('the sidebar counts the issues of the page, on every page of the system', async () => {
  const { send, settle } = await show('/system/silos')
  await settle()
  const counted = badge()
  expect(counted).toMatch(/^(\d+)\1 issues$/)
  await send(navigationRequested({ to: PAGE }))
  await settle()
  expect(badge()).toBe(counted)
  expect(counted).toBe(`${rows().length}${rows().length} issues`)
})

test('the sidebar says “at least” if something could not be checked', async () => {
  const { settle } = await show('/system/silos', { wire: failing('bgp-status', 503, 'no switch') })
  await settle()
  expect(badge()).toMatch(/^(\d+)\+at least \1 issues$/)
})

test('an acknowledged issue is last, not counted, kept for the user, and new if it returns', async () => {
  const console = await show(PAGE)
  const { user, settle, send, backend } = console
  await settle()
  const count = rows().length
  const sled = 'notice | BRM02222870 | Sled | Nothing new is placed on the sled.'
  const choose = async (item: string) => {
    await user.click(
      screen.getByRole('button', { name: /^Actions for [\w ]*BRM02222870 \(placement\)$/ }),
    )
    await settle()
    await user.click(await screen.findByRole('menuitem', { name: item }))
    await settle()
  }
  await choose('Acknowledge')
  expect(rows().at(-1)).toMatch(`${sled} | 0s ago`)
  expect(badge()).toBe(`${count - 1}${count - 1} issues`)
  const key = [...console.storage.keys()].find(each => each.includes('acknowledged-issues'))!
  expect(key).toMatch(/^local\/basalt-acknowledged-issues\/[0-9a-f-]+\/[0-9a-f-]+$/)
  expect(selectKeptData(console.state()).issues).toBe(1)

  await choose('Count again')
  expect(badge()).toBe(`${count}${count} issues`)
  await choose('Acknowledge')

  const { sleds } = backend.backendState.db
  const { id, policy } = Array.from(sleds.all()).find(
    ({ baseboard }) => baseboard.serial === 'BRM02222870',
  )!
  sleds.update(id, { policy: { kind: 'in_service', provisionPolicy: 'provisionable' } })
  await send(refreshRequested())
  await settle()
  expect(console.storage.has(key)).toBe(false)
  sleds.update(id, { policy })
  await send(refreshRequested())
  await settle()
  expect(badge()).toBe(`${count}${count} issues`)
})

test('all issues can be acknowledged at once, and counted again', async () => {
  const { user, settle, state, send } = await show(PAGE)
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }))
    await settle()
  }
  const [first, ...others] = selectIssues(state()).issues.map(({ id }) => id)
  await send(issuesAcknowledged({ ids: [first!], isAcknowledged: true }))
  await press('Acknowledge all')
  expect(selectIssues(state()).open).toBe(0)
  expect(document.body.textContent).toContain(`${others.length} issues acknowledged`)
  await press('Undo')
  expect(state().preferences.acknowledged.map(({ id }) => id)).toEqual([first])
})

test('acknowledged issues are restored on any page of the system, and cleared with the kept data', async () => {
  const first = await show(PAGE)
  const { id } = selectIssues(first.state()).issues[0]!
  await first.send(issuesAcknowledged({ ids: [id], isAcknowledged: true }))
  const kept = Object.fromEntries(first.storage)
  cleanup()
  const second = await show('/system/silos', { kept })
  expect(second.state().preferences.acknowledged).toMatchObject([{ id }])
  await second.send(keptDataCleared({ source: 'test' }))
  expect(second.state().preferences.acknowledged).toEqual([])
  expect([...second.storage.keys()].join()).not.toContain('acknowledged')
})
