import { describe, expect, test } from 'vitest'
import { plainText } from '@/lib/rich-text'
import { confirmAccepted } from '@/store/confirm/confirm'
import { formCancelled, formChanged, formSubmitted } from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import { navigationRequested } from '@/store/navigation/events'
import { selectRuleRows } from '@/store/project/firewall-rules/firewall-rules'
import { selectVpc, selectVpcRows } from '@/store/project/vpcs/vpcs'
import { startConsole, type TestConsole } from '#tests/support/console'
import { choose, chooseAndConfirm, toastsOf } from '../instances/support'

const LIST = '/projects/mock-project/vpcs'
const PAGE = `${LIST}/mock-vpc`
const CREATE = 'vpcCreate'
const EDIT = 'vpcEdit'

const start = (path = LIST, options: { user?: string } = {}) => startConsole({ path, ...options })
const rowsOf = (console: TestConsole, project = 'mock-project') =>
  selectVpcRows(console.state(), { project })
const rowOf = (console: TestConsole, name: string, project = 'mock-project') => {
  const row = rowsOf(console, project).find(each => each.name === name)
  if (!row) throw new Error(`The list shows no ${name}.`)
  return row
}
const fill = (console: TestConsole, form: string, values: Record<string, string>) =>
  console.send(formChanged({ form, values }))
const submit = (console: TestConsole, form: string) => console.send(formSubmitted({ form }))
const contextOf = (console: TestConsole, form: string) => selectForm(console.state(), form)?.context
const pathOf = (console: TestConsole) => console.history.current().path
const sent = (console: TestConsole, method: string) => {
  const request = console.requests.findLast(each => each.method === method)
  return { url: request?.url, body: JSON.parse(request?.body ?? 'null') as unknown }
}

describe('the list of VPCs', () => {
  test('shows each VPC, and fetches no rules before a row is rendered', async () => {
    const console = await start()
    expect(rowsOf(console)).toMatchObject([
      {
        name: 'mock-vpc',
        dnsName: 'mock-vpc',
        description: 'a fake vpc',
        href: `${PAGE}/firewall-rules`,
      },
    ])
    expect(console.requests.some(({ url }) => url.includes('firewall'))).toBe(false)
  })

  test('offers to edit, copy and delete each VPC', async () => {
    const console = await start()
    expect(rowOf(console, 'mock-vpc').actions.map(({ label, to }) => [label, to])).toEqual([
      ['Edit', `${PAGE}/edit`],
      ['Create similar', undefined],
      ['Delete', undefined],
    ])
  })

  test('shows what prevents a VPC from being deleted, without a confirmation', async () => {
    const console = await start()
    await choose(console, rowOf(console, 'mock-vpc').actions, 'Delete')
    const { obstacle } = console.state().actors.confirm?.context ?? {}
    expect(plainText(obstacle ?? '')).toBe(
      'The VPC mock-vpc still holds 1 subnet. Delete its contents first.',
    )
  })

  test('no longer shows a deleted VPC', async () => {
    const console = await start('/projects/rock-garden/vpcs')
    await choose(console, rowOf(console, 'hollow', 'rock-garden').actions, 'Delete')
    expect(console.state().actors.confirm?.context.request?.title).toBe('Delete VPC')
    await console.send(confirmAccepted())
    expect(rowsOf(console, 'rock-garden').map(({ name }) => name)).toEqual(['default', 'strata'])
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'VPC hollow deleted' }])
  })
})

describe('a new VPC', () => {
  test('opens its three rules, and is listed', async () => {
    const console = await start(`${LIST}-new`)
    await fill(console, CREATE, { name: 'another', dnsName: 'another-dns', ipv6Prefix: ' ' })
    await submit(console, CREATE)
    expect(sent(console, 'POST')).toEqual({
      url: '/v1/vpcs?project=mock-project',
      body: { name: 'another', description: '', dns_name: 'another-dns' },
    })
    expect(pathOf(console)).toBe(`${LIST}/another/firewall-rules`)
    const rules = selectRuleRows(console.state(), { project: 'mock-project', vpc: 'another' })
    expect(rules.map(({ name, targets: [target] }) => [name, target?.value])).toEqual([
      ['allow-icmp', 'another'],
      ['allow-internal-inbound', 'another'],
      ['allow-ssh', 'another'],
    ])
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'VPC another created' }])
    await console.send(navigationRequested({ to: LIST }))
    expect(rowsOf(console).map(({ name }) => name)).toEqual(['another', 'mock-vpc'])
  })

  test('has the given prefix', async () => {
    const console = await start(`${LIST}-new`)
    await fill(console, CREATE, { name: 'a', dnsName: 'a', ipv6Prefix: 'fd12:3456:789a::/48' })
    await submit(console, CREATE)
    expect(selectVpc(console.state(), { project: 'mock-project', vpc: 'a' })?.ipv6Prefix).toBe(
      'fd12:3456:789a::/48',
    )
  })

  test.each([
    [{ name: '', dnsName: 'a' }, { name: 'Name is required' }],
    [{ name: 'a', dnsName: '' }, { dnsName: 'DNS name is required' }],
    [
      { name: 'a', dnsName: 'A' },
      { dnsName: 'Must contain only lower-case letters, digits and dashes' },
    ],
    [
      { name: 'a', dnsName: 'a', ipv6Prefix: 'fd00' },
      { ipv6Prefix: 'Must contain an IP address and a width, separated by a /' },
    ],
    [
      { name: 'a', dnsName: 'a', ipv6Prefix: '2001:db8::/48' },
      { ipv6Prefix: 'Must be a /48 network in fd00::/8, such as fd12:3456:789a::/48' },
    ],
    [
      { name: 'a', dnsName: 'a', ipv6Prefix: 'fd00::/64' },
      { ipv6Prefix: 'Must be a /48 network in fd00::/8, such as fd12:3456:789a::/48' },
    ],
  ])('is not sent with %o', async (values, errors) => {
    const console = await start(`${LIST}-new`)
    await fill(console, CREATE, values)
    await submit(console, CREATE)
    expect(contextOf(console, CREATE)?.errors).toEqual(errors)
    expect(console.requests.some(({ method }) => method === 'POST')).toBe(false)
  })

  test('with a taken name shows the error at the field', async () => {
    const console = await start(`${LIST}-new`)
    await fill(console, CREATE, { name: 'mock-vpc', dnsName: 'a' })
    await submit(console, CREATE)
    expect(contextOf(console, CREATE)?.errors).toEqual({ name: 'Name already exists' })
  })

  test('returns to the list when it is cancelled', async () => {
    const console = await start(`${LIST}-new`)
    await console.send(formCancelled({ form: CREATE }))
    expect(pathOf(console)).toBe(LIST)
  })
})

describe('an edited VPC', () => {
  test('appears under its new name at once, on its page and in the list', async () => {
    const console = await start(`${PAGE}/edit`)
    await fill(console, EDIT, { name: 'renamed', dnsName: '' })
    await submit(console, EDIT)
    expect(sent(console, 'PUT')).toEqual({
      url: '/v1/vpcs/mock-vpc?project=mock-project',
      body: { name: 'renamed' },
    })
    expect(pathOf(console)).toBe(`${LIST}/renamed/firewall-rules`)
    expect(selectVpc(console.state(), { project: 'mock-project', vpc: 'renamed' })).toMatchObject({
      name: 'renamed',
      dnsName: 'mock-vpc',
    })
    expect(console.state().actors.navigation?.value).toBe('settled')
    await console.advance(5000)
    expect(console.state().actors.navigation?.context.error).toBeNull()
    await console.send(navigationRequested({ to: LIST }))
    expect(rowsOf(console).map(({ name, dnsName }) => [name, dnsName])).toEqual([
      ['renamed', 'mock-vpc'],
    ])
  })

  test('shows its new description on its page', async () => {
    const console = await start(`${PAGE}/edit`)
    await fill(console, EDIT, { description: 'hello' })
    await submit(console, EDIT)
    expect(
      selectVpc(console.state(), { project: 'mock-project', vpc: 'mock-vpc' })?.description,
    ).toBe('hello')
  })

  test('cannot take the name of another one, which is checked without a request', async () => {
    const console = await start('/projects/rock-garden/vpcs/hollow/edit')
    await fill(console, EDIT, { name: 'strata' })
    await submit(console, EDIT)
    expect(contextOf(console, EDIT)?.errors).toEqual({ name: 'Name already exists' })
    expect(console.requests.some(({ method }) => method === 'PUT')).toBe(false)
  })

  test('shows the error in the form if the user is not authorized', async () => {
    const console = await start(`${PAGE}/edit`, { user: 'Greta Schist' })
    await fill(console, EDIT, { name: 'renamed' })
    await submit(console, EDIT)
    expect(contextOf(console, EDIT)?.failure?.message).toBe('Action not authorized')
  })
})

test('deleting a VPC on its page returns to the list', async () => {
  const console = await start('/projects/rock-garden/vpcs/hollow/firewall-rules')
  const { actions } = selectVpc(console.state(), { project: 'rock-garden', vpc: 'hollow' }) ?? {}
  await chooseAndConfirm(console, actions, 'Delete')
  expect(pathOf(console)).toBe('/projects/rock-garden/vpcs')
  expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'VPC hollow deleted' }])
})

test('an unknown VPC is a missing page', async () => {
  const console = await start(`${LIST}/gone/firewall-rules`)
  expect(console.state().actors.navigation?.context.error?.kind).toBe('missing')
})
