import { expect, it } from 'vitest'
import { endOf, titleOf, verbOf } from '@/store/bulk/titles'

const planOf = (verb: string) => ({
  verb,
  noun: 'user',
  isDanger: false,
  screen: '/users',
  rows: [
    { key: '1', name: 'Ada', source: '1' },
    { key: '2', name: 'Bruno', source: '2' },
    { key: '3', name: 'Clara', reason: ['has none'] },
  ],
  requests: {},
})

it.each([
  ['Delete', 'Delete 2 users', 'delete'],
  ['Change role', 'Change role (2 users)', 'change'],
  ['Make default', 'Make default (2 users)', 'change'],
])('the plan %j is titled %j, and will %s its rows', (verb, title, does) => {
  expect(titleOf(planOf(verb))).toBe(title)
  expect(verbOf(planOf(verb))).toBe(does)
})

it.each([
  ['Stop', 100, '100 instances are stopping'],
  ['Start', 1, '1 instance is starting'],
  ['Reboot', 1200, '1,200 instances are rebooting'],
  ['Delete', 1200, '1,200 done'],
])('a plan to %s ends with %d: %s', (verb, count, text) => {
  expect(endOf({ verb, noun: 'instance' }, count)).toBe(text)
})
