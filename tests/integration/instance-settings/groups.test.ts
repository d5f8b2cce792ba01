import { describe, expect, test } from 'vitest'
import { plainText } from '@/lib/rich-text'
import { confirmAccepted } from '@/store/confirm/confirm'
import { formCancelled } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import type { GroupKind } from '@/store/project/affinity-kinds'
import { selectJoinableGroups } from '@/store/project/instance-settings/join-group.form'
import { selectJoinedGroups } from '@/store/project/instance-settings/instance-settings'
import { refreshRequested } from '@/store/queries/slice'
import { startConsole, type TestConsole } from '#tests/support/console'
import {
  contextOf,
  fill,
  kinds,
  lastSent,
  memberNames,
  MOCK,
  ROCKS,
  submit,
} from '../affinity/support'
import { choose, chooseAndConfirm, countOf, pageOf, recordOf, toastsOf } from '../instances/support'

const form = 'instanceGroupJoin'

const open = (
  instance: string,
  { project = MOCK, user }: { project?: string; user?: string } = {},
) =>
  startConsole({
    path: `/projects/${project}/instances/${instance}/settings`,
    ...(user !== undefined && { user }),
  })

const cardOf = (console: TestConsole, kind: GroupKind, instance: string, project = MOCK) => {
  const card = selectJoinedGroups(console.state(), { kind, project, instance })
  if (!card) throw new Error(`The page shows no groups of ${instance}.`)
  return card
}

const groupNames = (...card: Parameters<typeof cardOf>) =>
  cardOf(...card).rows.map(({ name }) => name)

/** Opens the settings of db1 and stops it from the header. */
const openStopped = async () => {
  const console = await open('db1')
  await chooseAndConfirm(console, pageOf(console, MOCK, 'db1').buttons, 'Stop')
  await console.advance(4000)
  return console
}

test('groups of both kinds load with the page', async () => {
  const console = await open('db1')
  expect(groupNames(console, 'antiAffinity', 'db1')).toEqual(['romulus-remus'])
  expect(groupNames(console, 'affinity', 'db1')).toEqual(['side-by-side'])
  const [row] = cardOf(console, 'antiAffinity', 'db1').rows
  expect(row).toMatchObject({
    policy: 'fail',
    href: `/projects/${MOCK}/affinity/romulus-remus`,
    description: expect.stringContaining('never share a sled'),
  })
})

test('an instance addressed by its id is changed by its name', async () => {
  const id = '1a5a1a5a-0000-4000-8000-000000000001'
  const console = await open(id)
  await chooseAndConfirm(
    console,
    cardOf(console, 'affinity', id).rows[0]?.actions,
    'Remove instance from group',
  )
  expect(groupNames(console, 'affinity', id)).toEqual([])
})

describe.each(kinds)(
  'the groups of an instance, each an $noun,',
  ({ kind, noun, api, full, page, groups }) => {
    const label = `Add to ${noun}`
    const reasonOn = (...card: Parameters<typeof cardOf>) =>
      plainText(cardOf(...card).joining.reason ?? [])
    const free = Object.keys(groups).filter(name => name !== full)
    const [other = ''] = free

    test('can be joined once the instance is stopped, which updates the page of the group', async () => {
      const console = await open('db1')
      expect(reasonOn(console, kind, 'db1')).toBe(
        'The instance must be stopped to be added to a group',
      )
      await chooseAndConfirm(console, pageOf(console, MOCK, 'db1').buttons, 'Stop')
      await console.advance(4000)
      expect(reasonOn(console, kind, 'db1')).toBe('')

      await choose(console, [cardOf(console, kind, 'db1').joining], label)
      const choices = selectJoinableGroups(console.state(), {
        kind,
        project: MOCK,
        instance: 'db1',
      })
      expect(choices.map(({ value }) => value).toSorted()).toEqual(free.toSorted())
      await fill(console, form, { group: other })
      await submit(console, form)
      expect(lastSent(console, 'POST').url).toBe(
        `/v1/${api}/${other}/members/instance/db1?project=${MOCK}`,
      )
      expect(contextOf(console, form)).toBeUndefined()
      expect(groupNames(console, kind, 'db1')).toEqual([full, other].toSorted())
      expect(toastsOf(console).at(-1)).toEqual({
        variant: 'success',
        text: `Instance db1 added to ${noun} ${other}`,
      })
      await console.send(navigationRequested({ to: `/projects/${MOCK}/${page}/${other}` }))
      expect(memberNames(console, { kind, project: MOCK, group: other })).toContain('db1')
    })

    test('can be left after a confirmation, which updates the page of the group', async () => {
      const console = await open('db1')
      await choose(
        console,
        cardOf(console, kind, 'db1').rows[0]?.actions,
        'Remove instance from group',
      )
      expect(console.state().actors.confirm?.context.request).toMatchObject({
        title: `Remove instance from ${noun}`,
        tone: 'danger',
      })
      await console.send(confirmAccepted())
      expect(groupNames(console, kind, 'db1')).toEqual([])
      expect(toastsOf(console)).toEqual([
        { variant: 'success', text: `Instance db1 removed from ${noun} ${full}` },
      ])
      await console.send(navigationRequested({ to: `/projects/${MOCK}/${page}/${full}` }))
      expect(memberNames(console, { kind, project: MOCK, group: full })).not.toContain('db1')
    })

    test('stay unchanged if the user is not authorized', async () => {
      const console = await open('db1', { user: 'Greta Schist' })
      const { rows } = cardOf(console, kind, 'db1')
      await chooseAndConfirm(console, rows[0]?.actions, 'Remove instance from group')
      expect(toastsOf(console)).toEqual([
        {
          variant: 'error',
          title: 'Could not remove instance from group',
          text: 'Action not authorized',
        },
      ])
      expect(groupNames(console, kind, 'db1')).toEqual([full])
    })

    test('require a choice before a request is sent, and the form opens empty each time', async () => {
      const console = await openStopped()
      await choose(console, [cardOf(console, kind, 'db1').joining], label)
      await submit(console, form)
      expect(Object.values(contextOf(console, form)?.errors ?? {})).toEqual([
        `${noun[0]?.toUpperCase()}${noun.slice(1)} is required`,
      ])
      expect(countOf(console, 'POST', `/v1/${api}`)).toBe(0)
      await fill(console, form, { group: other })
      await console.send(formCancelled({ form }))
      await choose(console, [cardOf(console, kind, 'db1').joining], label)
      expect(contextOf(console, form)?.values).toEqual({ group: '' })
    })

    test('show a refusal in the open dialog, and in no toast', async () => {
      const console = await openStopped()
      await choose(console, [cardOf(console, kind, 'db1').joining], label)
      const { db } = console.backend.backendState
      db.instances.update(recordOf(db.instances, 'db1').id, { runState: 'running' })
      await fill(console, form, { group: other })
      await submit(console, form)
      const message = contextOf(console, form)?.failure?.message
      expect(message).toContain('must be stopped first')
      expect(toastsOf(console).filter(({ variant }) => variant === 'error')).toEqual([])
    })

    test('cannot be joined if the instance is in all of them, in 16, or if there are none', async () => {
      const console = await open('pebble', { project: ROCKS })
      const { db } = console.backend.backendState
      const table = kind === 'affinity' ? db.affinityGroups : db.antiAffinityGroups
      const members = kind === 'affinity' ? db.affinityMembers : db.antiAffinityMembers
      const reason = () => reasonOn(console, kind, 'pebble', ROCKS)
      expect(reason()).toBe(`The instance is in all ${noun}s of the project already`)

      const [known] = cardOf(console, kind, 'pebble', ROCKS).rows
      const model = recordOf(table, known?.name ?? '')
      const instanceId = recordOf(db.instances, 'pebble').id
      for (let index = 0; index < 16; index++) {
        const id = `00000000-0000-4000-8000-0000000000${index + 10}`
        table.insert({ ...model, id, name: `more-${index}` })
        if (index > 0) members.insert({ id: `${id}m`, groupId: id, instanceId })
      }
      await console.send(refreshRequested())
      expect(reason()).toBe(`An instance can be in at most 16 ${noun}s`)

      for (const { id } of members.all()) members.remove(id)
      for (const { id } of table.all()) table.remove(id)
      await console.send(refreshRequested())
      expect(reason()).toBe(`The project has no ${noun}s`)
    })
  },
)

test('polling keeps the identity of unchanged rows, and thus their open menus', async () => {
  const console = await open('db1')
  const before = cardOf(console, 'antiAffinity', 'db1').rows[0]
  await chooseAndConfirm(console, pageOf(console, MOCK, 'db1').buttons, 'Stop')
  await console.advance(4000)
  expect(pageOf(console, MOCK, 'db1').runState).toBe('stopped')
  expect(cardOf(console, 'antiAffinity', 'db1').rows[0]).toBe(before)
})
