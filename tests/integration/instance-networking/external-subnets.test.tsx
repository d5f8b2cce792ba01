import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { plainText } from '@/lib/rich-text'
import { stackOf } from '@/mirage/rules/ip-stacks'
import { formChanged } from '@/store/forms/events'
import { selectAttachableSubnets } from '@/store/project/external-subnets/attach.form'
import { selectInstanceSubnets } from '@/store/project/external-subnets/external-subnets'
import { refreshRequested } from '@/store/queries/slice'
import type { TestConsole } from '#tests/support/console'
import {
  choose,
  chooseAndConfirm,
  countOf,
  reasonsOf,
  recordOf,
  toastsOf,
} from '../instances/support'
import {
  fill,
  formOf,
  GARDEN,
  interfacesOf,
  MOCK,
  openStopped,
  openTab,
  sentBody,
  submit,
} from './support'
import { cells, show } from './shown'

const NEWEST = 23
const FORM = 'externalSubnetAttach'

const subnetsOf = (console: TestConsole, instance = 'db1', project = MOCK) => {
  const subnets = selectInstanceSubnets(console.state(), { project, instance })
  if (!subnets) throw new Error('The page shows no external subnets.')
  return subnets
}
const names = (console: TestConsole) => subnetsOf(console).rows.map(({ name }) => name)
const reason = (...given: Parameters<typeof subnetsOf>) =>
  reasonsOf(subnetsOf(...given).attaching.actions)['Attach external subnet']
const attach = async (console: TestConsole, externalSubnet = 'idle-net') => {
  await choose(console, subnetsOf(console).attaching.actions, 'Attach external subnet')
  await fill(console, FORM, { externalSubnet })
  await submit(console, FORM)
}

describe('the card of external subnets', () => {
  test('lists those of the instance, with their pools', async () => {
    await show('db1', MOCK, 'networking', NEWEST)
    expect(cells('External subnets')).toEqual([
      ['', 'cluster-net', '100.64.0.0/24', 'routed-subnets', '—', ''],
    ])
  })

  test('says where the traffic of the chosen subnet will go', async () => {
    const { press, send, settle, state } = await show('db1', MOCK, 'networking', NEWEST)
    await press(screen.getByRole('main'), 'button', 'Attach external subnet')
    const dialog = screen.getByRole('dialog', { name: 'Attach external subnet' })
    expect(dialog.textContent).toContain('The traffic for the selected subnet will go')
    expect(selectAttachableSubnets(state(), { project: MOCK, instance: 'db1' })).toMatchObject([
      { label: 'idle-net', detail: '100.64.1.0/24 / routed-subnets' },
    ])
    await send(formChanged({ form: FORM, values: { externalSubnet: 'idle-net' } }))
    await settle()
    expect(dialog.textContent).toContain('The traffic for 100.64.1.0/24 will go')
  })

  test('says why they cannot be read', async () => {
    await show('db1', MOCK, 'networking', NEWEST, {
      wire: (request, next) =>
        request.url.includes('/external-subnets')
          ? Promise.resolve({ status: 403, headers: {}, body: '{"error_code":"Forbidden"}' })
          : next(request),
    })
    expect(screen.getByText(/The external subnets could not be read/)).toBeTruthy()
  })

  test('is absent before release 18, which is not asked for them', async () => {
    const { requests } = await show('db1', MOCK, 'networking', 17)
    expect(screen.queryByRole('heading', { name: 'External subnets' })).toBeNull()
    expect(requests.some(({ url }) => /external-subnets|subnet-pools/.test(url))).toBe(false)
  })
})

describe('an external subnet', () => {
  test('can be attached, and detached again after a confirmation', async () => {
    const console = await openTab('db1', MOCK, NEWEST)
    await attach(console)
    expect(console.requests.findLast(({ method }) => method === 'POST')?.url).toBe(
      '/v1/external-subnets/idle-net/attach?project=mock-project',
    )
    expect(sentBody(console, 'POST')).toEqual({ instance: 'db1' })
    expect(toastsOf(console).at(-1)?.text).toBe('External subnet idle-net attached')
    expect(names(console)).toEqual(['cluster-net', 'idle-net'])
    expect(reason(console)).toBe('The project has no free external subnet')

    await choose(console, subnetsOf(console).rows[1]?.actions, 'Detach')
    const { title, body = [] } = console.state().actors.confirm?.context.request ?? {}
    expect(title).toBe('Detach external subnet')
    const text = body.map(plainText).join(' ')
    for (const part of ['idle-net', 'db1', '100.64.1.0/24']) expect(text).toContain(part)
    await chooseAndConfirm(console, subnetsOf(console).rows[1]?.actions, 'Detach')
    expect(names(console)).toEqual(['cluster-net'])
    expect(toastsOf(console).at(-1)?.text).toBe('External subnet idle-net detached')
    expect(reason(console)).toBeUndefined()
  })

  test('is read again after two seconds, which attaching may take', async () => {
    const console = await openTab('db1', MOCK, NEWEST)
    await attach(console)
    const reads = () => countOf(console, 'GET', '/v1/instances/db1/external-subnets')
    const before = reads()
    await console.advance(1_900)
    expect(reads()).toBe(before)
    await console.advance(200)
    expect(reads()).toBe(before + 1)
  })

  test('that cannot be attached now keeps the form, which says that it is safe to try again', async () => {
    const console = await openTab('db1', MOCK, NEWEST)
    const { db } = console.backend.backendState
    await choose(console, subnetsOf(console).attaching.actions, 'Attach external subnet')
    db.instances.update(recordOf(db.instances, 'db1').id, { runState: 'migrating' })
    await fill(console, FORM, { externalSubnet: 'idle-net' })
    await submit(console, FORM)
    expect(formOf(console, FORM)?.failure?.message).toMatch(/It is safe to try again\.$/)
    expect(formOf(console, FORM)?.values).toEqual({ externalSubnet: 'idle-net' })
  })

  test('needs a network interface of its IP version, and there are at most 32', async () => {
    const console = await openTab('db1', MOCK, NEWEST)
    const { db } = console.backend.backendState
    const idle = recordOf(db.externalSubnets, 'idle-net')
    db.externalSubnets.update(idle.id, { subnet: '2001:db8:64::/64' })
    await console.send(refreshRequested())
    expect(reason(console)).toBe(
      'No free external subnet has the same IP version as the primary network interface',
    )
    for (let count = 0; count < 31; count += 1)
      db.externalSubnets.insert({
        ...idle,
        id: idle.id.replace(/..$/, String(count + 40)),
        name: `net-${count}`,
        instanceId: recordOf(db.instances, 'db1').id,
      })
    await console.send(refreshRequested())
    expect(reason(console)).toBe('An instance can have at most 32 external subnets')
  })

  test('cannot be attached to an instance without a network interface', async () => {
    const console = await openTab('pebble', GARDEN, NEWEST)
    expect(reason(console, 'pebble', GARDEN)).toBe('The instance has no network interface')
  })

  test('is named before an interface without its IP version becomes the primary one', async () => {
    const console = await openStopped('db1', MOCK, NEWEST)
    const { db } = console.backend.backendState
    const [nic] = db.networkInterfaces.in(recordOf(db.instances, 'db1').id)
    db.networkInterfaces.insert({
      ...nic!,
      id: nic!.id.replace(/..$/, 'ff'),
      name: 'other',
      primary: false,
      ipStack: stackOf({ v6: { ip: 'fd9b:870a:4245::9', transitIps: [] } }),
    })
    await console.send(refreshRequested())
    const other = interfacesOf(console, 'db1').rows.find(({ name }) => name === 'other')
    await choose(console, other?.actions, 'Make primary')
    const { body = [] } = console.state().actors.confirm?.context.request ?? {}
    expect(body.map(plainText).join(' ')).toContain('100.64.0.0/24')
  })
})
