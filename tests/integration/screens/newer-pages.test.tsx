import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showConsole } from '#tests/support/shown-console'

const VPC = '/projects/mock-project/vpcs/mock-vpc'

test.each([
  ['/settings/access-tokens', 'Access tokens', 'access tokens'],
  ['/users', 'Users and groups', 'users and groups'],
  ['/groups', 'Users and groups', 'users and groups'],
  ['/certificates', 'Certificates', 'certificates'],
  ['/sign-in-settings', 'Sign-in settings', null],
  ['/projects/mock-project/external-subnets', 'External subnets', 'external subnets'],
  ['/multicast-groups', 'Multicast groups', null],
  [`${VPC}/internet-gateways/internet-gateway-1`, 'internet-gateway-1', 'internet gateways'],
  ['/system/networking/subnet-pools', 'Subnet pools', 'subnet pools'],
  ['/system/networking/subnet-pools/routed-subnets', 'routed-subnets', 'subnet pools'],
  ['/system/access', 'Fleet access', 'fleet access'],
  ['/system/networking/settings', 'Networking settings', null],
  ['/system/networking/switch-ports', 'Switch ports', 'switch ports'],
  ['/system/networking/port-settings', 'Port settings', 'port settings'],
  ['/system/networking/address-lots', 'Address lots', 'address lots'],
  ['/system/networking/loopback-addresses', 'Loopback addresses', 'loopback addresses'],
  ['/system/networking/bgp', 'BGP', 'BGP'],
  ['/system/networking/bfd', 'BFD', 'BFD'],
  ['/system/networking/allow-list', 'Allow list', null],
  ['/system/update', 'System update', 'system update'],
  ['/system/audit-log', 'Audit log', 'audit log'],
  ['/system/alerting/alerts', 'Alerting', 'alerting'],
  ['/system/alerting/receivers', 'Alerting', 'alerting'],
  ['/system/alerting/receivers/pager', 'pager', 'alerting'],
  ['/system/alerting/classes', 'Alerting', 'alerting'],
  ['/system/support-bundles', 'Support bundles', 'support bundles'],
  ['/system/inventory/unadopted', 'Inventory', 'inventory'],
] as const)('%s has a heading, a summary and a way to refresh', async (path, heading, docs) => {
  const { user } = await showConsole({ path, release: 23 })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(heading)
  expect(screen.getByRole('button', { name: 'Refresh data' })).toBeTruthy()
  const button = screen.queryByRole('button', { name: 'Links to docs' })
  expect(button === null).toBe(docs === null)
  if (!button) return
  await user.click(button)
  expect(
    await screen.findByRole('heading', { name: new RegExp(`^Learn about .*${docs}`, 'i') }),
  ).toBeTruthy()
})

/** The pages about a list, with what they read first. */
test.each([
  ['/users', '/v1/users'],
  ['/groups', '/v1/groups'],
  ['/certificates', '/v1/certificates'],
  ['/multicast-groups', '/v1/multicast-groups'],
  ['/settings/access-tokens', '/v1/me/access-tokens'],
  ['/projects/mock-project/external-subnets', '/v1/external-subnets'],
  ['/system/networking/subnet-pools', '/v1/system/subnet-pools'],
  ['/system/networking/switch-ports', '/v1/system/hardware/switch-port'],
  ['/system/networking/port-settings', '/v1/system/networking/switch-port-settings'],
  ['/system/networking/address-lots', '/v1/system/networking/address-lot'],
  ['/system/networking/loopback-addresses', '/v1/system/networking/loopback-address'],
  ['/system/networking/bgp', '/v1/system/networking/bgp-status'],
  ['/system/networking/bgp/configurations', '/v1/system/networking/bgp'],
  ['/system/networking/bgp/announce-sets', '/v1/system/networking/bgp-announce-set'],
  ['/system/networking/bfd', '/v1/system/networking/bfd-status'],
  ['/system/networking/allow-list', '/v1/system/networking/allow-list'],
  ['/system/update/repositories', '/v1/system/update/repositories'],
  ['/system/update/trust-roots', '/v1/system/update/trust-roots'],
  ['/system/audit-log', '/v1/system/audit-log'],
  ['/system/alerting/alerts', '/v1/alerts'],
  ['/system/alerting/receivers', '/v1/alert-receivers'],
  ['/system/alerting/classes', '/v1/alert-classes'],
  ['/system/support-bundles', '/v1/system/support-bundles'],
  ['/system/inventory/unadopted', '/v1/system/hardware/disks-unadopted'],
] as const)('%s that cannot be read is not said to be empty', async (path, url) => {
  let isBroken = true
  const shown = await showConsole({
    path,
    release: 23,
    wire: async (request, next) => {
      const [called] = request.url.split('?')
      if (!isBroken || called !== url || request.url.endsWith('?limit=1')) return next(request)
      const body = { request_id: 'r-1', error_code: 'ServiceUnavailable', message: 'Maintenance' }
      return {
        status: 503,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
    },
  })
  await shown.advance(30_000)
  expect(screen.queryByRole('heading', { name: /^No / })).toBeNull()
  const [again] = screen.getAllByRole('button', { name: 'Try again' })
  isBroken = false
  await shown.user.click(again!)
  await shown.settle()
  await shown.settle()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test.each([
  ['/settings/access-tokens', 'No access tokens'],
  ['/groups', 'No groups'],
  ['/multicast-groups', 'No multicast groups'],
  ['/system/networking/subnet-pools', 'No subnet pools'],
  ['/system/audit-log', 'No entries'],
  ['/system/alerting/alerts', 'No alerts'],
  ['/system/alerting/receivers', 'No receivers'],
] as const)('%s says that it is empty', async (path, heading) => {
  await showConsole({ path, release: 23, scenario: 'empty' })
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
})

const OF_OPERATORS = [
  '/system/access',
  '/system/networking/subnet-pools',
  '/system/networking/settings',
  '/system/networking/port-settings',
  '/system/networking/address-lots',
  '/system/networking/loopback-addresses',
  '/system/networking/bgp/configurations',
  '/system/networking/bgp/announce-sets',
  '/system/networking/bfd',
  '/system/networking/allow-list',
  '/system/update/repositories',
  '/system/update/trust-roots',
  '/system/alerting/receivers',
  '/system/alerting/receivers/pager',
  '/system/support-bundles',
  '/system/inventory/unadopted',
]

/** Buttons and menus that change something, by the first word of their names. */
const CHANGES = /^(New|Create|Add|Upload|Enable|Allow|Forbid|Save|Resend|Send)\b/

/** The enabled buttons and links of the page that change something. */
const offersTo = async (user: string, path: string) => {
  await showConsole({ path, release: 23, user })
  const main = within(await screen.findByRole('main'))
  const offered = [...main.queryAllByRole('button'), ...main.queryAllByRole('link')].filter(
    each =>
      CHANGES.test(each.textContent ?? '') &&
      !each.hasAttribute('disabled') &&
      each.getAttribute('aria-disabled') !== 'true',
  )
  cleanup()
  return offered.map(({ textContent }) => textContent)
}

// Their changes are in menus of rows, in switches, or in a form that is unchanged at first.
const OTHERS = /unadopted|networking\/settings|allow-list/

test.each(OF_OPERATORS.filter(path => !OTHERS.test(path)))(
  '%s lets fleet admins change something, and fleet viewers nothing',
  async path => {
    expect(await offersTo('Ada Quarry', path)).not.toEqual([])
    expect(await offersTo('Bruno Slate', path)).toEqual([])
  },
)

test.each(OF_OPERATORS)('%s is not there for users without a role on the fleet', async path => {
  await showConsole({ path, release: 23, user: 'Clara Flint' })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Page not found')
})

/** The lists of the system whose objects only some may create, with the role on the fleet it takes. */
test.each([
  ['/system/silos', 'New silo', 'collaborator'],
  ['/system/networking/ip-pools', 'New IP pool', 'admin'],
  ['/system/networking/subnet-pools', 'New subnet pool', 'admin'],
  ['/system/networking/port-settings', 'New port settings', 'admin'],
  ['/system/networking/address-lots', 'New address lot', 'collaborator'],
  ['/system/networking/loopback-addresses', 'New loopback address', 'admin'],
  ['/system/networking/bgp/configurations', 'New BGP configuration', 'admin'],
  ['/system/networking/bgp/announce-sets', 'New announce set', 'admin'],
  ['/system/networking/bfd', 'Enable BFD session', 'admin'],
  ['/system/alerting/receivers', 'New webhook', 'admin'],
  ['/system/support-bundles', 'New support bundle', 'admin'],
] as const)('%s offers “%s” to those with the role %s', async (path, label, role) => {
  const admin = await showConsole({ path, release: 23 })
  await admin.settle()
  const links = screen.getAllByRole('link', { name: label })
  expect(links.map(link => link.getAttribute('href'))).toEqual(links.map(() => `${path}-new`))
  cleanup()
  admin.stop()
  const viewer = await showConsole({ path, release: 23, user: 'Bruno Slate' })
  await viewer.settle()
  expect(screen.queryByRole('link', { name: label })).toBeNull()
  const [button] = screen.getAllByRole('button', { name: label })
  expect(button?.getAttribute('aria-disabled')).toBe('true')
  expect(button?.getAttribute('aria-description')).toBe(`Needs the role ${role} on the fleet`)
})
