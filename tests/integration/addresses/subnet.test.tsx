import { screen, within } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { stackOf } from '@/mirage/rules/ip-stacks'
import { fixedId, named } from '@/mirage/seeds/fixed'
import { instanceIds } from '@/mirage/seeds/instances'
import { formChanged } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { requestForm } from '@/store/project/forms'
import { showConsole } from '#tests/support/shown-console'

const PAGE = '/projects/mock-project/vpcs/mock-vpc/subnets/mock-subnet/addresses'

/** The page, with interfaces at these last bytes of 10.1.1.0/24 besides those of the demo. */
const show = async (search = '', more: readonly number[] = []) => {
  const shown = await showConsole({ path: '/projects', release: 23 })
  const { db } = shown.backend.backendState
  const example = [...db.networkInterfaces.all()].find(({ name }) => name === 'my-nic')
  if (!example) throw new Error('The demo has no my-nic.')
  for (const last of more) {
    db.networkInterfaces.insert({
      ...example,
      ...named(fixedId('networkInterface', 900 + last), `nic-${last}`, '', '2026-03-06'),
      instanceId: instanceIds.db2,
      primary: false,
      ipStack: stackOf({ v4: { ip: `10.1.1.${last}`, transitIps: ['10.1.1.200/30'] } }),
    })
  }
  await shown.send(navigationRequested({ to: `${PAGE}${search}` }))
  await shown.settle()
  await shown.settle()
  await shown.settle()
  return shown
}

const map = () => screen.getByRole('application', { name: '10.1.1.1/24' })

const sentence = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent

/** The letters of the cells, without those of free addresses. */
const letters = () =>
  [...map().querySelectorAll('[data-at]')].flatMap((cell, at) =>
    cell.textContent === '' ? [] : `${at}${cell.textContent}`,
  )

const chosen = () => map().getAttribute('aria-describedby')!

const told = () => document.getElementById(chosen())?.textContent

describe('the addresses of a subnet', () => {
  it('are counted, with the next free one, and drawn with their letters', async () => {
    await show('', [5, 6, 7, 8, 9, 12, 13, 14])
    expect(sentence()).toBe('10 used, 240 addresses free, next free 10.1.1.15')
    expect(letters().join(' ')).toBe(
      '0R 1R 2R 3R 4R 5I 6I 7I 8I 9I 10P 11P 12I 13I 14I 200T 201T 202T 203T 255R',
    )
  })

  it('have a next free one to copy, once all interfaces are known', async () => {
    let answer: (() => void) | undefined
    const { user, settle, copied } = await showConsole({
      path: PAGE,
      release: 23,
      hold: ({ url }) =>
        url.includes('network-interfaces')
          ? new Promise<void>(resolve => (answer = resolve))
          : null,
    })
    const button = () => screen.getByRole('button', { name: 'Copy next free address' })
    expect(sentence()).toBe('Reading interfaces…')
    expect(button().getAttribute('aria-disabled')).toBe('true')
    answer?.()
    await settle()
    await user.click(button())
    expect(copied).toEqual(['10.1.1.5'])
  })

  it('are one stop of the Tab key, with a sentence for the chosen cell', async () => {
    const { user, history, settle } = await show()
    map().focus()
    await user.keyboard('{End}')
    expect(told()).toBe('10.1.1.255: reserved for the system ')
    await user.keyboard('{Home}{ArrowRight}{ArrowRight}')
    expect(told()).toBe('10.1.1.2: reserved for the system ')
    await user.keyboard('{Escape}')
    expect(told()).toBe('Choose a cell to see who uses it.')
    await user.click(map().querySelector('[data-at="10"]')!)
    expect(told()).toBe('10.1.1.10: my-nic of db1 Open')
    await user.keyboard('{Enter}')
    await settle()
    await settle()
    expect(history.current().path).toBe('/projects/mock-project/instances/db1/networking')
  })

  it('start at the address of the link', async () => {
    await show('?address=10.1.1.11')
    expect(told()).toBe('10.1.1.11: net0 of db2 Open')
  })

  it('are listed by number with their instances', async () => {
    await show()
    const rows = within(screen.getByRole('table', { name: 'Addresses' })).getAllByRole('row')
    expect(rows.slice(1).map(row => row.textContent)).toEqual([
      expect.stringMatching(/^10\.1\.1\.10.*my-nic primary.*db1.*Primary interface/),
      expect.stringMatching(/^10\.1\.1\.11.*net0 primary.*db2.*Primary interface/),
    ])
  })

  it('are only listed if the address says so, which keeps the IP version', async () => {
    const { user, history, settle } = await show('?family=v4&view=list')
    expect(screen.queryByRole('application')).toBeNull()
    expect(screen.getByRole('table', { name: 'Addresses' })).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Map' }))
    await settle()
    expect(map()).toBeTruthy()
    expect(history.current().search).toBe('?family=v4')
  })

  it('of IPv6 are listed with gaps instead of a map', async () => {
    await show('?family=v6')
    expect(screen.queryByRole('application')).toBeNull()
    expect(sentence()).toBe('0 used, ≈1.84×10¹⁹ addresses free, next free fd9b:870a:4245::5')
    const gaps = screen.getByRole('list', { name: 'Used addresses and gaps' })
    expect(gaps.lastElementChild?.textContent).toBe('… ≈1.84×10¹⁹ addresses …')
  })
})

describe('the form of a new interface', () => {
  const open = async () => {
    const shown = await show('', [5, 6, 7])
    await shown.send(
      requestForm('networkInterfaceCreate', { project: 'mock-project', mode: 'collect' }),
    )
    await shown.settle()
    await shown.send(
      formChanged({
        form: 'networkInterfaceCreate',
        values: { name: 'nic', vpcName: 'mock-vpc', subnetName: 'mock-subnet' },
      }),
    )
    await shown.settle()
    await shown.settle()
    return { ...shown, field: screen.getByRole('textbox', { name: /^IPv4 address/ }) }
  }

  it('puts in the next free address', async () => {
    const { user, field } = await open()
    await user.click(screen.getByRole('button', { name: 'Next free: 10.1.1.8' }))
    expect(field).toHaveProperty('value', '10.1.1.8')
    expect(screen.getByRole('button', { name: 'Next free: fd9b:870a:4245::5' })).toBeTruthy()
  })

  it.each([
    ['10.1.1.3', 'The first five addresses and the last one of 10.1.1.1/24 are reserved'],
    ['10.1.1.7', 'Taken by nic-7 of db2'],
    ['10.1.2.7', 'Must be in 10.1.1.1/24'],
  ])('says before sending why it cannot be %s', async (ip, problem) => {
    const { user, field } = await open()
    await user.type(field, ip)
    await user.tab()
    expect(screen.getByText(problem)).toBeTruthy()
  })
})

test('the subnets of a VPC say how many addresses are used', async () => {
  const shown = await showConsole({ path: '/projects/mock-project/vpcs/mock-vpc/subnets' })
  await shown.settle()
  await shown.settle()
  const link = screen.getByRole('link', { name: '2 / 250' })
  expect(link.getAttribute('href')).toBe(PAGE)
})

test('addresses whose interfaces cannot be read are not known', async () => {
  const shown = await showConsole({
    path: PAGE,
    wire: (request, next) =>
      request.url.includes('/network-interfaces')
        ? Promise.resolve({ status: 500, headers: {}, body: '{"message":"Out of order"}' })
        : next(request),
  })
  await shown.settle()
  await shown.settle()
  expect(screen.getByText('The addresses are not known')).toBeTruthy()
  expect(screen.queryByRole('application')).toBeNull()
})

describe('what a subnet pool has left', () => {
  const choosePool = async (user: string) => {
    const shown = await showConsole({
      path: '/projects/mock-project/external-subnets-new',
      release: 23,
      user,
    })
    await shown.settle()
    await shown.send(
      formChanged({ form: 'externalSubnetCreate', values: { pool: 'routed-subnets' } }),
    )
    const hint = () => document.querySelector('[role=dialog]')?.textContent ?? ''
    // The number is read by an operation that loads late.
    for (let times = 0; times < 200 && !/ left/.test(hint()); times += 1) await shown.settle()
    return { ...shown, hint }
  }

  test('is said before a subnet is taken, and what is left after', async () => {
    const { hint, send } = await choosePool('Ada Quarry')
    expect(hint()).toMatch(/[\d,]+ addresses left; this takes 256; [\d,]+ left after/)
    await send(formChanged({ form: 'externalSubnetCreate', values: { prefixLength: 8 } }))
    expect(hint()).toMatch(/[\d,]+ addresses left: too few for a subnet of 16,777,216 addresses/)
  })

  test('is not asked for on behalf of members, who may not know it', async () => {
    const { hint, requests } = await choosePool('Clara Flint')
    expect(hint()).not.toMatch(/ left/)
    expect(requests.filter(({ url }) => url.includes('utilization'))).toEqual([])
  })
})
