import { describe, expect, test } from 'vitest'
import {
  addEnd,
  addPort,
  portsProblem,
  NO_END,
  typedEndError,
  typedPortError,
  type RuleEnd,
} from '@/store/project/firewall-rules/entries'
import { parseCidr } from '@/lib/cidr'
import { endProblem } from '@/store/project/firewall-rules/known'
import { endProblems } from '@/store/project/router-routes/rules'
import { checkRule, NEW_RULE } from '@/store/project/firewall-rules/values'

const many = (count: number): RuleEnd[] =>
  Array.from({ length: count }, (_, index) => ({ type: 'instance', value: `i${index}` }))

describe('a target', () => {
  test('that is valid is added, and its field is cleared', () => {
    const entry = { type: 'subnet', value: ' web ', isRefused: true } as const
    expect(addEnd(entry, [], 'Target')).toEqual({
      entry: NO_END,
      ends: [{ type: 'subnet', value: 'web' }],
    })
  })

  test('that is already listed is not added again', () => {
    const ends: RuleEnd[] = [{ type: 'vpc', value: 'web' }]
    const entry = { ...NO_END, value: 'web' }
    expect(addEnd(entry, ends, 'Target')).toEqual({ entry: NO_END, ends })
    expect(addEnd({ ...entry, type: 'subnet' }, ends, 'Target').ends).toHaveLength(2)
  })

  test('that is empty is not added', () => {
    const entry = { ...NO_END, value: '  ' }
    expect(addEnd(entry, [], 'Target')).toEqual({ entry, ends: [] })
  })

  test.each([
    ['vpc', 'ab-', 'Must end with a letter or number'],
    ['instance', 'a'.repeat(64), 'Must be at most 63 characters'],
    ['ip', '1', 'Not a valid IP address'],
    ['ip_net', '1.1.1.1/33', 'Max width for IPv4 is 32'],
    ['ip_net', '1.1.1.1/x', 'Width must be an integer'],
    ['ip_net', 'fd00::/129', 'Max width for IPv6 is 128'],
  ] as const)('of type %s cannot be %s', (type, value, message) => {
    const { entry, ends } = addEnd({ type, value, isRefused: false }, [], 'Target')
    expect(ends).toEqual([])
    expect(typedEndError(entry, ends, 'Target')).toBe(message)
  })

  test('is rejected beyond 256', () => {
    const { entry, ends } = addEnd({ ...NO_END, value: 'one-more' }, many(256), 'Host')
    expect(ends).toHaveLength(256)
    expect(typedEndError(entry, ends, 'Host')).toBe('A rule can have at most 256 host filters')
  })
})

describe('a port filter', () => {
  test('is validated after the first attempt to add one', () => {
    expect(typedPortError({ value: 'x', isChecked: false }, [])).toBeUndefined()
    const { entry, ports } = addPort({ value: ' 22 ', isChecked: false }, [])
    expect(ports).toEqual(['22'])
    expect(typedPortError({ ...entry, value: '22' }, ports)).toBe('Port range already added')
    expect(typedPortError({ ...entry, value: '9-8' }, ports)).toBe('Not a valid port range')
  })

  test('are added together, as the API writes them; what cannot be added stays', () => {
    const typed = { value: '80 - 90, 22–23, x, 443', isChecked: false }
    expect(portsProblem(typed, [])).toBe('x: Not a valid port range')
    const { entry, ports } = addPort(typed, ['53'])
    expect(ports).toEqual(['53', '80-90', '22-23', '443'])
    expect(entry).toEqual({ value: 'x', isChecked: true })
  })

  test('is rejected beyond 256', () => {
    const all = Array.from({ length: 256 }, (_, index) => String(index + 1))
    expect(addPort({ value: '999', isChecked: false }, all).ports).toHaveLength(256)
  })
})

test('a rule with too many targets or filters is not submitted', () => {
  const targets = many(257)
  expect(checkRule({ ...NEW_RULE, name: 'a', targets, hosts: targets }, [])).toEqual({
    targets: 'A rule can have at most 256 targets',
    hosts: 'A rule can have at most 256 host filters',
  })
})

describe('the problem of a name', () => {
  const known = {
    own: 'mine',
    vpc: new Set(['mine', 'other']),
    subnet: new Set(['web']),
    instance: undefined,
    internet_gateway: new Set(['out']),
    blocks: [parseCidr('172.30.0.0/22')!],
  }

  test.each([
    ['vpc', 'mine', undefined],
    ['vpc', 'other', 'A rule can only use its own VPC'],
    ['vpc', 'gone', 'There is no VPC of this name'],
    ['subnet', 'web', undefined],
    ['subnet', 'gone', 'There is no subnet of this name'],
    // The instances have not been fetched.
    ['instance', 'gone', undefined],
    ['ip', '10.0.0.1', undefined],
  ] as const)('%s %s: %s', (type, value, problem) => {
    expect(endProblem({ type, value }, known)).toBe(problem)
  })

  test.each([
    ['internet_gateway', 'out', undefined],
    ['internet_gateway', 'gone', 'There is no internet gateway of this name'],
    ['subnet', 'gone', 'There is no subnet of this name'],
    ['instance', 'gone', undefined],
    ['ip', '172.30.0.9', undefined],
    ['ip', '172.30.9.9', 'The address is in no subnet of the VPC'],
  ] as const)('of a route, %s %s: %s', (type, value, problem) => {
    const route = {
      destination: { type: 'subnet', value: 'gone' },
      target: { type, value },
    } as const
    expect(endProblems(route, known)).toEqual({
      destination: 'There is no subnet of this name',
      target: problem,
    })
    const unread = { ...known, subnet: undefined, internet_gateway: undefined, blocks: undefined }
    expect(endProblems(route, unread)).toEqual({ destination: undefined, target: undefined })
  })
})
