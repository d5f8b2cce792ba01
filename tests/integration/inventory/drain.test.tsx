import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { navigationRequested } from '@/store/navigation/events'
import { cellsWith, INVENTORY, show, tableRows } from './support'

const FIRST = '51ed51ed-0000-4000-8000-000000000001'
const LAST = '51ed51ed-0000-4000-8000-000000000005'
const PAGE = `${INVENTORY}/sleds/${FIRST}/drain`

type Options = NonNullable<Parameters<typeof show>[1]>

const open = async (options: Options = {}, search = '') => {
  const console = await show(`${PAGE}${search}`, { scenario: 'drain', release: 18, ...options })
  for (let times = 0; times < 12; times += 1) await console.settle()
  return console
}

type Shown = Awaited<ReturnType<typeof open>>

const verdict = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .find(text => /^(Looked|Cannot|Nothing|\d+ instance)/.test(text ?? ''))

const bars = () => screen.getByRole('group', { name: 'The other sleds' }).textContent

const press = async ({ user, settle }: Shown, name: string | RegExp) => {
  await user.click(screen.getByRole('button', { name }))
  for (let times = 0; times < 3; times += 1) await settle()
}

const failing =
  (part: string, status: number): NonNullable<Options['wire']> =>
  (request, next) =>
    new RegExp(part).test(request.url)
      ? Promise.resolve({
          status,
          headers: { 'content-type': 'application/json' },
          body: '{"request_id":"r","error_code":"ServiceNotAvailable","message":"not now"}',
        })
      : next(request)

describe('the drain check', () => {
  test('says what fits, what cannot leave and what cannot be told', async () => {
    await open()
    expect(verdict()).toBe(
      '10 instances run here; by threads and memory 1 does not fit on the other 6 sleds; 1 cannot leave: local disks',
    )
    expect(tableRows('Instances here')).toHaveLength(10)
    expect(screen.getByText('maze-war: 5, myriad: 3, pocket-lab: 2')).toBeTruthy()
    const texts = tableRows('Instances here').map(row => row.textContent)
    const of = (name: string) => texts.find(text => text.includes(name))
    expect(of('scratchpad')).toContain('cannot leave: local disk scratch')
    expect(of('colossus')).toContain('none')
    expect(of('colossus')).toContain('the largest free block is 56 vCPUs')
    expect(of('colossus')).toContain('cannot be told: local disks and groups of other silos')
    expect(of('colossus')).toContain('by silo myriad')
    expect(of('quorum-1')).toContain('a strict group leaves 2 sleds')
    expect(of('web-1')).toContain('6 sleds')
    expect(of('web-1')).toContain('you can')
    expect(of('web-1')).toContain('Restarts elsewhere')
    expect(document.body.textContent).toContain('Not provisionable as well: BRM02222870.')
  })

  test('speaks of no local disks on a rack that has none', async () => {
    await open({ release: 17 })
    expect(verdict()).toBe(
      '10 instances run here; by threads and memory 1 does not fit on the other 6 sleds',
    )
    const table = screen.getByRole('table', { name: 'Instances here' })
    expect(table.textContent).not.toMatch(/cannot leave|cannot be told/)
    expect(table.textContent).toContain('not visible: groups of other silos')
  })

  test('counts without another sled, and with some room left, as the address says', async () => {
    const console = await open()
    const before = bars()
    await console.send(navigationRequested({ to: `${PAGE}?without=${LAST}` }))
    for (let times = 0; times < 3; times += 1) await console.settle()
    expect(verdict()).toContain('on the other 5 sleds')
    expect(bars()).not.toBe(before)
    await console.send(navigationRequested({ to: `${PAGE}?free=45` }))
    for (let times = 0; times < 3; times += 1) await console.settle()
    expect(verdict()).toContain('9 do not fit')
  })

  test('says that nothing runs on an empty sled', async () => {
    const console = await open()
    const { instances } = console.backend.backendState.db
    for (const { id } of instances.by('sled', FIRST)) instances.update(id, { sledId: null })
    await press(console, 'Refresh data')
    expect(verdict()).toBe('Nothing runs here')
    expect(screen.queryByRole('table', { name: 'Instances here' })).toBeNull()
  })

  test('is partial if the instances of another sled cannot be read', async () => {
    await open({ wire: failing(`${LAST}/instances`, 503) })
    expect(verdict()).toMatch(/^Looked at 5 of 6 other sleds: 10 instances run here/)
    const list = screen.getByRole('list', { name: 'Could not look at' })
    expect(list.textContent).toContain('the instances on BRM02222873: ')
  })

  test('cannot tell if the instances of the sled cannot be read', async () => {
    await open({ wire: failing(`${FIRST}/instances`, 503) })
    expect(verdict()).toBe('Cannot tell: the instances of this sled could not be read')
    expect(screen.queryByRole('button', { name: 'Make a plan' })).toBeNull()
  })

  test.each([
    ['the list of sleds', '/sleds\\?', 'the other sleds: '],
    ['the instances of all others', `/sleds/(?!${FIRST}).*/instances`, 'BRM02222873: '],
  ])('does not take %s for none if it cannot be read', async (_name, part, reason) => {
    await open({ wire: failing(part, 503) })
    expect(verdict()).toBe('Cannot tell: the other sleds could not be read')
    expect(screen.getByRole('list', { name: 'Could not look at' }).textContent).toContain(reason)
  })

  test('does not take disks that cannot be read for none', async () => {
    await open({ wire: failing('/instances/scratchpad/disks', 503) })
    const row = tableRows('Instances here').find(each => each.textContent.includes('scratchpad'))
    expect(row?.textContent).toContain('not looked at: local disks')
    expect(screen.getByRole('list', { name: 'Could not look at' }).textContent).toContain(
      'the disks of scratchpad',
    )
  })

  test('says in its verdict that groups or disks could not be read', async () => {
    await open({ wire: failing('(anti-)?affinity-groups', 503) })
    expect(verdict()).toMatch(
      /1 cannot leave: local disks; the disks or groups of 5 are not known$/,
    )
    const texts = tableRows('Instances here').map(row => row.textContent)
    expect(texts.find(text => text.includes('quorum-1'))).toContain('at most 6 sleds')
    cleanup()
    await open({ wire: failing('/instances/[^/]+/disks', 503) })
    expect(verdict()).toMatch(/on the other 6 sleds; the disks or groups of 5 are not known$/)
  })

  test('reads at most four answers at a time', async () => {
    let running = 0
    let most = 0
    await open({
      wire: async (request, next) => {
        if (!/\/(sleds|instances)\/.*(instances|disks|affinity-groups)\?/.test(request.url))
          return next(request)
        running += 1
        most = Math.max(most, running)
        await Promise.resolve()
        const response = await next(request)
        running -= 1
        return response
      },
    })
    expect(verdict()).toContain('10 instances run here')
    expect(most).toBeLessThanOrEqual(4)
  })

  test('can be copied as a text with its reasons', async () => {
    const console = await open()
    await press(console, 'Copy as text')
    const [text = ''] = console.copied
    expect(text).toMatch(/^Drain check of sled BRM02222869/)
    expect(text).toContain('1 cannot leave: local disks.')
    expect(text).toContain('release 18')
    expect(text).toContain('- myriad / ensemble / colossus (')
    await console.send(navigationRequested({ to: `${PAGE}?free=45&without=${LAST}` }))
    for (let times = 0; times < 3; times += 1) await console.settle()
    await press(console, /^Copy as text/)
    expect(console.copied[1]).toContain(
      'This assumes that nothing is placed on BRM02222873 and that 45% of each other sled stays free.',
    )
    await press(console, 'Copy link')
    expect(console.copied[2]).toMatch(new RegExp(`^https?://.*${PAGE}\\?free=45&without=${LAST}$`))
  })

  test('keeps its last answer if it cannot be read again, and says how old it is and why', async () => {
    let isFailing = false
    const away = failing(`${FIRST}/instances`, 503)
    const console = await open(
      { wire: (request, next) => (isFailing ? away(request, next) : next(request)) },
      '?plan=open',
    )
    const before = verdict()
    isFailing = true
    await press(console, 'Refresh data')
    const list = screen.getByRole('list', {
      name: /^Could not refresh\. Showing data from .* UTC$/,
    })
    expect(list.textContent).toMatch(/^the instances here: The server failed/)
    expect(verdict()).toBe(before)
    expect(screen.getByText('10 left')).toBeTruthy()
    isFailing = false
    await press(console, 'Try again')
    expect(screen.queryByRole('list', { name: /^Could not refresh/ })).toBeNull()
  })
})

describe('the plan', () => {
  const post = (console: Shown) =>
    console.requests.filter(({ method }) => method === 'POST').map(({ url }) => url)

  test('makes the sled non-provisionable with the verdict in the question', async () => {
    const console = await open()
    await press(console, 'Make a plan')
    expect(console.history.current().search).toContain('plan=open')
    await press(console, 'Make not provisionable')
    const question = screen.getByRole('dialog')
    expect(question.textContent).toContain('by threads and memory 1 does not fit')
    await console.user.click(
      within(question).getByRole('button', { name: 'Make sled not provisionable' }),
    )
    for (let times = 0; times < 4; times += 1) await console.settle()
    expect(console.backend.backendState.db.sleds.get(FIRST)?.policy).toMatchObject({
      provisionPolicy: 'non_provisionable',
    })
    expect(document.body.textContent).toContain('Make not provisionable (done)')
  })

  test('asks with the choices of the tab', async () => {
    const console = await open({}, '?plan=open&free=45')
    await press(console, 'Make not provisionable')
    expect(screen.getByRole('dialog').textContent).toContain(
      '9 do not fit on the other 6 sleds; 1 cannot leave: local disks. This assumes that 45% of each other sled stays free. Drain check',
    )
  })

  test('is still there if the check cannot be read', async () => {
    await open({ wire: failing(`${FIRST}/instances`, 503) }, '?plan=lists.service')
    const plan = screen.getByRole('list', { name: 'Steps' })
    expect(within(plan).getAllByText('Not known: the check could not be read.')).toHaveLength(3)
    expect(within(plan).getByRole('heading', { name: 'Service the sled (done)' })).toBeTruthy()
  })

  test('stops and starts own instances; one refused for space stays stopped, the rest goes on', async () => {
    let starts = 0
    const console = await open(
      {
        wire: (request, next) => {
          if (!request.url.includes('/start')) return next(request)
          starts += 1
          return starts === 2
            ? Promise.resolve({
                status: 507,
                headers: { 'content-type': 'application/json' },
                body: '{"request_id":"r","error_code":"InsufficientCapacity","message":"Insufficient capacity: Failed to place instance"}',
              })
            : next(request)
        },
      },
      '?plan=open',
    )
    const { db } = console.backend.backendState
    db.sleds.update(FIRST, {
      policy: { kind: 'in_service', provisionPolicy: 'non_provisionable' },
    })
    await press(console, 'Refresh data')
    await press(console, 'Review and start')
    const dialog = screen.getByRole('dialog')
    expect(dialog.textContent).toContain('Stop and start (4 instances)')
    await console.user.click(within(dialog).getByRole('checkbox'))
    await console.user.click(within(dialog).getByRole('button', { name: /^Stop and start/ }))
    for (let times = 0; times < 8; times += 1) await console.advance(2_000)
    expect(screen.getByRole('dialog').textContent).toContain(
      'Stopped, and could not be started: Insufficient capacity: Failed to place instance',
    )
    expect(post(console).filter(url => url.includes('/stop'))).toHaveLength(4)
    expect(post(console).filter(url => url.includes('/start'))).toHaveLength(4)
    const names = ['quorum-1', 'web-1', 'web-2', 'web-3']
    const own = Array.from(db.instances.all()).filter(({ name }) => names.includes(name))
    expect(own.filter(({ runState }) => runState === 'stopped')).toHaveLength(1)
    expect(own.filter(({ sledId }) => sledId !== null && sledId !== FIRST)).toHaveLength(3)
  })

  test('has a list for each owner, and keeps in the address that they were told', async () => {
    const console = await open({}, '?plan=open')
    await press(console, 'Copy list for myriad / ensemble')
    expect(console.copied[0]).toContain('Sled BRM02222869 will be serviced.')
    expect(console.copied[0]).toContain('- ensemble / colossus (')
    expect(console.copied[0]).not.toContain('bench-1')
    await press(console, 'Download CSV of all')
    expect(console.saved[0]?.text).toContain('pocket-lab,workbench,bench-1,')
    await console.user.click(screen.getByRole('checkbox', { name: 'The owners have been told' }))
    await console.settle()
    expect(console.history.current().search).toContain('plan=lists')
  })

  test('waits until nothing is left, and tells it', async () => {
    const console = await open({}, '?plan=open')
    expect(screen.getByText('10 left')).toBeTruthy()
    await press(console, 'Notify me when it is empty')
    const { instances } = console.backend.backendState.db
    for (const { id } of instances.by('sled', FIRST)) instances.update(id, { sledId: null })
    await console.advance(10_000)
    await console.settle()
    expect(screen.getByText('Nothing is left here.')).toBeTruthy()
    expect(console.notifications).toEqual(['asked', 'Sled empty'])
  })

  test('offers a viewer of the fleet neither the policy nor instances of projects they cannot see', async () => {
    const console = await open({ user: 'Bruno Slate' }, '?plan=open')
    await console.advance(5_000)
    const button = screen.getByRole('button', { name: 'Make not provisionable' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(
      screen.getByRole('heading', { name: 'Stop and start your instances (done)' }),
    ).toBeTruthy()
    expect(screen.getByRole('list', { name: 'Could not look at' }).textContent).toContain(
      'the project mock-project',
    )
  })
})

describe('what a sled is used for', () => {
  test('is in the list, and not known if it cannot be read', async () => {
    await show(`${INVENTORY}/sleds`, { wire: failing(`${LAST}/instances`, 503) })
    expect(cellsWith('BRM02222869').slice(-4, -1)).toEqual(['7', '18 of 128', '208 GiB of 1 TiB'])
    expect(cellsWith('BRM02222873').join(' ')).toContain('Not known')
  })

  test('is asked about after five seconds, whatever arrives later', async () => {
    const held: (() => void)[] = []
    const console = await show(`${INVENTORY}/sleds/${FIRST}/instances`, {
      release: 18,
      hold: ({ url }) =>
        url.includes(`${LAST}/instances`) ? new Promise<void>(go => held.push(go)) : null,
    })
    await console.user.click(screen.getByRole('button', { name: 'Sled actions' }))
    await console.settle()
    await console.user.click(
      await screen.findByRole('menuitem', { name: 'Make not provisionable' }),
    )
    await console.advance(4_900)
    const question = () => screen.getByRole('dialog').textContent
    expect(question()).not.toContain('It is not known')
    await console.advance(200)
    expect(question()).toContain('It is not known whether its instances fit on other sleds.')
    for (const go of held) go()
    for (let times = 0; times < 5; times += 1) await console.settle()
    expect(question()).toContain('It is not known whether its instances fit on other sleds.')
    const confirm = screen.getByRole('button', { name: 'Make sled not provisionable' })
    expect(confirm.getAttribute('aria-disabled')).toBeNull()
  })

  test('is on the page of a sled, with the time since it takes nothing new', async () => {
    const console = await show(`${INVENTORY}/sleds/${FIRST}/instances`, { release: 18 })
    await console.user.click(screen.getByRole('button', { name: 'Sled actions' }))
    await console.settle()
    await console.user.click(
      await screen.findByRole('menuitem', { name: 'Make not provisionable' }),
    )
    for (let times = 0; times < 3; times += 1) await console.settle()
    const question = screen.getByRole('dialog')
    expect(question.textContent).toContain('8 instances run here; ')
    await console.user.click(
      within(question).getByRole('button', { name: 'Make sled not provisionable' }),
    )
    for (let times = 0; times < 5; times += 1) await console.settle()
    expect(document.body.textContent).toMatch(/Not provisionable since Jan 15, 2025/)
    await console.send(navigationRequested({ to: '/system/home' }))
    for (let times = 0; times < 8; times += 1) await console.settle()
    await console.user.click(screen.getByRole('button', { name: /^All / }))
    const row = screen.getByRole('group', { name: 'Sled BRM02222869' }).closest('li')
    expect(row?.textContent).toMatch(/Nothing new is placed on the sled\.(just now|\d+s ago)/)
  })
})
