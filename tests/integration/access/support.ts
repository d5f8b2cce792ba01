import { plainText } from '@/lib/rich-text'
import { selectAccess, type AccessRowViewModel } from '@/store/access/access'
import { selectAddable } from '@/store/access/choices'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import type { TestConsole } from '#tests/support/console'
import { choose } from '../instances/support'

export const MOCK = 'mock-project'
export const SILO_ACCESS = '/access'
export const MOCK_ACCESS = `/projects/${MOCK}/access`

export const accessOn = (console: Pick<TestConsole, 'state'>, project?: string) => {
  const access = selectAccess(console.state(), { project })
  if (!access) throw new Error('The page shows nobody.')
  return access
}

/** The rows as displayed: name, type, roles. */
export const shownRows = (console: TestConsole, project?: string) =>
  accessOn(console, project).rows.map(({ name, isGroup, roles }) =>
    [name, isGroup ? 'Group' : 'User', ...roles.map(({ level, role }) => `${level}.${role}`)].join(
      ' ',
    ),
  )

export const rowOf = (
  console: Pick<TestConsole, 'state'>,
  name: string,
  project?: string,
): AccessRowViewModel => {
  const row = accessOn(console, project).rows.find(each => each.name === name)
  if (!row) throw new Error(`The page shows no ${name}.`)
  return row
}

export const contextOf = (console: TestConsole, form: string) =>
  selectForm(console.state(), form)?.context

export const addable = (console: TestConsole) =>
  selectAddable(console.state()).map(({ name }) => name)

const idOf = (console: TestConsole, name: string) => {
  const found = selectAddable(console.state()).find(each => each.name === name)
  if (!found) throw new Error(`${name} cannot be chosen.`)
  return found.id
}

export const openAdding = (console: TestConsole, project?: string) =>
  choose(console, [accessOn(console, project).adding], 'Add user or group')

export const submit = (console: TestConsole, form: string) => console.send(formSubmitted({ form }))

/** Fills in and submits the open form that assigns a role. */
export const giveRole = async (console: TestConsole, name: string, role: string) => {
  const values = { identity: idOf(console, name), role }
  await console.send(formChanged({ form: 'accessAdd', values }))
  await submit(console, 'accessAdd')
}

/** Changes the role of a listed user or group. */
export const changeRole = async (
  console: TestConsole,
  name: string,
  role: string,
  project?: string,
) => {
  await choose(console, rowOf(console, name, project).actions, 'Change role')
  await console.send(formChanged({ form: 'accessEdit', values: { role } }))
  await submit(console, 'accessEdit')
}

/** The title and text of the open dialog, without emphasis. */
export const asked = (console: Pick<TestConsole, 'state'>) => {
  const { request } = console.state().actors.confirm?.context ?? {}
  return request && { title: request.title, text: request.body.map(plainText).join(' ') }
}

/** The policies written, as the backend received them. */
export const writes = (console: TestConsole) =>
  console.requests
    .filter(({ method }) => method === 'PUT')
    .map(({ url, body }) => ({
      url,
      body: JSON.parse(String(body)) as { role_assignments: { identity_id: string }[] },
    }))
