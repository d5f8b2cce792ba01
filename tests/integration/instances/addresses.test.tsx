import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { confirmAccepted } from '@/store/confirm/confirm'
import { navigationRequested } from '@/store/navigation/events'
import { refreshRequested } from '@/store/queries/slice'
import { gate } from '#tests/support/gate'
import { showConsole } from '#tests/support/shown-console'
import type { TestConsole } from '#tests/support/console'
import { choose, recordOf, rowOf } from './support'

const LIST = '/projects/mock-project/instances'

const show = (options: Partial<Parameters<typeof showConsole>[0]> = {}) =>
  showConsole({ path: LIST, ...options })

const cellOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^Select ${name} `) })).getAllByRole('cell')[5]!

const asked = ({ requests }: Pick<TestConsole, 'requests'>) =>
  requests.flatMap(({ url }) => /instances\/([^/]+)\/external-ips/.exec(url)?.[1] ?? [])

test('each row shows its addresses, floating ones first', async () => {
  const { settle, backend } = await show()
  await settle()
  const links = within(cellOf('db1')).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toHaveLength(2)
  expect(links[0]?.getAttribute('href')).toMatch(/^https:\/\/123\.4\.56/)
  const { instances, floatingIps } = backend.backendState.db
  const addresses = [...floatingIps.all()].filter(
    ({ instanceId }) => instanceId === recordOf(instances, 'db1').id,
  )
  expect(addresses.some(({ ip }) => ip === links[0]?.textContent)).toBe(true)
})

test('a third address is in the tooltip of the cell', async () => {
  const { settle, backend, send } = await show()
  const { floatingIps, instances } = backend.backendState.db
  floatingIps.update(recordOf(floatingIps, 'rootbeer-float').id, {
    instanceId: recordOf(instances, 'db1').id,
  })
  await send(refreshRequested())
  await settle()
  expect(within(cellOf('db1')).getAllByRole('link')).toHaveLength(2)
  expect(within(cellOf('db1')).getByText('+1')).toBeTruthy()
})

test('the list does not wait for addresses, and asks for at most six at once', async () => {
  const waiting = new Set<(value: unknown) => void>()
  let most = 0
  const { settle, send, backend, ...console } = await show({
    hold: ({ url }) =>
      /copy-.*external-ips/.test(url)
        ? new Promise(resolve => {
            waiting.add(resolve)
            most = Math.max(most, waiting.size)
          })
        : null,
  })
  await settle()
  const { instances } = backend.backendState.db
  const db1 = recordOf(instances, 'db1')
  for (let count = 1; count <= 9; count += 1)
    instances.insert({ ...db1, id: db1.id.replace(/..$/, `f${count}`), name: `copy-${count}` })
  console.requests.length = 0
  await send(refreshRequested())
  await settle()
  expect(screen.getByRole('row', { name: /^Select copy-9 / })).toBeTruthy()
  expect(waiting.size).toBe(6)
  while (waiting.size > 0) {
    const held = [...waiting]
    waiting.clear()
    for (const answer of held) answer(null)
    await settle()
  }
  expect(most).toBe(6)
  expect(asked(console).filter(name => name.startsWith('copy'))).toHaveLength(9)
})

test('known addresses of rows that come into view are read again, at most six at once', async () => {
  const ips = gate(/copy-.*external-ips/)
  ips.open()
  const { settle, send, backend, ...console } = await show({ hold: ips.hold })
  const { instances } = backend.backendState.db
  const db1 = recordOf(instances, 'db1')
  for (let count = 1; count <= 9; count += 1)
    instances.insert({ ...db1, id: db1.id.replace(/..$/, `f${count}`), name: `copy-${count}` })
  await send(refreshRequested())
  for (let wave = 0; wave < 4; wave += 1) await settle()
  await send(navigationRequested({ to: '/projects/mock-project/disks' }))
  await settle()
  await act(() => console.advance(5000))
  console.requests.length = 0
  ips.shut()
  await send(navigationRequested({ to: LIST }))
  await settle()
  expect(cellOf('copy-9').textContent).toBe('—')
  expect(asked(console).filter(name => name.startsWith('copy'))).toHaveLength(6)
  ips.open()
  await settle()
  await settle()
  const again = asked(console).filter(name => name.startsWith('copy'))
  expect(new Set(again).size).toBe(9)
  expect(again).toHaveLength(9)
})

test('an address that cannot be read is not known, with the reason', async () => {
  const { settle } = await show({
    wire: (request, next) =>
      request.url.includes('/db1/external-ips')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : next(request),
  })
  await settle()
  expect(cellOf('db1').textContent).toBe('Not known')
  expect(cellOf('db1').querySelector('button')).not.toBeNull()
})

test('addresses are kept by polls, and read again when the instance changes its state', async () => {
  const { settle, ...console } = await show()
  await settle()
  const first = asked(console)
  await act(() => console.advance(61_000))
  await settle()
  expect(asked(console)).toEqual(first)
  await choose(console, rowOf(console, 'mock-project', 'db1').actions, 'Stop')
  await console.send(confirmAccepted())
  await act(() => console.advance(20_000))
  await settle()
  const again = asked(console).slice(first.length)
  expect(new Set(again)).toEqual(new Set(['db1']))
})

test.each([
  [16, []],
  [17, ['CPU platform']],
  [23, ['CPU platform', 'Jumbo frames']],
] as const)('the page at release %d says what that release knows', async (release, labels) => {
  const { settle, backend, send } = await show({ path: `${LIST}/db1/storage`, release })
  const { instances } = backend.backendState.db
  instances.update(recordOf(instances, 'db1').id, { enableJumboFrames: true })
  await send(refreshRequested())
  await settle()
  expect(['CPU platform', 'Jumbo frames'].filter(label => screen.queryByText(label))).toEqual(
    labels,
  )
  expect(screen.queryAllByText('Any')).toHaveLength(release < 17 ? 0 : 1)
})
