import { describe, expect, test } from 'vitest'
import { plainText } from '@/lib/rich-text'
import { confirmAccepted } from '@/store/confirm/confirm'
import { formCancelled } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { selectJoinableInstances } from '@/store/project/affinity-group/add-member.form'
import { refreshRequested } from '@/store/queries/slice'
import { startConsole, type TestConsole } from '#tests/support/console'
import {
  choose,
  chooseAndConfirm,
  countOf,
  recordOf,
  rowOf as instanceRowOf,
  toastsOf,
} from '../instances/support'
import { contextOf, fill, kinds, lastSent, memberNames, membersOn, MOCK, submit } from './support'

const form = 'groupMemberAdd'

const choicesOn = (console: TestConsole) =>
  selectJoinableInstances(console.state()).items.map(({ value }) => value)

/** Opens the list of instances, stops one, and waits until it is stopped. */
const stop = async (console: TestConsole, name: string) => {
  await console.send(navigationRequested({ to: `/projects/${MOCK}/instances` }))
  await chooseAndConfirm(console, instanceRowOf(console, MOCK, name).actions, 'Stop')
  await console.advance(6000)
}

describe.each(kinds)('the members card of an $noun', kindFacts => {
  const { kind, noun, page, api, full, empty } = kindFacts
  const address = (group: string) => ({ kind, project: MOCK, group })
  const pathTo = (group: string) => `/projects/${MOCK}/${page}/${group}`
  const openPage = (group: string, user?: string) =>
    startConsole({ path: pathTo(group), ...(user !== undefined && { user }) })
  const openAdding = async (group: string) => {
    const console = await openPage(group)
    await choose(console, [membersOn(console, address(group)).adding], 'Add instance')
    return console
  }

  test('adds an instance only if it is stopped', async () => {
    const console = await openAdding(empty)
    expect(choicesOn(console)).toEqual(['db1', 'db2', 'not-there-yet', 'you-fail'])
    expect(selectJoinableInstances(console.state())).toMatchObject({
      blocked: undefined,
      canSubmit: false,
    })

    await fill(console, form, { instance: 'db1' })
    const running = selectJoinableInstances(console.state())
    expect(running.canSubmit).toBe(false)
    expect(plainText(running.blocked ?? [])).toContain('db1 is running. Stop it first')
    await console.send(formCancelled({ form }))

    await stop(console, 'db1')
    await console.send(navigationRequested({ to: pathTo(empty) }))
    await choose(console, [membersOn(console, address(empty)).adding], 'Add instance')
    expect(contextOf(console, form)?.values).toEqual({ instance: '' })
    await fill(console, form, { instance: 'db1' })
    expect(selectJoinableInstances(console.state())).toMatchObject({
      blocked: undefined,
      canSubmit: true,
    })
    await submit(console, form)
    expect(lastSent(console, 'POST')).toEqual({
      url: `/v1/${api}/${empty}/members/instance/db1?project=${MOCK}`,
      body: null,
    })
    expect(contextOf(console, form)).toBeUndefined()
    expect(membersOn(console, address(empty)).rows).toMatchObject([
      { name: 'db1', runState: 'stopped' },
    ])
    expect(toastsOf(console).at(-1)).toEqual({
      variant: 'success',
      text: `Instance db1 added to ${noun} ${empty}`,
    })
    await choose(console, [membersOn(console, address(empty)).adding], 'Add instance')
    expect(choicesOn(console)).not.toContain('db1')
  })

  test('requires an instance before it sends a request', async () => {
    const console = await openAdding(empty)
    await submit(console, form)
    expect(contextOf(console, form)?.errors).toEqual({ instance: 'Instance is required' })
    expect(countOf(console, 'POST', '/v1/')).toBe(0)
  })

  test('keeps the dialog open and shows the error if the server refuses', async () => {
    const console = await openAdding(empty)
    await fill(console, form, { instance: 'db1' })
    await submit(console, form)
    const message = contextOf(console, form)?.failure?.message
    expect(message).toContain('must be stopped first')
    expect(toastsOf(console)).toEqual([])
  })

  test('asks for confirmation, then removes a running member', async () => {
    const console = await openPage(full)
    const [first] = membersOn(console, address(full)).rows
    await choose(console, first?.actions, 'Remove from group')
    const { request } = console.state().actors.confirm?.context ?? {}
    expect(request).toMatchObject({ title: `Remove instance from ${noun}`, tone: 'danger' })
    expect(plainText(request?.body[0] ?? [])).toBe(
      `Are you sure you want to remove the instance db1 from the ${noun} ${full}?`,
    )
    await console.send(confirmAccepted())
    expect(lastSent(console, 'DELETE').url).toBe(
      `/v1/${api}/${full}/members/instance/db1?project=${MOCK}`,
    )
    expect(memberNames(console, address(full))).not.toContain('db1')
    expect(toastsOf(console)).toEqual([
      { variant: 'success', text: `Member db1 removed from ${noun} ${full}` },
    ])
  })

  test('reports an error for a member that was already removed, and no longer lists it', async () => {
    const console = await openPage(full)
    const [first] = membersOn(console, address(full)).rows
    await console.backend.handle({
      method: 'DELETE',
      url: `/v1/${api}/${full}/members/instance/db1?project=${MOCK}`,
      headers: {},
      body: null,
    })
    await chooseAndConfirm(console, first?.actions, 'Remove from group')
    expect(toastsOf(console)).toMatchObject([{ variant: 'error', title: 'Could not remove db1' }])
    expect(memberNames(console, address(full))).not.toContain('db1')
  })

  test('shows the error if the user is not authorized to remove a member', async () => {
    const console = await openPage(full, 'Greta Schist')
    const [first] = membersOn(console, address(full)).rows
    await chooseAndConfirm(console, first?.actions, 'Remove from group')
    expect(toastsOf(console)).toEqual([
      { variant: 'error', title: 'Could not remove db1', text: 'Action not authorized' },
    ])
    expect(memberNames(console, address(full))).toContain('db1')
  })

  describe('cannot add an instance', () => {
    const reasonOn = (console: TestConsole, group: string, project: string) =>
      plainText(membersOn(console, { kind, project, group }).adding.reason ?? [])

    test('if the group is full', async () => {
      const console = await openPage(full)
      const { db } = console.backend.backendState
      const group = recordOf(kind === 'affinity' ? db.affinityGroups : db.antiAffinityGroups, full)
      const members = kind === 'affinity' ? db.affinityMembers : db.antiAffinityMembers
      const model = recordOf(db.instances, 'db1')
      for (let index = 2; index < 32; index++) {
        const id = `00000000-0000-4000-8000-0000000000${index + 10}`
        db.instances.insert({ ...model, id, name: `more-${index}`, sledId: null })
        members.insert({ id: `${id}m`, groupId: group.id, instanceId: id })
      }
      await console.send(refreshRequested())
      expect(memberNames(console, address(full))).toHaveLength(32)
      expect(reasonOn(console, full, MOCK)).toBe(`The ${noun} has the maximum of 32 members`)
    })

    test('if the project has no instances', async () => {
      const console = await startConsole({ path: `/projects/blank-slate/${kindFacts.create}` })
      await fill(console, kindFacts.createForm, { name: 'alone' })
      await submit(console, kindFacts.createForm)
      expect(reasonOn(console, 'alone', 'blank-slate')).toBe('The project has no instances')
    })

    test('if all instances are members', async () => {
      const console = await openPage(full)
      const { db } = console.backend.backendState
      const inside = memberNames(console, address(full))
      for (const { id, name } of db.instances.all())
        if (!inside.includes(name)) db.instances.remove(id)
      await console.send(refreshRequested())
      expect(reasonOn(console, full, MOCK)).toBe('All instances of the project are already members')
    })
  })
})
