import { describe, expect, test } from 'vitest'
import { plainText } from '@/lib/rich-text'
import { selectPoolDefaultBox } from '@/store/system/subnet-pools/link.form'
import {
  selectSiloSubnetPoolRows,
  selectSubnetPoolSiloLinkAction,
  selectSubnetPoolSiloRows,
} from '@/store/system/subnet-pools/links'
import {
  selectSubnetPool,
  selectSubnetPoolMemberRows,
  selectSubnetPoolUtilization,
} from '@/store/system/subnet-pools/subnet-pools'
import { startConsole, type TestConsole } from '#tests/support/console'
import { fill, formOf, sentBody, submit } from '../instance-networking/support'
import { choose, chooseAndConfirm, toastsOf } from '../instances/support'

const POOLS = '/system/networking/subnet-pools'
const params = { subnetPool: 'routed-subnets' }
const page = `${POOLS}/routed-subnets`

const open = (path: string, release: 18 | 23 = 23) => startConsole({ path, release })

const where = (console: TestConsole) => console.history.current().path

const poolOf = (console: TestConsole, subnetPool = 'routed-subnets') => {
  const pool = selectSubnetPool(console.state(), { subnetPool })
  if (!pool) throw new Error(`There is no page of ${subnetPool}.`)
  return pool
}

describe('a subnet pool', () => {
  test('is created, renamed and deleted', async () => {
    const console = await open(`${POOLS}-new`)
    await fill(console, 'subnetPoolCreate', { name: 'edge', ipVersion: 'v6' })
    await submit(console, 'subnetPoolCreate')
    expect(sentBody(console, 'POST')).toEqual({ name: 'edge', description: '', ip_version: 'v6' })
    expect(where(console)).toBe(`${POOLS}/edge`)

    const edit = await startConsole({ path: `${POOLS}/spare-subnets/edit`, release: 23 })
    await fill(edit, 'subnetPoolEdit', { name: 'rim' })
    await submit(edit, 'subnetPoolEdit')
    expect(where(edit)).toBe(`${POOLS}/rim`)
    await chooseAndConfirm(edit, poolOf(edit, 'rim').actions, 'Delete')
    expect(where(edit)).toBe(POOLS)
    expect(toastsOf(edit).map(({ text }) => text)).toContain('Subnet pool rim deleted')
  })

  test('cannot be deleted from its page while it has members', async () => {
    const console = await open(page)
    const reason = poolOf(console).actions.find(({ label }) => label === 'Delete')?.reason
    expect(plainText(reason ?? '')).toBe('It cannot be deleted while it has members')
  })

  test.each([18, 23] as const)('tells what is left at release %d', async release => {
    const console = await open(page, release)
    const [count] = selectSubnetPoolUtilization(console.state(), params) ?? []
    expect(count).toMatchObject({ capacity: 65_792n })
    expect(count!.allocated).toBeGreaterThan(0n)
  })
})

describe('adding a member', () => {
  const form = 'subnetPoolMemberAdd'
  const openForm = () => open(`${page}/members-add`)

  test.each([
    [{ subnet: '' }, { subnet: 'Subnet is required' }],
    [{ subnet: 'fd00::/48' }, { subnet: 'IPv6 subnet in an IPv4 pool' }],
    [{ subnet: '10.1.0.1/16' }, { subnet: 'Must be a network, such as 10.1.0.0/16' }],
    [
      { subnet: '10.1.0.0/16', minPrefixLength: 8 },
      { minPrefixLength: 'Cannot be less than the length of the subnet, 16' },
    ],
    [
      { subnet: '10.1.0.0/16', minPrefixLength: 24, maxPrefixLength: 20 },
      { minPrefixLength: 'Cannot be more than the max prefix length' },
    ],
    [
      { subnet: '10.1.0.0/16', maxPrefixLength: 8 },
      { maxPrefixLength: 'Cannot be less than the length of the subnet, 16' },
    ],
    [{ subnet: '10.1.0.0/16', maxPrefixLength: 33 }, { maxPrefixLength: 'At most 32' }],
  ])('refuses %o', async (values, errors) => {
    const console = await openForm()
    await fill(console, form, values)
    await submit(console, form)
    expect(formOf(console, form)?.errors).toEqual(errors)
  })

  test('sends only what was entered', async () => {
    const console = await openForm()
    await fill(console, form, { subnet: '10.1.0.0/16' })
    await submit(console, form)
    expect(sentBody(console, 'POST')).toEqual({ subnet: '10.1.0.0/16' })
    expect(where(console)).toBe(page)
    const rows = selectSubnetPoolMemberRows(console.state(), params)
    const added = rows.find(({ subnet }) => subnet === '10.1.0.0/16')
    expect(added).toMatchObject({ minPrefixLength: 16, maxPrefixLength: 32 })
    await chooseAndConfirm(console, added!.actions, 'Remove')
    expect(sentBody(console, 'POST')).toEqual({ subnet: '10.1.0.0/16' })
    expect(selectSubnetPoolMemberRows(console.state(), params)).toHaveLength(rows.length - 1)
  })

  test('keeps the message of the server', async () => {
    const console = await openForm()
    await fill(console, form, { subnet: '100.64.0.0/20' })
    await submit(console, form)
    expect(formOf(console, form)?.failure?.message).toContain('overlaps with existing member')
  })
})

describe('the silos of a subnet pool', () => {
  const silos = (console: TestConsole) => selectSubnetPoolSiloRows(console.state(), params)

  test('can be linked with the pool as their default, in two calls', async () => {
    const console = await open(`${page}?tab=silos`)
    await chooseAndConfirm(
      console,
      silos(console).find(({ name }) => name === 'myriad')!.actions,
      'Unlink',
    )
    expect(silos(console).map(({ name }) => name)).toEqual(['maze-war'])
    const form = 'subnetPoolSiloLink'
    await choose(console, [selectSubnetPoolSiloLinkAction(console.state(), params)], 'Link silo')
    await fill(console, form, { other: 'myriad', isDefault: true })
    expect(selectPoolDefaultBox(console.state()).label).toBe('Make default IPv4 subnet pool')
    await submit(console, form)
    expect(sentBody(console, 'POST')).toEqual({ silo: 'myriad', is_default: false })
    expect(sentBody(console, 'PUT')).toEqual({ is_default: true })
    expect(silos(console).find(({ name }) => name === 'myriad')?.isDefault).toBe(true)
  })

  test('name the default of the same IP version that another one replaces', async () => {
    const console = await open('/system/silos/maze-war?tab=subnet-pools')
    const rows = () => selectSiloSubnetPoolRows(console.state(), { silo: 'maze-war' })
    expect(rows().map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['routed-subnets', true],
      ['routed-subnets-6', true],
      ['spare-subnets', false],
    ])
    const { actions } = rows()[2]!
    const asked = JSON.stringify(actions.find(({ label }) => label === 'Make default')?.event)
    expect(asked).toContain('"routed-subnets"')
    expect(asked).not.toContain('routed-subnets-6')
    await chooseAndConfirm(console, actions, 'Make default')
    expect(rows().map(({ isDefault }) => isDefault)).toEqual([false, true, true])
  })
})
