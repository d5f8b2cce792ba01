import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { showConsole } from '#tests/support/shown-console'
import { LIST } from './support'

const TAB = `${LIST}/clockwork?tab=scim`

const show = async (options: Partial<Parameters<typeof showConsole>[0]> = {}) => {
  const console = await showConsole({ path: TAB, release: 17, ...options })
  await console.settle()
  return console
}

const press = (name: string | RegExp) => screen.getByRole('button', { name })

/** Opens the dialog with a new token. */
const create = async (options: Parameters<typeof show>[0] = {}) => {
  const console = await show(options)
  await act(() => console.user.click(press('Create token')))
  await console.settle()
  const question = screen.getByRole('dialog', { name: 'Create SCIM token' })
  expect(within(question).getByText(/Anyone who has the token/)).toBeTruthy()
  await act(() =>
    console.user.click(within(question).getByRole('button', { name: 'Create SCIM token' })),
  )
  await console.settle()
  return console
}

const dialog = () => screen.queryByRole('dialog', { name: 'SCIM token created' })
const field = () => screen.getByLabelText('Bearer token')
const isOff = (name: string) => press(name).getAttribute('aria-disabled') === 'true'

describe('the tab', () => {
  test('lists the tokens, and the address that they are for', async () => {
    await show()
    expect(screen.getByRole('tab', { name: 'SCIM' }).getAttribute('aria-selected')).toBe('true')
    const table = screen.getByRole('table', { name: 'SCIM tokens' })
    const headers = within(table).getAllByRole('columnheader')
    expect(headers.map(({ textContent }) => textContent)).toEqual(['ID', 'created', 'Expires'])
    expect(within(table).getByText('Never')).toBeTruthy()
    expect(screen.getByText('https://clockwork.sys.placeholder/scim/v2')).toBeTruthy()
    expect(press('Copy Base URL of clockwork')).toBeTruthy()
    expect(screen.getByText(/To replace a token/)).toBeTruthy()
  })

  test('says who may see the tokens to those who may not', async () => {
    await show({ user: 'Bruno Slate' })
    expect(screen.getByRole('heading', { name: 'You may not see SCIM tokens' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Create token' })).toBeNull()
  })

  test('says that there are none', async () => {
    const { backend, user, settle } = await show()
    for (const { id } of backend.backendState.db.scimTokens.all())
      backend.backendState.db.scimTokens.remove(id)
    await act(() => user.click(press(/^Refresh data/)))
    await settle()
    expect(screen.getByRole('heading', { name: 'No SCIM tokens' })).toBeTruthy()
  })
})

describe('the dialog with a new token', () => {
  test('hides the token until it is asked for', async () => {
    const { user } = await create()
    expect(field()).toMatchObject({ type: 'password', readOnly: true })
    await act(() => user.click(press('Show Bearer token')))
    expect(field()).toMatchObject({ type: 'text', value: expect.stringMatching(/^oxide-scim-/) })
    await act(() => user.click(press('Hide Bearer token')))
    expect(field()).toMatchObject({ type: 'password' })
  })

  test('stays open until the token is copied', async () => {
    const { user, settle, copied } = await create()
    const { value } = field() as HTMLInputElement
    expect([isOff('Done'), isOff('Close')]).toEqual([true, true])
    await act(() => user.keyboard('{Escape}'))
    await act(() => user.click(press('Done')))
    await settle()
    expect(dialog()).toBeTruthy()
    await act(() => user.click(press('Copy Bearer token')))
    await settle()
    expect(copied).toEqual([value])
    expect(isOff('Done')).toBe(false)
    await act(() => user.click(press('Done')))
    await settle()
    expect(dialog()).toBeNull()
    expect(document.body.innerHTML).not.toContain(value)
    expect(screen.getAllByRole('row')).toHaveLength(3)
  })

  test('stays open if the browser does not allow copying', async () => {
    const { user, settle, copied } = await create({ clipboard: 'refused' })
    await act(() => user.click(press('Copy Bearer token')))
    await settle()
    expect(copied).toEqual([])
    await act(() => user.keyboard('{Escape}'))
    await settle()
    expect(isOff('Done')).toBe(true)
  })

  test('closes once the user has saved the token', async () => {
    const { user, settle } = await create()
    const box = screen.getByRole('checkbox', { name: 'I have saved it' })
    await act(() => user.click(box))
    expect(isOff('Done')).toBe(false)
    await act(() => user.click(box))
    expect(isOff('Done')).toBe(true)
    await act(() => user.click(box))
    await act(() => user.keyboard('{Escape}'))
    await settle()
    expect(dialog()).toBeNull()
  })

  test('gives the focus back to the button that opened it', async () => {
    const { user, settle } = await create()
    await act(() => user.click(screen.getByRole('checkbox', { name: 'I have saved it' })))
    await act(() => user.click(press('Done')))
    await settle()
    // The frames in which dialogs and the console return the focus.
    for (let frame = 0; frame < 4; frame += 1) await settle()
    expect(document.activeElement).toBe(press('Create token'))
  })
})
