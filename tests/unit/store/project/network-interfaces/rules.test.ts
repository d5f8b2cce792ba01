import { describe, expect, test } from 'vitest'
import { plainText } from '@/lib/rich-text'
import { instanceStates } from '@/machines/instance/instance.machine'
import {
  reasonCannotAdd,
  reasonCannotChange,
  reasonCannotDelete,
  reasonCannotMakePrimary,
} from '@/store/project/network-interfaces/rules'
import { interfaceIpError } from '@/store/project/network-interfaces/ip-config'

const primary = { primary: true }
const secondary = { primary: false }

test.each(instanceStates)('in the state %s, interfaces can change only if it is stopped', state => {
  const reasons = [
    reasonCannotAdd(state, 1),
    reasonCannotChange(state, 'edit'),
    reasonCannotDelete(state, secondary, 2),
    reasonCannotMakePrimary(state, secondary),
  ]
  const isStopped = state === 'stopped'
  expect(reasons.map(reason => reason === undefined)).toEqual(reasons.map(() => isStopped))
})

test('each reason names the intended action', () => {
  expect(plainText(reasonCannotMakePrimary('running', secondary) ?? '')).toBe(
    'The instance must be stopped to make another network interface the primary one',
  )
})

test('the primary interface cannot be made primary, in any state', () => {
  expect(reasonCannotMakePrimary('stopped', primary)).toBeDefined()
  expect(plainText(reasonCannotMakePrimary('running', primary) ?? '')).toContain('already')
})

test('the primary interface can only be deleted last', () => {
  expect(reasonCannotDelete('stopped', primary, 2)).toBeDefined()
  expect(reasonCannotDelete('stopped', primary, 1)).toBeUndefined()
})

test('an instance has at most eight interfaces', () => {
  expect(reasonCannotAdd('stopped', 7)).toBeUndefined()
  expect(reasonCannotAdd('stopped', 8)).toBeDefined()
})

describe('the address of an interface', () => {
  const subnet = { ipv4Block: '10.0.0.0/24', ipv6Block: 'fd00::/64' }

  test.each(['', '10.0.0.9', 'fd00::9'])('"%s" is in the subnet', text => {
    expect(interfaceIpError(text, subnet)).toBeUndefined()
  })

  test.each([
    ['10.0.1.9', 'Must be in 10.0.0.0/24 or fd00::/64'],
    ['fd00:0:0:1::9', 'Must be in 10.0.0.0/24 or fd00::/64'],
    ['nine', 'Not a valid IP address'],
  ])('"%s" is rejected: %s', (text, message) => {
    expect(interfaceIpError(text, subnet)).toBe(message)
  })

  test('is validated without its range while the subnet is unknown', () => {
    expect(interfaceIpError('10.0.1.9', undefined)).toBeUndefined()
    expect(interfaceIpError('nine', undefined)).toBe('Not a valid IP address')
  })
})
