import { act, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { GIB } from '@/lib/size'
import { navigationRequested } from '@/store/navigation/events'
import { showList } from './support'

/** Thousands of rows take long on a busy machine. */
vi.setConfig({ testTimeout: 60_000 })

const PATH = '/projects/mock-project/instances'
const MANY = { path: '/projects/blank-slate/instances', scenario: 'large' } as const

const show = (options: Parameters<typeof showList>[1] = { path: PATH }) =>
  showList('Instances', options)

const asked = ({ requests }: Awaited<ReturnType<typeof show>>) =>
  requests.flatMap(({ url }) => (url.startsWith('/v1/instances?') ? [url] : []))

describe('the filter of the instances', () => {
  test('finds names, states, sizes, ids and addresses', async () => {
    const console = await show()
    for (const [text, names] of [
      ['db', ['db1', 'db2']],
      ['state:failed', ['you-fail']],
      ['state:running -db2', ['db1']],
      ['"no such"', []],
    ] as const) {
      await console.filter(text)
      expect([text, names.length === 0 ? [] : console.cells('name')]).toEqual([text, names])
    }
  })

  test('reads the whole list in one page of 1,000, once', async () => {
    const console = await show(MANY)
    expect(asked(console).every(url => url.includes('limit=25'))).toBe(true)
    await console.filter('worker-0777')
    expect(console.cells('name')).toEqual(['worker-0777'])
    expect(console.said()).toContain('1 of 1,000 instances')
    await console.filter('worker-077')
    expect(console.cells('name')).toHaveLength(10)
    expect(asked(console).filter(url => url.includes('limit=1000'))).toHaveLength(1)
    // A plain list is a page of the server again.
    await console.filter('')
    expect(console.cells('name')).toHaveLength(25)
    expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy()
  })

  test('suggests states with their numbers', async () => {
    const console = await show()
    await console.filter('state:')
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(options).toContain('state:running2')
    await console.user.keyboard('{ArrowDown}{Enter}')
    await console.settle()
    expect(console.field().value).toMatch(/^state:\w+ $/)
  })

  test('says so if nothing matches, and can be cleared there', async () => {
    const console = await show()
    await console.filter('nothing-like-it')
    expect(screen.getByRole('heading', { name: 'No instances match' })).toBeTruthy()
    await console.press('button', 'Show all instances')
    expect(console.cells('name')).toContain('db1')
  })

  test('finds an address that is not in view, and says while others are being read', async () => {
    // Of all instances but the first hundred.
    const hold = ({ url }: { url: string }) =>
      /external-ips/.test(url) && !/worker-00/.test(url) ? new Promise<void>(() => undefined) : null
    const console = await show({ ...MANY, hold })
    const { body } = await console.backend.handle({
      method: 'POST',
      url: '/v1/instances/worker-0060/external-ips/ephemeral?project=blank-slate',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    const { ip } = JSON.parse(String(body)) as { ip: string }
    await console.filter(ip)
    expect(console.cells('name')).toEqual(['worker-0060'])
    expect(console.said()).toContain('1 of 1,000 instances so far; still reading')
    await console.filter('192.0.2.1')
    expect(screen.getByRole('heading', { name: 'No instances match so far' })).toBeTruthy()
    await console.filter('worker-0999')
    expect(console.said()).toContain('1 of 1,000 instances')
  })

  test('reads the addresses of the instances it finds', async () => {
    const console = await show(MANY)
    await console.filter('worker-0999')
    await act(() => console.advance(1_000))
    expect(console.requests.map(({ url }) => url)).toContainEqual(
      expect.stringContaining('/v1/instances/worker-0999/external-ips'),
    )
  })
})

describe('the order of the instances', () => {
  test('changes with each press of a header, and is announced', async () => {
    const console = await show()
    const order = () =>
      screen.getByRole('columnheader', { name: 'state' }).getAttribute('aria-sort')
    expect(order()).toBeNull()
    await console.press('button', 'state')
    expect(order()).toBe('ascending')
    expect(console.cells('name')[0]).toBe('you-fail')
    expect(console.said().join()).toContain('sorted by state, ascending')
    await console.press('button', 'state')
    expect(order()).toBe('descending')
    expect(console.cells('name').at(-1)).toBe('you-fail')
    expect(await console.search()).toBe('?sort=-state')
    await console.press('button', 'state')
    expect(order()).toBeNull()
    expect(await console.search()).toBe('')
  })
})

describe('the view of the instances', () => {
  const VIEW = '?q=db&sort=-name&columns=name%2Cmemory'

  test('is restored by its address', async () => {
    const console = await show({ path: PATH + VIEW })
    expect(console.field().value).toBe('db')
    expect(console.cells('name')).toEqual(['db2', 'db1'])
    expect(console.headers()).toEqual(['name', 'Memory'])
  })

  test('is restored by going back from an object', async () => {
    const console = await show({ path: PATH + VIEW })
    await console.press('link', 'db2')
    expect(console.history.current().path).toBe(`${PATH}/db2/storage`)
    await act(async () => console.history.go(-1))
    await console.settle()
    await console.settle()
    expect(console.history.current()).toMatchObject({ path: PATH, search: VIEW })
    expect(console.cells('name')).toEqual(['db2', 'db1'])
    expect(console.headers()).toEqual(['name', 'Memory'])
  })

  test('is plain again after a link to the list', async () => {
    const console = await show({ path: PATH + VIEW })
    await console.send(navigationRequested({ to: PATH }))
    await console.settle()
    expect(console.field().value).toBe('')
    expect(console.headers()).toHaveLength(6)
  })

  test.each([
    ['?columns=name,colour', 'This list has no column called colour.'],
    ['?sort=shape', 'This list has no column called shape.'],
    ['?q=size-of:x&sort=shape', 'This list has no column called shape or size-of.'],
  ])('%s names columns that it does not have, and is told', async (search, message) => {
    const console = await show({ path: PATH + search })
    expect(console.said()).toContain(message)
  })

  test('says so if the list cannot be sorted by the column', async () => {
    const console = await showList('Affinity groups', {
      path: '/projects/mock-project/affinity?sort=instances',
    })
    expect(console.said()).toContain('This list cannot be sorted by instances.')
    expect(console.said().join()).not.toContain('sorted by instances, ascending')
  })

  test('%s shows rows although its columns are all unknown', async () => {
    const console = await show({ path: `${PATH}?columns=colour,shape` })
    expect(console.cells('name')).toContain('db1')
    expect(console.headers()).toHaveLength(6)
  })
})

test('instances can be exported as they are filtered and sorted', async () => {
  const console = await show({ path: `${PATH}?q=db&sort=-name&columns=name,memory,state` })
  await console.press('button', 'Export instances')
  await console.press('menuitem', 'Export as CSV')
  await console.settle()
  expect(console.saved).toEqual([
    expect.objectContaining({
      name: 'instances.csv',
      text: `Name,Memory,State\r\ndb2,${4 * GIB},running\r\ndb1,${4 * GIB},running\r\n`,
    }),
  ])
  expect(document.body.textContent).toContain('Saved 2 instances to instances.csv')
})

test('a list is printed once all of its rows are read, and then shows its page again', async () => {
  const console = await show(MANY)
  const note = 'Page 1 only. To print all rows, use Print in the Export menu.'
  expect(document.body.textContent).toContain(note)
  await console.press('button', 'Export instances')
  await console.press('menuitem', 'Print')
  expect(console.prints()).toBe(1)
  expect(console.table().getAttribute('aria-rowcount')).toBe('1001')
  expect(document.body.textContent).not.toContain(note)
  await act(() => console.emit({ type: 'printed' }))
  expect(console.cells('name')).toHaveLength(25)
  expect(asked(console).filter(url => url.includes('limit=1000'))).toHaveLength(1)
})
