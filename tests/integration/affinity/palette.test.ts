import { expect, test } from 'vitest'
import { offeredAt } from '#tests/support/palette'
import { MOCK } from './support'

const LIST = `/projects/${MOCK}/affinity`

test('the palette of the list creates groups and opens each group', async () => {
  expect(await offeredAt(LIST, MOCK)).toEqual([
    `- | New affinity group | ${LIST}/affinity-groups-new`,
    `- | New anti-affinity group | ${LIST}/anti-affinity-groups-new`,
    `Go to affinity group | side-by-side | ${LIST}/affinity-groups/side-by-side`,
    `Go to affinity group | staying-put | ${LIST}/affinity-groups/staying-put`,
    `Go to affinity group | vacant | ${LIST}/affinity-groups/vacant`,
    `Go to anti-affinity group | lonely | ${LIST}/lonely`,
    `Go to anti-affinity group | romulus-remus | ${LIST}/romulus-remus`,
    `Go to anti-affinity group | set-apart | ${LIST}/set-apart`,
    `- | Go up to ${MOCK} | /projects/${MOCK}/instances`,
  ])
})

test('the palette of a group has the actions of the group and its members', async () => {
  expect(await offeredAt(`${LIST}/lonely`, MOCK)).toEqual([
    `Anti-affinity group lonely | Edit | ${LIST}/lonely/edit`,
    'Anti-affinity group lonely | Delete',
    'Anti-affinity group lonely | Add instance',
    `- | Go up to Affinity | ${LIST}`,
  ])
  expect(await offeredAt(`${LIST}/romulus-remus`, MOCK)).toEqual(
    expect.arrayContaining([
      'Instance db1 | Remove from group',
      'Instance db2 | Remove from group',
    ]),
  )
})

test('the palette of an instance’s settings has the group actions, with the reasons why they are disabled', async () => {
  const items = await offeredAt(`/projects/${MOCK}/instances/db1/settings`, MOCK)
  const reason = 'The instance must be stopped to be added to a group'
  expect(items).toContain(`Instance db1 | Add to anti-affinity group | ${reason}`)
  expect(items).toContain(`Instance db1 | Add to affinity group | ${reason}`)
  expect(items.filter(item => item.startsWith('Anti-affinity group'))).toEqual([
    'Anti-affinity group romulus-remus | Remove instance from group',
  ])
})
