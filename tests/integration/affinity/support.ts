import { formChanged, formSubmitted } from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import { selectMembers } from '@/store/project/affinity-group/affinity-group'
import type { GroupAddress, GroupKind } from '@/store/project/affinity-kinds'
import { selectGroup, selectGroupRows } from '@/store/project/affinity/affinity'
import type { TestConsole } from '#tests/support/console'

/** A project with six groups, three of each kind. */
export const MOCK = 'mock-project'
/** A project with one group of each kind, and instances in all states. */
export const ROCKS = 'rock-garden'

/** Both kinds, with their paths and the groups of the scenario. */
export const kinds = [
  {
    kind: 'affinity',
    noun: 'affinity group',
    Noun: 'Affinity group',
    createForm: 'affinityGroupCreate',
    create: 'affinity/affinity-groups-new',
    page: 'affinity/affinity-groups',
    api: 'affinity-groups',
    /** Groups of the mock project, with their numbers of members. */
    groups: { 'side-by-side': 2, 'staying-put': 1, vacant: 0 },
    full: 'side-by-side',
    empty: 'vacant',
    /** A group of the rock garden. */
    others: 'cluster',
  },
  {
    kind: 'antiAffinity',
    noun: 'anti-affinity group',
    Noun: 'Anti-affinity group',
    createForm: 'antiAffinityGroupCreate',
    create: 'affinity/anti-affinity-groups-new',
    page: 'affinity',
    api: 'anti-affinity-groups',
    groups: { 'romulus-remus': 2, 'set-apart': 1, lonely: 0 },
    full: 'romulus-remus',
    empty: 'lonely',
    others: 'scattered',
  },
] as const satisfies readonly ({ kind: GroupKind } & Record<string, unknown>)[]

export const rowsOf = (console: TestConsole, project = MOCK) =>
  selectGroupRows(console.state(), { project })

export const rowOf = (console: TestConsole, kind: GroupKind, name: string, project = MOCK) => {
  const row = rowsOf(console, project).find(each => each.kind === kind && each.name === name)
  if (!row) throw new Error(`The list shows no ${name}.`)
  return row
}

export const namesOf = (console: TestConsole, kind: GroupKind, project = MOCK) =>
  rowsOf(console, project)
    .filter(row => row.kind === kind)
    .map(({ name }) => name)

export const groupOn = (console: TestConsole, { kind, project, group }: GroupAddress) => {
  const found = selectGroup(console.state(), { kind, project, group })
  if (!found) throw new Error(`The page shows no ${group}.`)
  return found
}

export const membersOn = (console: TestConsole, { kind, project, group }: GroupAddress) => {
  const members = selectMembers(console.state(), { kind, project, group })
  if (!members) throw new Error(`The page shows no members of ${group}.`)
  return members
}

export const memberNames = (console: TestConsole, address: GroupAddress) =>
  membersOn(console, address).rows.map(({ name }) => name)

export const fill = (console: TestConsole, form: string, values: Record<string, unknown>) =>
  console.send(formChanged({ form, values }))

export const submit = (console: TestConsole, form: string) => console.send(formSubmitted({ form }))

export const contextOf = (console: TestConsole, form: string) =>
  selectForm(console.state(), form)?.context

export const pathOf = (console: TestConsole) => console.history.current().path

/** The URL and body of the last request with this method. */
export const lastSent = (console: TestConsole, method: string) => {
  const request = console.requests.findLast(each => each.method === method)
  return { url: request?.url, body: JSON.parse(String(request?.body ?? 'null')) as unknown }
}
