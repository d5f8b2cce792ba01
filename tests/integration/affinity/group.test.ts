import { describe, expect, test } from 'vitest'
import { navigationRequested } from '@/store/navigation/events'
import { refreshRequested } from '@/store/queries/slice'
import { startConsole } from '#tests/support/console'
import { chooseAndConfirm, countOf, recordOf, toastsOf } from '../instances/support'
import {
  fill,
  groupOn,
  kinds,
  memberNames,
  membersOn,
  MOCK,
  namesOf,
  pathOf,
  ROCKS,
  submit,
} from './support'

const LIST = `/projects/${MOCK}/affinity`

describe.each(kinds)('the page of an $noun', kindFacts => {
  const { kind, noun, Noun, page, api, full, others, groups } = kindFacts
  const address = (group: string) => ({ kind, project: MOCK, group })
  const pathTo = (group: string, project: string = MOCK) => `/projects/${project}/${page}/${group}`
  const openPage = (group: string, user?: string) =>
    startConsole({ path: pathTo(group), ...(user !== undefined && { user }) })

  test('shows the group, and its members with links to their settings', async () => {
    const console = await openPage(full)
    expect(groupOn(console, address(full))).toMatchObject({ name: full, noun })
    const { rows } = membersOn(console, address(full))
    expect(rows).toHaveLength(groups[full as keyof typeof groups])
    expect(rows[0]).toMatchObject({
      name: 'db1',
      runState: 'running',
      href: `/projects/${MOCK}/instances/db1/settings`,
    })
  })

  test('accepts an id in its path', async () => {
    const { id } = groupOn(await openPage(full), address(full))
    const console = await openPage(id)
    expect(groupOn(console, address(id)).name).toBe(full)
    await chooseAndConfirm(
      console,
      membersOn(console, address(id)).rows[0]?.actions,
      'Remove from group',
    )
    expect(memberNames(console, address(id))).not.toContain('db1')
    await chooseAndConfirm(console, groupOn(console, address(id)).actions, 'Delete')
    expect(pathOf(console)).toBe(LIST)
  })

  test('responds with 404 if the group does not exist', async () => {
    const console = await openPage('nowhere')
    expect(console.state().actors.navigation).toMatchObject({
      value: 'failed',
      context: { error: { status: 404 } },
    })
  })

  test('returns to the list when the group is deleted', async () => {
    const console = await startConsole({ path: LIST })
    await console.send(navigationRequested({ to: pathTo(full) }))
    await chooseAndConfirm(console, groupOn(console, address(full)).actions, 'Delete')
    expect(pathOf(console)).toBe(LIST)
    expect(namesOf(console, kind)).not.toContain(full)
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: `${Noun} ${full} deleted` }])
    expect(recordOf(console.backend.backendState.db.instances, 'db1').runState).toBe('running')
  })

  test('polls the members only while one of them is changing state', async () => {
    const path = `/v1/${api}/${others}/members`
    const console = await startConsole({ path: pathTo(others, ROCKS) })
    const readsIn = async (ms: number) => {
      const before = countOf(console, 'GET', path)
      await console.advance(ms)
      return countOf(console, 'GET', path) - before
    }
    const { db } = console.backend.backendState
    const { rows } = membersOn(console, { kind, project: ROCKS, group: others })
    for (const { id } of rows) db.instances.update(id, { runState: 'stopped' })
    await console.send(refreshRequested())
    expect(await readsIn(10_000)).toBe(0)
    db.instances.update(rows[0]?.id ?? '', { runState: 'stopping' })
    await console.send(refreshRequested())
    expect(await readsIn(1900)).toBe(0)
    expect(await readsIn(100)).toBe(1)
  })
})

describe('an anti-affinity group whose name has another meaning in a path', () => {
  test.each(['affinity-groups', 'affinity-groups-new', 'anti-affinity-groups-new'])(
    '%s is addressed by its id',
    async name => {
      const console = await startConsole({ path: `${LIST}/anti-affinity-groups-new` })
      await fill(console, 'antiAffinityGroupCreate', { name })
      await submit(console, 'antiAffinityGroupCreate')
      const id = pathOf(console).replace(`${LIST}/`, '')
      expect(id).toMatch(/^[0-9a-f-]{36}$/)
      expect(groupOn(console, { kind: 'antiAffinity', project: MOCK, group: id }).name).toBe(name)
      await console.send(navigationRequested({ to: `${LIST}/${id}/edit` }))
      await fill(console, 'groupEdit', { name: 'plain' })
      await submit(console, 'groupEdit')
      expect(pathOf(console)).toBe(`${LIST}/plain`)
    },
  )
})
