import { expect, test } from 'vitest'
import { refusedBlock } from '@/store/project/subnets/create.form'
import { NO_ROUTER, routerOf } from '@/store/project/subnets/custom-router'

test.each([
  ['the IPv4 block of a VPC subnet must be from a private range', 'ipv4Block'],
  ['VPC Subnet IPv6 address range \'fd00::/64\' is not in "10.0.0.0/8"', 'ipv6Block'],
  ["IP address range '10.1.0.0/16' conflicts with an existing subnet", 'ipv4Block'],
  ["IP address range 'fd00::/64' conflicts with an existing subnet", 'ipv6Block'],
  ['a system router cannot be attached to a subnet', undefined],
  ["unsupported value for 'name'", undefined],
])('an error of the server about a block is shown at its field: %s', (message, field) => {
  expect(refusedBlock(message)).toBe(field)
})

test('a router is sent unless none is chosen', () => {
  const values = { name: 'a', description: '' }
  expect(routerOf({ ...values, customRouter: 'id' })).toEqual({ customRouter: 'id' })
  expect(routerOf({ ...values, customRouter: NO_ROUTER })).toEqual({})
})
