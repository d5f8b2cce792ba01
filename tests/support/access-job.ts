import { plainText } from '@/lib/rich-text'
import { selectAddable } from '@/store/access/choices'
import { selectAccess } from '@/store/access/access'
import type { ActionViewModel } from '@/store/commands/action'
import { confirmAccepted } from '@/store/confirm/confirm'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import type { TestConsole } from './console'

const project = 'mock-project'

export const ACCESS = '/access'

const accessOn = (console: TestConsole, place?: string) => {
  const access = selectAccess(console.state(), { project: place })
  if (!access) throw new Error('The page shows nobody.')
  return access
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

const actionsOf = (console: TestConsole, name: string, place?: string) =>
  accessOn(console, place).rows.find(row => row.name === name)?.actions

const give = async (console: TestConsole, name: string, role: string, place?: string) => {
  await choose(console, [accessOn(console, place).adding], 'Add user or group')
  const identity = selectAddable(console.state()).find(each => each.name === name)?.id ?? ''
  await console.send(formChanged({ form: 'accessAdd', values: { identity, role } }))
  await console.send(formSubmitted({ form: 'accessAdd' }))
}

const rolesOn = (console: TestConsole, place?: string) =>
  accessOn(console, place).rows.map(
    ({ name, roles }) => `${name}: ${roles.map(({ role }) => role).join(', ')}`,
  )

/**
 * An admin manages access: gives a user a role on the silo and a group a role on a project, changes
 * and removes them. Returns the role assignments seen on the way. Starts at `ACCESS`.
 */
export const doAccessJob = async (console: TestConsole) => {
  const seen: string[][] = []
  await give(console, 'Greta Schist', 'viewer')
  seen.push(rolesOn(console))

  await console.send(navigationRequested({ to: `/projects/${project}/access` }))
  await give(console, 'night-shift', 'viewer', project)
  await choose(console, actionsOf(console, 'night-shift', project), 'Change role')
  await console.send(formChanged({ form: 'accessEdit', values: { role: 'admin' } }))
  await console.send(formSubmitted({ form: 'accessEdit' }))
  seen.push(rolesOn(console, project))

  await choose(console, actionsOf(console, 'night-shift', project), 'Remove role')
  await console.send(confirmAccepted())
  seen.push(rolesOn(console, project))
  return seen
}
