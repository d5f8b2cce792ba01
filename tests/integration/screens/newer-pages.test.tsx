import { screen } from '@testing-library/react'
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
