import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { faultNames } from '@/mirage/server/fault-names'
import { requestForm } from '@/store/project/forms'
import { selectJoin } from '@/store/project/multicast-groups/join.form'
import { selectJoinedMulticast } from '@/store/project/multicast-groups/multicast-groups'
import { selectMulticastGroupRows } from '@/store/silo/multicast-groups/multicast-groups'
import {
  allMulticastGroupsQuery,
  instanceMulticastGroupsQuery,
} from '@/store/silo/multicast-groups/queries'
import { queriesWanted } from '@/store/queries/slice'
import { navigationRequested } from '@/store/navigation/events'
import { projectPaths } from '@/store/project/paths'
import { siloPaths } from '@/store/silo/paths'
import { startConsole, type TestConsole } from '#tests/support/console'
import { showConsole } from '#tests/support/shown-console'
import { sentBody as createdInstance, siloImage } from '../instance-create/support'
import { fill, formOf, sentBody, submit } from '../instance-networking/support'
import { choose, chooseAndConfirm, recordOf, toastsOf } from '../instances/support'
import { cellsWith, tableRows } from '../inventory/support'

const FORM = 'multicastGroupJoin'
const PROJECT = 'mock-project'
/** An instance in the group `heartbeat`, and one in none. */
const [MEMBER, OTHER] = ['db1', 'you-fail'] as const

const settingsOf = (instance: string) =>
  projectPaths.instanceSettings({ project: PROJECT, instance })

/** The settings, whose card wants its queries once it is drawn. */
const open = async (instance: string, release: 18 | 23 = 18) => {
  const console = await startConsole({ path: settingsOf(instance), release })
  const queries = [
    instanceMulticastGroupsQuery({ project: PROJECT, instance }),
    allMulticastGroupsQuery,
  ]
  await console.send(queriesWanted({ owner: 'card', queries }))
  return console
}

const joinedOf = (console: TestConsole, instance: string) => {
  const joined = selectJoinedMulticast(console.state(), { project: PROJECT, instance })
  if (!joined) throw new Error('The card shows no groups.')
  return joined
}

const join = async (console: TestConsole, instance: string, values: Record<string, unknown>) => {
  await choose(console, [joinedOf(console, instance).joining], 'Join group')
  await fill(console, FORM, values)
  await submit(console, FORM)
}

const errorsOf = (console: TestConsole) => formOf(console, FORM)?.errors

describe('joining a multicast group', () => {
  test('by its name, with sources', async () => {
    const console = await open(OTHER)
    await join(console, OTHER, { group: 'heartbeat', sourceIp: '10.0.0.7' })
    expect(sentBody(console, 'PUT')).toEqual({ source_ips: ['10.0.0.7'] })
    expect(toastsOf(console)).toMatchObject([{ text: 'you-fail joins heartbeat' }])
    expect(joinedOf(console, OTHER).rows).toMatchObject([
      { name: 'heartbeat', multicastIp: '239.10.0.1', sourceIps: ['10.0.0.7'] },
    ])
  })

  test('by a new name, with the IP version of its address', async () => {
    const console = await open(OTHER)
    await choose(console, [joinedOf(console, OTHER).joining], 'Join group')
    await fill(console, FORM, { group: 'heartbeat', ipVersion: 'v4' })
    expect(selectJoin(console.state()).isNew).toBe(false)
    await fill(console, FORM, { group: 'ticks' })
    expect(selectJoin(console.state()).isNew).toBe(true)
    await submit(console, FORM)
    expect(sentBody(console, 'PUT')).toEqual({ ip_version: 'v4' })
    expect(joinedOf(console, OTHER).rows.map(({ name }) => name)).toEqual(['ticks'])
  })

  test.each([
    [{ group: '' }, { group: 'Group is required' }],
    [{ group: '10.1.1.1' }, { group: 'Must be a multicast address' }],
    [{ group: '239.1.1' }, { group: 'Not a valid IP address' }],
    [
      { group: '232.1.1.1' },
      { sourceIps: '232.1.1.1 is source-specific: add at least one source' },
    ],
    [{ group: 'ff35::1' }, { sourceIps: 'ff35::1 is source-specific: add at least one source' }],
    [{ group: 'heartbeat', sourceIp: 'x' }, { sourceIp: 'Not a valid IP address' }],
    [
      { group: 'heartbeat', sourceIp: '224.0.0.9' },
      { sourceIp: 'A source cannot be a multicast address' },
    ],
    [
      { group: 'heartbeat', sourceIps: ['fd00::1'] },
      { sourceIps: 'The sources of an IPv4 group are IPv4' },
    ],
    [
      { group: 'brand-new', ipVersion: 'v6', sourceIps: ['10.0.0.7'] },
      { sourceIps: 'The sources of an IPv6 group are IPv6' },
    ],
    [
      { group: 'heartbeat', sourceIps: Array.from({ length: 65 }, (_, at) => `10.0.0.${at}`) },
      { sourceIps: 'At most 64 sources' },
    ],
  ])('is not possible with %o', async (values, errors) => {
    const console = await open(OTHER)
    await join(console, OTHER, values)
    expect(errorsOf(console)).toEqual(errors)
  })

  test('keeps the refusal of an unknown id in the form', async () => {
    const console = await open(OTHER)
    await join(console, OTHER, { group: '1a5a1a5a-0000-4000-8000-00000000ffff' })
    expect(formOf(console, FORM)?.failure?.message).toMatch(/not found/i)
  })
})

test('the last member that leaves removes the group from the list', async () => {
  const console = await open(MEMBER)
  const { db } = console.backend.backendState
  const group = recordOf(db.multicastGroups, 'heartbeat')
  for (const { id, instanceId } of db.multicastMembers.in(group.id))
    if (instanceId !== recordOf(db.instances, MEMBER).id) db.multicastMembers.remove(id)
  await chooseAndConfirm(console, joinedOf(console, MEMBER).rows[0]?.actions, 'Leave')
  expect(toastsOf(console)).toMatchObject([{ text: 'db1 left heartbeat' }])
  expect(joinedOf(console, MEMBER).rows).toEqual([])
  await console.send(navigationRequested({ to: siloPaths.multicastGroups() }))
  expect(selectMulticastGroupRows(console.state())).toEqual([])
})

test('the card says that multicast is switched off', async () => {
  const console = await showConsole({ path: settingsOf(OTHER), release: 18 })
  const { instances } = console.backend.backendState.db
  instances.update(recordOf(instances, OTHER).id, { name: faultNames.instanceWithoutMulticast })
  await console.send(navigationRequested({ to: settingsOf(faultNames.instanceWithoutMulticast) }))
  await console.settle()
  expect(screen.getByText(/could not be read: .*currently disabled/i)).toBeTruthy()
})

test('the card is absent before release 18', async () => {
  const console = await showConsole({ path: settingsOf(MEMBER), release: 17 })
  await console.settle()
  expect(screen.getByRole('heading', { name: 'Auto-restart' })).toBeTruthy()
  expect(screen.queryByText('Multicast groups')).toBeNull()
})

test('a new instance joins the groups that were added to its form', async () => {
  const console = await startConsole({
    path: projectPaths.instanceCreate({ project: PROJECT }),
    release: 18,
  })
  await console.send(requestForm(FORM, { project: PROJECT }))
  await fill(console, FORM, { group: '232.1.1.1', sourceIps: ['10.0.0.7'] })
  await submit(console, FORM)
  expect(formOf(console, FORM)).toBeUndefined()
  await console.send(requestForm(FORM, { project: PROJECT }))
  await fill(console, FORM, { group: '232.1.1.1', sourceIps: ['10.0.0.7'] })
  await submit(console, FORM)
  expect(errorsOf(console)).toEqual({ group: 'Already in the list' })
  await fill(console, FORM, { group: 'ticks', ipVersion: 'v4', sourceIps: [] })
  await submit(console, FORM)
  await fill(console, 'instanceCreate', {
    name: 'listener',
    networkInterfaceType: 'none',
    ...siloImage,
  })
  await submit(console, 'instanceCreate')
  expect(createdInstance(console)).toMatchObject({
    multicast_groups: [
      { group: '232.1.1.1', source_ips: ['10.0.0.7'] },
      { group: 'ticks', ip_version: 'v4' },
    ],
  })
})

test('the list and the page show groups with their members and sources', async () => {
  const console = await showConsole({ path: siloPaths.multicastGroups(), release: 23 })
  await console.settle()
  await console.settle()
  expect(screen.getAllByText(/Multicast is experimental/)).toHaveLength(1)
  expect(cellsWith('heartbeat').slice(1, 6)).toEqual(['239.10.0.1', 'IPv4', '2', 'any', 'Active'])
  await console.user.click(screen.getByRole('link', { name: 'heartbeat' }))
  await console.settle()
  await console.settle()
  expect(tableRows('Members')).toHaveLength(2)
  expect(cellsWith('db1').slice(1, 3)).toEqual(['any', 'Joined'])
  expect(screen.getByRole('link', { name: 'db1' }).getAttribute('href')).toMatch(
    /^\/lookup\/instances\//,
  )
})
