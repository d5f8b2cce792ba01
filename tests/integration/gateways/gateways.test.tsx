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

const table = (name: string) => screen.getByRole('table', { name })

const textsIn = (name: string) =>
  within(table(name))
    .getAllByRole('row')
    .slice(1)
    .map(row => row.textContent)

const ROUTES = 'Routes targeting this gateway'

type Shown = Awaited<ReturnType<typeof show>>

/** Chooses an action of a menu. */
const act = async ({ user, settle }: Shown, menu: string, action: string) => {
  await user.click(screen.getByRole('button', { name: menu }))
  await settle()
  await user.click(screen.getByRole('menuitem', { name: action }))
  await settle()
}

test('the tab shows the addresses and pools of each gateway, and its number of routes', async () => {
  await show(TAB)
  expect(cellsOf('internet-gateway-1').slice(2, 5)).toEqual([
    '123.4.56.3',
    'ip-pool-1',
    '1 route to internet-gateway-1',
  ])
  expect(cellsOf('internet-gateway-2').slice(2, 5)).toEqual(['—', 'ip-pool-2', '—'])
})

test('a gateway has a page with its pools, addresses and routes', async () => {
  await show(`${TAB}/internet-gateway-1`)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('internet-gateway-1')
  expect(textsIn('IP pools')).toEqual([expect.stringContaining('ip-pool-1')])
  expect(textsIn('IP addresses')).toEqual([expect.stringContaining('123.4.56.3')])
  expect(textsIn(ROUTES)).toEqual([expect.stringContaining('mock-custom-routerdc2')])
  expect(
    screen.getByRole('button', { name: 'Attach IP address' }).getAttribute('aria-disabled'),
  ).toBe('true')
})

test('a gateway without an address says where it gets one from', async () => {
  await show(`${TAB}/internet-gateway-2`)
  expect(document.body.textContent).toContain('It will use an address from the attached IP pool.')
  expect(document.body.textContent).toContain('No route of the VPC leads to this gateway.')
})

test('deleting a gateway names all that goes with it', async () => {
  const shown = await show(`${TAB}/internet-gateway-1`)
  await act(shown, 'Internet gateway actions', 'Delete')
  const dialog = screen.getByRole('dialog', { name: 'Delete internet gateway' })
  expect(dialog.textContent).toMatch(
    /the attachment .+ of an IP pool, the attachment .+ of an IP address, and the route mock-custom-router\/dc2\./,
  )
  await shown.user.click(within(dialog).getByRole('button', { name: 'Delete internet gateway' }))
  await shown.settle()
  await shown.settle()
  expect(pathOf(shown)).toBe(TAB)
  expect(screen.queryByRole('row', { name: /^internet-gateway-1 / })).toBeNull()
  const { db } = shown.backend.backendState
  expect([...db.routes.all()].some(({ name }) => name === 'dc2')).toBe(false)
})

test('a new gateway gets a pool and an address, which can be detached', async () => {
  const shown = await show(`${TAB}-new`)
  await send(shown, 'gatewayCreate', { name: 'way-out' })
  await shown.settle()
  const page = `${TAB}/way-out`
  expect(pathOf(shown)).toBe(page)
  await shown.send(navigationRequested({ to: `${page}/ip-pools-new` }))
  await shown.settle()
  await send(shown, 'gatewayPoolAttach', { ipPool: 'ip-pool-1' })
  await shown.settle()
  expect(textsIn('IP pools')).toEqual([expect.stringMatching(/^ip-pool-1.*ip-pool-1/)])
  await shown.send(navigationRequested({ to: `${page}/ip-addresses-new` }))
  await shown.settle()
  await send(shown, 'gatewayAddressAttach', { name: 'one', address: '123.4.56.9' })
  await shown.settle()
  expect(textsIn('IP addresses')).toEqual([expect.stringContaining('123.4.56.9')])
  await act(shown, 'Actions for one', 'Detach')
  await shown.user.click(screen.getByRole('button', { name: 'Detach IP address' }))
  await shown.settle()
  expect(screen.getByRole('heading', { name: 'No IP addresses' })).toBeTruthy()
})

test('what routes depend on is detached only on demand, with the routes', async () => {
  const shown = await show(`${TAB}/internet-gateway-1`)
  const menu = within(table('IP pools')).getByRole('button', { name: /^Actions for / })
  await act(shown, menu.getAttribute('aria-label')!, 'Detach with its routes')
  expect(screen.getByRole('dialog').textContent).toContain('mock-custom-router/dc2')
  await shown.user.click(screen.getByRole('button', { name: 'Detach IP pool' }))
  await shown.settle()
  await shown.settle()
  expect(screen.getByRole('heading', { name: 'No IP pools' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'No routes' })).toBeTruthy()
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
  const routes = table(ROUTES)
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
