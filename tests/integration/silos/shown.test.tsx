import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
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

test.each([
  ['', 'Identity providers'],
  ['?tab=ip-pools', 'IP pools'],
  ['?tab=quotas', 'Quotas'],
  ['?tab=users', 'Users'],
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

test('the form of a silo starts with a quota of zero, which cannot be decreased', async () => {
  await show(`${LIST}-new`)
  const field = screen.getByRole('spinbutton', { name: /^CPU quota/ })
  expect(field).toHaveProperty('value', '0')
  const decrease = screen.getByRole('button', { name: 'Decrease CPU quota' })
  expect(decrease.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: 'Add TLS certificate' })).toBeTruthy()
})
