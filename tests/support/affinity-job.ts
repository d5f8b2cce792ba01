import { plainText } from '@/lib/rich-text'
import type { ActionViewModel } from '@/store/commands/action'
import { confirmAccepted } from '@/store/confirm/confirm'
import { formCancelled, formChanged, formSubmitted } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { selectMembers } from '@/store/project/affinity-group/affinity-group'
import { selectGroup } from '@/store/project/affinity/affinity'
import { selectJoinedGroups } from '@/store/project/instance-settings/instance-settings'
import type { TestConsole } from './console'

const project = 'rock-garden'
const kind = 'antiAffinity'

export const AFFINITY = `/projects/${project}/affinity`

const settingsOf = (instance: string) => `/projects/${project}/instances/${instance}/settings`

const go = (console: TestConsole, to: string) => console.send(navigationRequested({ to }))

const fillAndSubmit = async (
  console: TestConsole,
  form: string,
  values: Record<string, unknown>,
) => {
  await console.send(formChanged({ form, values }))
  await console.send(formSubmitted({ form }))
}

const choose = async (
  console: TestConsole,
  actions: readonly ActionViewModel[] = [],
  label: string,
) => {
  const action = actions.find(each => each.label === label)
  if (!action?.event || action.reason)
    throw new Error(`${label} is not possible: ${plainText(action?.reason ?? 'there is none')}`)
  await console.send(action.event)
}

const membersOf = (console: TestConsole, group: string) => {
  const members = selectMembers(console.state(), { kind, project, group })
  if (!members) throw new Error(`The page shows no members of ${group}.`)
  return members
}

/**
 * A user creates a group, adds two instances (from the settings of one, and on the group's page),
 * removes one, renames and deletes the group, and changes the auto-restart policy of an instance.
 * Returns the members seen on the way. Starts at `AFFINITY`.
 */
export const doAffinityJob = async (console: TestConsole) => {
  const seen: string[][] = []
  const see = (group: string) => seen.push(membersOf(console, group).rows.map(({ name }) => name))

  await go(console, `${AFFINITY}/anti-affinity-groups-new`)
  await fillAndSubmit(console, 'antiAffinityGroupCreate', { name: 'keep-apart', policy: 'fail' })
  see('keep-apart')

  await go(console, settingsOf('pebble'))
  const joined = selectJoinedGroups(console.state(), { kind, project, instance: 'pebble' })
  await choose(console, joined && [joined.joining], 'Add to anti-affinity group')
  await fillAndSubmit(console, 'instanceGroupJoin', { group: 'keep-apart' })
  await go(console, `${AFFINITY}/keep-apart`)
  see('keep-apart')

  const form = 'groupMemberAdd'
  await choose(console, [membersOf(console, 'keep-apart').adding], 'Add instance')
  await console.send(formChanged({ form, values: { instance: 'granite' } }))
  await console.send(formCancelled({ form }))
  await choose(console, [membersOf(console, 'keep-apart').adding], 'Add instance')
  await fillAndSubmit(console, form, { instance: 'big-iron' })
  see('keep-apart')

  const [first] = membersOf(console, 'keep-apart').rows
  await choose(console, first?.actions, 'Remove from group')
  await console.send(confirmAccepted())
  see('keep-apart')

  await go(console, `${AFFINITY}/keep-apart/edit`)
  await fillAndSubmit(console, 'groupEdit', { name: 'far-apart' })
  see('far-apart')
  const group = selectGroup(console.state(), { kind, project, group: 'far-apart' })
  await choose(console, group?.actions, 'Delete')
  await console.send(confirmAccepted())

  await go(console, settingsOf('cooling-down'))
  await fillAndSubmit(console, 'instanceAutoRestart', { policy: 'never' })
  return seen
}
