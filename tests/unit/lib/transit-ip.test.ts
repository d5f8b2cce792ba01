import { describe, expect, test } from 'vitest'
import { transitIpError } from '@/lib/transit-ip'

const others = ['10.0.0.0/16', 'fd00:1::/32']

describe('a transit IP block', () => {
  test.each(['192.168.0.0/24', '10.1.0.0/16', '0.0.0.0/0', 'fd00:2::/32', '203.0.113.7/32'])(
    '%s is valid on its own',
    text => expect(transitIpError(text, [])).toBeUndefined(),
  )

  test.each([
    ['10.0.0.0', 'Must contain an IP address and a width, separated by a /'],
    ['10.0.0.0/x', 'Width must be an integer'],
    ['10.0.0.0/33', 'Max width for IPv4 is 32'],
    ['10.0.0.1/8', 'Must be a network, such as 10.0.0.0/8'],
    ['224.1.0.0/16', 'Cannot be a multicast network'],
    ['ff02::/16', 'Cannot be a multicast network'],
    ['127.0.0.0/8', 'Cannot be a loopback network'],
    ['::1/128', 'Cannot be a loopback network'],
    ['10.0.0.0/16', 'Transit IP already in list'],
    ['FD00:1:0::/32', 'Transit IP already in list'],
    ['10.0.4.0/24', 'Overlaps with 10.0.0.0/16'],
    ['10.0.0.0/8', 'Overlaps with 10.0.0.0/16'],
    ['::/0', 'Overlaps with fd00:1::/32'],
  ])('%s: %s', (text, message) => {
    expect(transitIpError(text, others)).toBe(message)
  })
})
