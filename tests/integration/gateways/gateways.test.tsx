import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { navigationRequested } from '@/store/navigation/events'
import { showConsole } from '#tests/support/shown-console'
import { failing, PLACE, pathOf, send } from '../subnets/support'

const TAB = `${PLACE}/internet-gateways`

const show = async (path: string, options: Partial<Parameters<typeof showConsole>[0]> = {}) => {
  const console = await showConsole({ path, ...options })
  await console.settle()
  await console.settle()
  return console
}

const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name} `) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

const dialog = () => screen.getByRole('dialog', { name: 'Internet gateway' })

test('the tab shows the addresses and pools of each gateway, and its number of routes', async () => {
  await show(TAB)
  expect(cellsOf('internet-gateway-1').slice(2, 5)).toEqual([
    '123.4.56.3',
    'ip-pool-1',
    '1 route to internet-gateway-1',
  ])
  expect(cellsOf('internet-gateway-2').slice(2, 5)).toEqual(['—', 'ip-pool-2', '—'])
  expect(screen.queryByRole('button', { name: /^Actions for / })).toBeNull()
})

test('a gateway opens in a panel with its address, pool and routes', async () => {
  const { user, settle } = await show(`${TAB}/internet-gateway-1`)
  expect(within(dialog()).getByRole('link', { name: '123.4.56.3' })).toBeTruthy()
  expect(within(dialog()).getByText('ip-pool-1')).toBeTruthy()
  const routes = within(dialog()).getByRole('table', { name: 'Routes targeting this gateway' })
  expect(
    within(routes)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['mock-custom-router', 'dc2'])
  await user.click(within(dialog()).getByRole('button', { name: 'Close' }))
  await settle()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a gateway without an address says where it gets one from', async () => {
  await show(`${TAB}/internet-gateway-2`)
  expect(dialog().textContent).toContain(
    'This internet gateway does not have any IP addresses attached. It will use an address from the attached IP pool.',
  )
  expect(dialog().textContent).toContain('No route of the VPC leads to this gateway.')
})

test('a new route to a gateway is counted and listed', async () => {
  const console = await show(TAB)
  const router = `${PLACE}/routers/mock-custom-router`
  await console.send(navigationRequested({ to: `${router}/routes-new` }))
  await console.settle()
  await send(console, 'routeCreate', { name: 'out', targetType: 'internet_gateway' })
  await send(console, 'routeCreate', {
    destinationValue: '10.9.9.9',
    targetValue: 'internet-gateway-1',
  })
  await console.settle()
  expect(pathOf(console)).toBe(router)
  await console.send(navigationRequested({ to: TAB }))
  await console.settle()
  await console.settle()
  const count = within(screen.getByRole('row', { name: /^internet-gateway-1 / })).getByRole(
    'link',
    { name: '2 routes to internet-gateway-1' },
  )
  expect(count.getAttribute('href')).toBe(`${TAB}/internet-gateway-1`)
  await console.send(navigationRequested({ to: `${TAB}/internet-gateway-1` }))
  await console.settle()
  const routes = within(dialog()).getByRole('table', { name: 'Routes targeting this gateway' })
  expect(within(routes).getAllByRole('row')).toHaveLength(3)
  const [link] = within(routes).getAllByRole('link', { name: 'mock-custom-router' })
  expect(link?.getAttribute('href')).toBe(router)
})

test('the tab renders “Not known” for data that cannot be fetched', async () => {
  const fail = failing('GET')
  await show(TAB, {
    wire: (request, next) =>
      (/internet-gateway-ip-|vpc-router-routes|ip-pools/.test(request.url)
        ? fail(request)
        : null) ?? next(request),
  })
  expect(cellsOf('internet-gateway-1').slice(2, 5)).toEqual(['Not known', 'Not known', 'Not known'])
})

test('a VPC without gateways shows the empty state', async () => {
  const { backend, send: tell, settle } = await show(`${PLACE}/routers`)
  for (const { id } of backend.backendState.db.gateways.all())
    backend.backendState.db.gateways.remove(id)
  await tell(navigationRequested({ to: TAB }))
  await settle()
  expect(screen.getByRole('heading', { name: 'No internet gateways' })).toBeTruthy()
})
