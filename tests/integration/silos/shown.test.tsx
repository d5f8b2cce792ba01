import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formChanged } from '@/store/forms/events'
import { selectSilo } from '@/store/system/silos/silos'
import { showConsole } from '#tests/support/shown-console'
import { LIST } from './support'

const show = async (path: string, options: Partial<Parameters<typeof showConsole>[0]> = {}) => {
  const console = await showConsole({ path, ...options })
  await console.settle()
  return console
}

test('a silo lists its mapped roles', async () => {
  await show(`${LIST}/maze-war?tab=fleet-roles`)
  const [role] = within(screen.getByRole('tabpanel')).getAllByRole('listitem')
  expect(role?.textContent).toBe('Silo adminFleet admin')
  expect(screen.getByRole('img', { name: 'maps to' })).toBeTruthy()
})

test('a silo without mapped roles shows an empty state', async () => {
  await show(`${LIST}/myriad?tab=fleet-roles`)
  expect(screen.getByRole('heading', { name: 'Mapped fleet roles' })).toBeTruthy()
  expect(screen.queryByText('Fleet admin')).toBeNull()
})

test('a silo is deleted only once its name was typed, and what it has is counted', async () => {
  const { requests, user, settle, send, state } = await show(`${LIST}/pocket-lab`)
  const { actions } = selectSilo(state(), { silo: 'pocket-lab' })!
  await send(actions.find(({ id }) => id === 'delete')!.event!)
  const dialog = within(screen.getByRole('dialog', { name: 'Delete silo' }))
  expect(dialog.getByRole('link', { name: '2 users' }).getAttribute('href')).toMatch(/tab=users$/)
  const deletes = () => requests.filter(({ method }) => method === 'DELETE').length
  const confirm = dialog.getByRole('button', { name: 'Delete silo' })
  await user.click(confirm)
  await user.type(dialog.getByLabelText('Type “pocket-lab” to confirm'), 'pocket')
  await user.click(confirm)
  await settle()
  expect(deletes()).toBe(0)
  await user.type(dialog.getByLabelText('Type “pocket-lab” to confirm'), '-lab')
  await user.click(confirm)
  await settle()
  expect(deletes()).toBe(1)
})

test('quotas are edited beside what is in use, and what is below that is told', async () => {
  const console = await show(`${LIST}/maze-war?tab=quotas`)
  await console.user.click(screen.getByRole('button', { name: 'Edit quotas' }))
  await console.settle()
  const dialog = within(screen.getByRole('dialog', { name: 'Edit quotas' }))
  for (const use of ['30 vCPUs in use.', '234 GiB in use.', '4,403.2 GiB in use.'])
    expect(dialog.getByText(use)).toBeTruthy()
  const told = () => dialog.getAllByRole('status').map(each => each.textContent)
  expect(told().join()).not.toMatch(/uses more/)
  await console.send(formChanged({ form: 'siloQuotasEdit', values: { cpus: 29, memory: 234 } }))
  expect(told().join()).toMatch(/The silo uses more CPU than its quotas allow/)
  // The server accepts it.
  await console.user.click(dialog.getByRole('button', { name: 'Update quotas' }))
  await console.settle()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each(['ip-pools', 'quotas', 'fleet-roles', 'users', 'access'])(
  'the path /%s leads to the tab in the query string',
  async tab => {
    const { history } = await show(`${LIST}/maze-war/${tab}`)
    expect(history.current()).toMatchObject({ path: `${LIST}/maze-war`, search: `?tab=${tab}` })
    expect(screen.getByRole('tab', { selected: true }).getAttribute('href')).toMatch(tab)
  },
)

test.each([14, 17, 23] as const)(
  'a silo whose users do not come by SCIM has no tab for it at release %d, and says so',
  async release => {
    await show(`${LIST}/maze-war?tab=scim`, { release })
    expect(screen.queryByRole('tab', { name: 'SCIM' })).toBeNull()
    expect(screen.getByText('The users of this silo do not come by SCIM.')).toBeTruthy()
    expect(screen.getByRole('table', { name: 'Identity providers' })).toBeTruthy()
  },
)

test.each([
  [14, null],
  [17, 'maze-war-admins'],
] as const)(
  'the page of a silo at release %d names the admin group: %s',
  async (release, group) => {
    await show(`${LIST}/maze-war`, { release })
    const labels = screen.getAllByRole('term').map(({ textContent }) => textContent)
    expect(labels.includes('Admin group')).toBe(group !== null)
    expect(screen.queryByText('maze-war-admins') !== null).toBe(group !== null)
  },
)

test('the menu of a silo edits its quotas and deletes it', async () => {
  const { user, settle } = await show(`${LIST}/maze-war`)
  await act(() => user.click(screen.getByRole('button', { name: 'Silo actions' })))
  await settle()
  const labels = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  expect(labels).toEqual([
    'Copy ID',
    'Edit quotas',
    'Delete',
    'View JSON',
    'Equivalent command',
    'As code',
  ])
})

test.each([
  ['', 'Identity providers'],
  ['?tab=ip-pools', 'IP pools'],
  ['?tab=quotas', 'Quotas'],
  ['?tab=users', 'Users'],
  ['?tab=access', 'Access'],
])('the query “%s” selects the tab %s', async (search, name) => {
  await show(`${LIST}/maze-war${search}`)
  expect(screen.getByRole('tab', { name }).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('table', { name })).toBeTruthy()
})

test('a provider opens in a panel over its silo, whose breadcrumbs stay', async () => {
  await show(`${LIST}/maze-war/idps/saml/mock-idp`)
  const panel = screen.getByRole('dialog', { name: 'Identity provider' })
  expect(within(panel).getByRole('heading', { name: 'mock-idp' })).toBeTruthy()
  for (const text of ['groups', 'Entity ID', 'Single logout (SLO) URL'])
    expect(within(panel).getByText(text)).toBeTruthy()
  const crumbs = screen.getByRole('navigation', { name: 'Breadcrumbs', hidden: true })
  expect(crumbs.textContent).not.toContain('mock-idp')
  expect(document.title).toBe('mock-idp / maze-war / Silos / Basalt Console')
})

test('the form of a provider shows its login path', async () => {
  const { send, settle } = await show(`${LIST}/maze-war/idps-new`)
  expect(screen.getByText('/login/maze-war/saml/idp-name')).toBeTruthy()
  await send({
    type: 'form/changed',
    payload: { form: 'identityProviderCreate', values: { name: 'one' } },
  })
  await settle()
  expect(screen.getByText('/login/maze-war/saml/one')).toBeTruthy()
  const address = screen.getByRole('textbox', { name: 'ACS URL' })
  expect(address).toHaveProperty('disabled', true)
})

test.each([
  [16, ['SAML', 'Local only']],
  [17, ['SAML JIT', 'SAML SCIM', 'Local only']],
] as const)('the form of a silo at release %d has the modes %j', async (release, modes) => {
  await show(`${LIST}-new`, { release })
  const group = screen.getByRole('radiogroup', { name: 'Identity mode' })
  const names = within(group)
    .getAllByRole('radio')
    .map(radio => radio.closest('label')?.textContent)
  expect(names.map(name => modes.find(mode => name?.startsWith(mode)))).toEqual(modes)
})

test('the usual role mappings follow the table of all', async () => {
  const { user, settle } = await show(`${LIST}-new`, { release: 17 })
  await act(() => user.click(screen.getByRole('button', { name: 'More role mappings' })))
  await settle()
  const table = screen.getByRole('table', { name: 'Role mappings' })
  expect(within(table).getAllByRole('checkbox')).toHaveLength(12)
  const name = 'Grant fleet viewer role to silo viewers'
  const [usual, inTable] = screen.getAllByRole('checkbox', { name })
  await act(() => user.click(inTable!))
  await settle()
  expect(usual).toHaveProperty('checked', true)
  expect(screen.getByText(/will be able to see the whole system/)).toBeTruthy()
  const other = 'Grant fleet viewer role to silo collaborators'
  await act(() => user.click(within(table).getByRole('checkbox', { name: other })))
  await act(() => user.click(usual!))
  await settle()
  expect(inTable).toHaveProperty('checked', false)
  expect(within(table).getByRole('checkbox', { name: other })).toHaveProperty('checked', true)
})

test('the form of a silo starts with a quota of zero, which cannot be decreased', async () => {
  await show(`${LIST}-new`)
  const field = screen.getByRole('spinbutton', { name: /^CPU quota/ })
  expect(field).toHaveProperty('value', '0')
  const decrease = screen.getByRole('button', { name: 'Decrease CPU quota' })
  expect(decrease.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: 'Add TLS certificate' })).toBeTruthy()
})

test.each([
  [18, ['Name', 'ID']],
  [19, ['Name', 'ID', 'created']],
] as const)('the users of a silo at release %d have the columns %j', async (release, names) => {
  await show(`${LIST}/pocket-lab?tab=users`, { release })
  const table = screen.getByRole('table', { name: 'Users' })
  const headers = within(table).getAllByRole('columnheader')
  expect(headers.slice(1).map(({ textContent }) => textContent)).toEqual(names)
  expect(screen.getByRole('button', { name: 'Create user' })).toBeTruthy()
  expect(screen.getByText(/groups of a silo are listed only/)).toBeTruthy()
})

test.each([
  ['maze-war', /after their first sign-in/],
  ['clockwork', /adds and removes the users/],
])('the users of %s come from somewhere else', async (silo, source) => {
  await show(`${LIST}/${silo}?tab=users`, { release: 17 })
  expect(screen.getByText(source)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Create user' })).toBeNull()
})
