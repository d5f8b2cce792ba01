import { expect, test } from 'vitest'
import { asCodeOfRows } from '@/store/as-code/entry'

const shown = (...args: Parameters<typeof asCodeOfRows>) => asCodeOfRows(...args)?.payload.params

test.each([
  ['instance', { id: 'a' }, 'p', { project: 'p', kind: 'instance', ids: 'a' }],
  [
    'firewall rule',
    { id: 'a', vpcId: 'v' },
    'p',
    { project: 'p', kind: 'firewallRules', ids: 'v' },
  ],
  ['affinity group', { id: 'a', kind: 'antiAffinity' }, 'p', { kind: 'antiAffinityGroup' }],
  ['silo', { id: 'a' }, undefined, { kind: 'silo', ids: 'a' }],
  ['SSH key', { id: 'a' }, undefined, { kind: 'sshKey', ids: 'a' }],
])('a row of a list of each %s is shown as code', (noun, row, project, params) => {
  expect(shown(noun, [row], project)).toMatchObject(params)
})

test.each([
  ['that the provider does not know', 'affinity group', { id: 'a', kind: 'affinity' }, 'p'],
  ['of something else', 'sled', { id: 'a' }, undefined],
  ['on a page that names no project', 'instance', { id: 'a' }, undefined],
  ['of a gateway, which is no pool of the system', 'IP pool', { id: 'a' }, 'p'],
])('a row %s is not', (_what, noun, row, project) => {
  expect(asCodeOfRows(noun, [row], project)).toBeUndefined()
})

test('rows in any order are the same selection, and rules name each VPC once', () => {
  const rows = [{ id: 'b' }, { id: 'a' }]
  expect(shown('disk', rows, 'p')).toEqual(shown('disk', rows.toReversed(), 'p'))
  const rules = [
    { id: 'b', vpcId: 'v' },
    { id: 'a', vpcId: 'v' },
  ]
  expect(shown('firewall rule', rules, 'p')?.ids).toBe('v')
})
