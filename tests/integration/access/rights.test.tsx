import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { allOperations } from '@/api/operations/full-table'
import type { Query } from '@/api/operations/table'
import { selectData } from '@/api/core/api'
import type { Release } from '@/api/releases/ladder'
import { plainText } from '@/lib/rich-text'
import { userIds } from '@/mirage/seeds/users'
import { commandRequested } from '@/store/commands/events'
import type { ObjectKind } from '@/store/everywhere/kind'
import { KIND_IDS, KINDS, type KindId } from '@/store/everywhere/kinds'
import { navigationRequested } from '@/store/navigation/events'
import { paletteToggled } from '@/store/palette/slice'
import { queriesWanted } from '@/store/queries/slice'
import {
  operationSentBy,
  reasonRefused,
  selectRights,
  type Restrictable,
} from '@/store/session/rights'
import { addressOf } from '#tests/support/addresses'
import { startConsole, type TestConsole } from '#tests/support/console'
import { nameOf } from '#tests/support/screen-rules'
import { showConsole } from '#tests/support/shown-console'
import { dialogEntries, wholeTable } from '../../../tools/whole-table'

const CODE = { operations: allOperations, routes: wholeTable }

/** Forms about the console itself, and those that only add to another form, or lead to one or to a plan. */
const SENDS_NOTHING =
  /^(asCode|bgpJson|bulk|createSimilar|dashboard(Import|Name)|diskPick|equivalents|floatingIpPick|imageUse|loginLocal|objectJson|problemReport|projectOpen|repositoryJson|sshKeyCreate|trustRootJson|view(Rename|Save)|viewsImport)$/

/** The names of all forms. */
const allForms = async () => {
  const parts = await Promise.all([
    ...wholeTable.map(({ screen: load }) => load?.()),
    ...dialogEntries.map(({ loader }) => loader.load()),
  ])
  const forms = parts.flatMap(part =>
    part ? [part.form ?? [], ('forms' in part && part.forms) || []].flat() : [],
  )
  return forms.map(({ name }) => name)
}

describe('the operation that is sent is known', () => {
  test('of every form', async () => {
    const forms = await allForms()
    expect(forms.length).toBeGreaterThan(100)
    const sending = forms.filter(name => !SENDS_NOTHING.test(name))
    expect(sending.map(operationSentBy).filter(id => !(id in allOperations))).toEqual([])
  })

  test('of every page that is a form', async () => {
    const pages = await Promise.all(
      wholeTable.map(async route => ({ route, form: (await route.screen?.())?.form })),
    )
    const unknown = pages.filter(
      ({ route, form }) =>
        form && !form.staysOpen && !/(^(login|settings)|\/tab$|\/page$)/.test(route.id),
    )
    expect(unknown.length).toBeGreaterThan(45)
    expect(
      unknown.map(({ route }) => operationSentBy(route.id)).filter(id => !(id in allOperations)),
    ).toEqual([])
  })
})

interface Circumstances {
  project?: string
  release?: Release
  /** What the user is given before, by the path of the policy. */
  given?: Readonly<Record<string, string>>
  hold?: Parameters<typeof startConsole>[0]['hold']
}

/** Gives Fynn Gabbro a role, as an operator does elsewhere. */
const giveRole = async ({ backend }: TestConsole, url: string, role: string) => {
  const call = { url, headers: {} }
  const { body } = await backend.handle({ ...call, method: 'GET', body: null })
  const { role_assignments: present } = JSON.parse(body) as { role_assignments: object[] }
  const own = { identity_type: 'silo_user', identity_id: userIds.fynn, role_name: role }
  const next = JSON.stringify({ role_assignments: [...present, own] })
  expect(await backend.handle({ ...call, method: 'PUT', body: next })).toMatchObject({
    status: 200,
  })
}

/** A console of a user in a project, after it has read the roles. */
const start = async (
  user: string,
  { project = 'rock-garden', release = 23, given = {}, hold }: Circumstances = {},
) => {
  const console = await startConsole({
    path: '/settings/profile',
    user,
    release,
    ...(hold && { hold }),
  })
  for (const [url, role] of Object.entries(given)) {
    // The roles that the console has read are old by then.
    await giveRole(console, url, role)
    await console.advance(61_000)
  }
  await console.send(navigationRequested({ to: `/projects/${project}/instances` }))
  await console.advance(1000)
  Object.assign(console.app.operations, allOperations)
  const rights = () => selectRights(console.state(), project)!
  return {
    ...console,
    rights,
    /** Why the roles do not allow it; null if they do. */
    refusal: (action: Restrictable) => {
      const reason = reasonRefused(action, rights(), { project }, CODE)
      return reason ? plainText(reason) : null
    },
  }
}

type Started = Awaited<ReturnType<typeof start>>

/** The kinds of objects in projects and on the silo, with the parents of those that are looked at. */
const KINDS_HERE = KIND_IDS.filter(id => {
  const { isFor, per }: ObjectKind = KINDS[id]
  return isFor !== 'operators' && per !== 'silo' && id !== 'multicastGroup'
})

const readAll = async (console: Started, kind: ObjectKind, parents: Record<string, string>) => {
  const query = kind.list(parents) as Query
  await console.send(queriesWanted({ owner: kind.noun, queries: [query] }))
  const data = selectData(console.state(), query) as { items?: unknown[] } | undefined
  return data?.items ?? []
}

/** The actions on the objects of every kind: `instance: Stop`, with the roles' reason against each. */
const actionsOf = async (console: Started) => {
  const found: { action: string; reason: string | null; own: boolean }[] = []
  for (const id of KINDS_HERE) {
    const kind: ObjectKind = KINDS[id as KindId]
    const parents = { project: 'rock-garden', vpc: 'strata' }
    for (const item of await readAll(console, kind, parents)) {
      const of: Record<string, string> = {
        ...parents,
        [kind.param]: kind.keyOf?.(item) ?? (item as { name: string }).name,
      }
      for (const action of kind.actions(console.state(), item, of)) {
        const place = kind.per === undefined ? { [kind.param]: of[kind.param]! } : of
        const reason = reasonRefused(action, console.rights(), place, CODE)
        found.push({
          action: `${kind.noun}: ${action.label}`,
          reason: reason ? plainText(reason) : null,
          own: action.event !== undefined || action.to !== undefined,
        })
      }
    }
  }
  return found.filter(({ own }) => own)
}

const labelsOf = (found: readonly { action: string }[]) => [
  ...new Set(found.map(({ action }) => action)),
]

const refusedTo = (found: Awaited<ReturnType<typeof actionsOf>>) =>
  labelsOf(found.filter(({ reason }) => reason !== null))

const allowedTo = (found: Awaited<ReturnType<typeof actionsOf>>) =>
  labelsOf(found.filter(({ reason }) => reason === null))

describe('the actions on objects of every kind', () => {
  test('are for a viewer only those that change nothing, or what is their own', async () => {
    const found = await actionsOf(await start('Dario Marl'))
    expect(allowedTo(found).toSorted()).toEqual([
      'disk: Metrics',
      'instance: Check reachability',
      'instance: Metrics',
      'instance: View serial console',
      'project: As code',
      // Their roles on other projects are not known.
      'project: Delete',
      'project: Edit',
      // The forms that these lead to ask for the project first.
      'silo image: Create disk',
      'silo image: Create instance',
      'subnet: Addresses',
      // Their own sessions.
      'user: Log out everywhere',
    ])
    expect([...new Set(found.map(({ reason }) => reason))].toSorted()).toEqual([
      'Needs the role admin on the silo',
      'Needs the role admin on this project',
      'Needs the role collaborator on the silo',
      'Needs the role collaborator on this project',
      'Needs the role limited collaborator on the silo',
      'Needs the role limited collaborator on this project',
      null,
    ])
  })

  test('are all for an admin', async () => {
    expect(refusedTo(await actionsOf(await start('Ada Quarry')))).toEqual([])
  })

  test('are for a collaborator of the silo all but those on roles and users', async () => {
    const refused = refusedTo(await actionsOf(await start('Clara Flint')))
    expect(refused.filter(action => !/^(user|group): /.test(action))).toEqual([])
  })

  test.each(['silo', 'project'] as const)(
    'are for a limited collaborator of the %s all but those on networks and roles',
    async level => {
      const url = level === 'silo' ? '/v1/policy' : '/v1/projects/rock-garden/policy'
      const console = await start('Fynn Gabbro', { given: { [url]: 'limited_collaborator' } })
      const refused = refusedTo(await actionsOf(console))
      const ofSilo = /^(project|user|group|silo image): |^image: Promote/
      const others = refused.filter(action => !ofSilo.test(action))
      expect(
        others.filter(action => !/^(VPC|subnet|router|internet gateway): /.test(action)),
      ).toEqual([])
      expect(others).toEqual(expect.arrayContaining(['VPC: Edit', 'VPC: Delete', 'subnet: Edit']))
      expect(refused.includes('image: Promote')).toBe(level === 'project')
    },
  )

  test('are not refused as long as the roles are not known', async () => {
    const console = await start('Dario Marl', {
      hold: ({ url }) => (url.endsWith('/policy') ? new Promise(() => undefined) : null),
    })
    expect(console.rights().project).toBeUndefined()
    expect(refusedTo(await actionsOf(console))).toEqual([])
  })

  test('are those of a collaborator where racks know no limited one', async () => {
    const console = await start('Dario Marl', { release: 14 })
    expect(console.refusal({ to: '/projects/rock-garden/disks-new' })).toBe(
      'Needs the role collaborator on this project',
    )
  })
})

describe('a user with roles on projects alone', () => {
  test('may change the one that they are collaborators of', async () => {
    const console = await start('Edda Tuff', { project: 'mock-project' })
    expect(console.rights()).toMatchObject({ silo: null, project: 'collaborator' })
    expect(console.refusal({ to: '/projects/mock-project/vpcs-new' })).toBeNull()
    expect(console.refusal({ to: '/projects/mock-project/edit' })).toBe(
      'Needs the role admin on this project',
    )
    expect(console.refusal({ to: '/projects-new' })).toBe('Needs the role collaborator on the silo')
  })

  test('is told nothing of another project, whose policy was not read', async () => {
    const console = await start('Greta Schist', { project: 'mock-project' })
    const deletion = (project: string) =>
      commandRequested({
        source: '',
        errorTitle: '',
        command: { endpoint: 'diskDelete', args: { path: { disk: 'a' }, query: { project } } },
      })
    expect(console.refusal({ event: deletion('mock-project') })).toBe(
      'Needs the role limited collaborator on this project',
    )
    expect(console.refusal({ event: deletion('vault') })).toBeNull()
  })

  test('gets the rights of a new role as soon as the policy is read again', async () => {
    const console = await start('Greta Schist', { project: 'mock-project' })
    await console.send(navigationRequested({ to: '/projects/vault/instances' }))
    expect(selectRights(console.state(), 'vault')).toMatchObject({ project: 'admin' })
  })
})

describe('a viewer', () => {
  const show = async (path: string) => {
    const shown = await showConsole({ path, release: 23, user: 'Dario Marl' })
    await shown.settle()
    await act(() => shown.advance(1000))
    await shown.settle()
    return shown
  }

  // By role it would take too long.
  const optionOf = (label: string) =>
    [...document.querySelectorAll('[role=option]')].find(({ textContent }) =>
      textContent?.startsWith(label),
    )!

  const isOff = (element: Element) => element.getAttribute('aria-disabled') === 'true'

  const NEEDS = 'Needs the role limited collaborator on this project'

  test('finds buttons, menus and bulk actions of a list disabled, with the reason', async () => {
    const { user, settle } = await show('/projects/mock-project/instances')
    const creating = screen.getByRole('button', { name: 'New instance' })
    act(() => creating.focus())
    await settle()
    expect(screen.getByRole('tooltip').textContent).toBe(NEEDS)
    expect(isOff(creating)).toBe(true)
    await user.click(screen.getByRole('checkbox', { name: /db1/ }))
    await settle()
    const bar = within(screen.getByRole('region', { name: 'Selected instances' }))
    for (const name of ['Start', 'Stop', 'Reboot', 'Delete'])
      expect(isOff(bar.getByRole('button', { name }))).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Actions for db1' }))
    await settle()
    const items = screen.getAllByRole('menuitem')
    expect(items.filter(item => !isOff(item)).map(({ textContent }) => textContent)).toEqual([
      'Copy ID',
      'View serial console',
      'Check reachability',
      'Metrics',
      'As code',
    ])
  })

  test('finds the same in the palette', async () => {
    const { send, settle, user } = await show('/projects/mock-project/instances')
    await send(paletteToggled())
    await settle()
    const option = optionOf('New instance')
    expect(isOff(option)).toBe(true)
    expect(option.textContent).toContain(NEEDS)
    await user.click(screen.getByRole('combobox', { name: 'Search' }))
    await user.paste('stop db1')
    for (let wave = 0; wave < 8; wave += 1) await settle()
    const stop = optionOf('Stop')
    expect(isOff(stop)).toBe(true)
    expect(stop.textContent).toContain(NEEDS)
  })

  test.each([
    ['/projects/mock-project/disks-new', 'Create disk'],
    ['/projects/mock-project/instances-new', 'Create instance'],
    ['/projects/mock-project/instances/db1/settings', 'Save'],
  ])('is told at the top of %s that they cannot submit it', async (path, label) => {
    await show(path)
    const said = [...document.querySelectorAll('[role=status]')].map(each => each.textContent)
    expect(said).toContain(`${NEEDS}. You can look at the form, but not submit it.`)
    const submits = [...document.querySelectorAll('button')].filter(each => nameOf(each) === label)
    expect(submits.length).toBeGreaterThan(0)
    expect(submits.filter(each => !isOff(each))).toEqual([])
  })
})

test('a viewer can submit no form, whatever it is about', async () => {
  const console = await start('Dario Marl', { project: 'mock-project' })
  const allowed = (await allForms()).filter(form => console.refusal({ form }) === null)
  expect(allowed.filter(name => !SENDS_NOTHING.test(name))).toEqual([])
  const pages = wholeTable.filter(({ id }) => operationSentBy(id) !== id)
  const ids = () => Promise.resolve('00000000-1111-4222-8333-444444444444')
  for (const { path } of pages) {
    const to = await addressOf(path, ids)
    expect([to, console.refusal({ to })]).not.toEqual([to, null])
  }
})
