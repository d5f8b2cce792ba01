import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { navigationRequested } from '@/store/navigation/events'
import { refreshRequested } from '@/store/queries/slice'
import { showConsole } from '#tests/support/shown-console'
import { recordOf, toastsOf } from '../instances/support'
import { failing, PLACE, pathOf, send } from '../subnets/support'

const TAB = `${PLACE}/internet-gateways`

const show = async (path: string, options: Partial<Parameters<typeof showConsole>[0]> = {}) => {
  const console = await showConsole({ path, ...options })
  await console.settle()
  await console.settle()
  return console
}

const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^Select ${name} `) }))
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
  expect(cellsOf('internet-gateway-1').slice(3, 6)).toEqual([
    '123.4.56.3',
    'ip-pool-1',
    '1 route to internet-gateway-1',
  ])
  expect(cellsOf('internet-gateway-2').slice(3, 6)).toEqual(['—', 'ip-pool-2', '—'])
})

test('the tab shows the first pool of a gateway, and how many more it has', async () => {
  const shown = await show(TAB)
  const { gateways, gatewayPools, ipPools } = shown.backend.backendState.db
  const [pool] = gatewayPools.in(recordOf(gateways, 'internet-gateway-1').id)
  const other = '1a5a1a5a-0000-4000-8000-00000000aaaa'
  const ipPoolId = recordOf(ipPools, 'ip-pool-2').id
  gatewayPools.insert({ ...pool!, id: other, name: 'zz-second', ipPoolId })
  await shown.send(refreshRequested())
  await shown.settle()
  expect(cellsOf('internet-gateway-1')[4]).toBe('ip-pool-1+1')
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
  expect(document.body.textContent).toContain('No route of the VPC has this gateway as its target.')
})

test('deleting a gateway with attachments deletes all that it names', async () => {
  const shown = await show(`${TAB}/internet-gateway-1`)
  const { db } = shown.backend.backendState
  const { id } = recordOf(db.gateways, 'internet-gateway-1')
  const dc2 = Array.from(db.routes.all()).find(({ name }) => name === 'dc2')!
  db.routes.insert({ ...dc2, id: '1a5a1a5a-0000-4000-8000-00000000aaaa', name: 'dc3' })
  await shown.send(refreshRequested())
  await shown.settle()
  await act(shown, 'Internet gateway actions', 'Delete')
  const dialog = screen.getByRole('dialog', { name: 'Delete internet gateway' })
  expect(dialog.textContent).toMatch(
    /the attachment .+ of an IP pool, the attachment .+ of an IP address, the route mock-custom-router\/dc2, and the route mock-custom-router\/dc3\./,
  )
  const [only, all] = within(dialog).getAllByRole<HTMLInputElement>('radio')
  expect(only?.closest('label')?.textContent).toBe(
    'Delete the gateway onlyDetach 1 IP pool and 1 IP address first',
  )
  expect([only?.disabled, only?.checked, all?.checked]).toEqual([true, false, true])
  await shown.user.click(within(dialog).getByRole('button', { name: 'Delete internet gateway' }))
  await shown.settle()
  await shown.settle()
  expect(pathOf(shown)).toBe(TAB)
  expect(toastsOf(shown)).toMatchObject([
    {
      text: 'Internet gateway internet-gateway-1 deleted, with 1 IP pool, 1 IP address, and 2 routes',
    },
  ])
  expect(screen.queryByRole('row', { name: /^Select internet-gateway-1 / })).toBeNull()
  expect([...db.routes.all()].some(({ name }) => name === 'dc2' || name === 'dc3')).toBe(false)
  expect([db.gatewayPools.in(id), db.gatewayAddresses.in(id)]).toEqual([[], []])
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

const GATEWAY = `${TAB}/internet-gateway-1`
/** An instance of the VPC with an address of the pool of that gateway. */
const USER = 'db1'

const detachPool = async (shown: Shown) => {
  const menu = within(table('IP pools')).getByRole('button', { name: /^Actions for / })
  await act(shown, menu.getAttribute('aria-label')!, 'Detach')
  return within(screen.getByRole('dialog', { name: 'Detach IP pool' }))
}

const confirm = async (shown: Shown, button: string) => {
  await shown.user.click(screen.getByRole('button', { name: button }))
  await shown.settle()
  await shown.settle()
}

test('a pool in use is not detached unless that is demanded, and then with the routes', async () => {
  const shown = await show(GATEWAY, { release: 18 })
  await shown.settle()
  const dialog = await detachPool(shown)
  expect(dialog.getByText(/while an instance of the VPC uses it/).textContent).toContain(USER)
  await confirm(shown, 'Detach IP pool')
  expect(toastsOf(shown)).toMatchObject([{ variant: 'error', title: 'Could not detach IP pool' }])
  expect(toastsOf(shown)[0]?.text).toMatch(/depend on this/)
  const again = await detachPool(shown)
  expect(again.getByText(/mock-custom-router\/dc2/)).toBeTruthy()
  await shown.user.click(again.getByRole('checkbox', { name: 'Detach anyway' }))
  await confirm(shown, 'Detach IP pool')
  expect(screen.getByRole('heading', { name: 'No IP pools' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'No routes' })).toBeTruthy()
})

test('the page names the instances that use the gateway, from release 16 on', async () => {
  const shown = await show(GATEWAY, { release: 16 })
  await shown.settle()
  const link = within(table('What uses it')).getByRole('link', { name: USER })
  expect(link.getAttribute('href')).toBe(`/projects/mock-project/instances/${USER}/networking`)
})

test('release 14 tells neither users nor IP versions', async () => {
  await show(GATEWAY, { release: 14 })
  expect(table('IP pools')).toBeTruthy()
  expect(screen.queryByText('What uses it')).toBeNull()
  expect(screen.queryByText('version')).toBeNull()
})

test('the pools of a gateway have their IP version, and are not offered again', async () => {
  const shown = await show(GATEWAY, { release: 18 })
  expect(textsIn('IP pools')).toEqual([expect.stringContaining('IPv4')])
  await shown.send(navigationRequested({ to: `${GATEWAY}/ip-pools-new` }))
  await shown.settle()
  await shown.user.click(screen.getByRole('button', { name: /^IP pool/ }))
  await shown.settle()
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent ?? '')
  expect(options.length).toBeGreaterThan(0)
  expect(options.some(text => text.startsWith('ip-pool-1'))).toBe(false)
  expect(options.some(text => text.includes('multicast'))).toBe(false)
})

test('a second address is not attached, even by the address of the form', async () => {
  const shown = await show(`${GATEWAY}/ip-addresses-new`)
  await send(shown, 'gatewayAddressAttach', { name: 'two', address: '123.4.56.9' })
  await shown.settle()
  expect(screen.getByText('An internet gateway can have only one IP address')).toBeTruthy()
  expect(pathOf(shown)).toBe(`${GATEWAY}/ip-addresses-new`)
})

test('a gateway with routes alone is deleted with or without them', async () => {
  const open = async () => {
    const shown = await show(TAB)
    const { gateways, gatewayPools, gatewayAddresses } = shown.backend.backendState.db
    const { id } = recordOf(gateways, 'internet-gateway-1')
    for (const pool of gatewayPools.in(id)) gatewayPools.remove(pool.id)
    for (const address of gatewayAddresses.in(id)) gatewayAddresses.remove(address.id)
    await shown.send(navigationRequested({ to: GATEWAY }))
    await shown.settle()
    await shown.send(refreshRequested())
    await shown.settle()
    await act(shown, 'Internet gateway actions', 'Delete')
    return shown
  }
  const isRouteThere = ({ backend }: Shown) =>
    Array.from(backend.backendState.db.routes.all()).some(({ name }) => name === 'dc2')
  const kept = await open()
  expect(screen.getByRole('dialog').textContent).toContain(
    '1 route will keep pointing at a name that is gone: mock-custom-router/dc2.',
  )
  await confirm(kept, 'Delete internet gateway')
  expect(isRouteThere(kept)).toBe(true)
  cleanup()
  const gone = await open()
  await gone.user.click(screen.getByRole('radio', { name: 'Delete it and its 1 route' }))
  await confirm(gone, 'Delete internet gateway')
  expect(isRouteThere(gone)).toBe(false)
  expect(toastsOf(gone)).toMatchObject([
    { text: 'Internet gateway internet-gateway-1 deleted, with 1 route' },
  ])
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
  const count = within(screen.getByRole('row', { name: /^Select internet-gateway-1 / })).getByRole(
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
  expect(cellsOf('internet-gateway-1').slice(3, 6)).toEqual(['Not known', 'Not known', 'Not known'])
})

test('a VPC without gateways shows the empty state', async () => {
  const { backend, send: tell, settle } = await show(`${PLACE}/routers`)
  for (const { id } of backend.backendState.db.gateways.all())
    backend.backendState.db.gateways.remove(id)
  await tell(navigationRequested({ to: TAB }))
  await settle()
  expect(screen.getByRole('heading', { name: 'No internet gateways' })).toBeTruthy()
})
