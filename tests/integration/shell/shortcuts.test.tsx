import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fixedId } from '@/mirage/seeds/fixed'
import { userIds } from '@/mirage/seeds/users'
import { confirmRequested } from '@/store/confirm/confirm'
import { navigationRequested } from '@/store/navigation/events'
import { SINGLE_KEYS_KEY } from '@/store/preferences/slice'
import { showConsole } from '#tests/support/shown-console'

const show = async (
  path = '/projects/mock-project/disks',
  options: Partial<Parameters<typeof showConsole>[0]> = {},
) => {
  const console = await showConsole({ path, ...options })
  await console.settle()
  const field = document.querySelector<HTMLInputElement>('[data-filter]')
  const press = async (keys: string) => {
    await console.user.keyboard(keys)
    await console.settle()
  }
  return { ...console, field, press }
}

const sheet = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })

describe('the shortcut /', () => {
  test('focuses the filter of the list, and is text there', async () => {
    const { press, field } = await show()
    await press('/')
    expect(document.activeElement).toBe(field)
    expect(field?.value).toBe('')
    await press('a/?')
    expect(field?.value).toBe('a/?')
    expect(sheet()).toBeNull()
  })

  test('does nothing where there is no list', async () => {
    const { press } = await show('/settings/profile')
    await press('/')
    expect(document.activeElement).toBe(document.body)
  })

  test('is text in the shadow root of something else', async () => {
    const { field } = await show()
    const host = document.body.appendChild(document.createElement('div'))
    const input = document.createElement('input')
    host.attachShadow({ mode: 'open' }).append(input)
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: '/', bubbles: true, composed: true, cancelable: true }),
    )
    expect(document.activeElement).not.toBe(field)
    host.remove()
  })

  test('focuses the filter of a list in the open panel', async () => {
    const { press, backend, send, settle } = await show()
    const { users, memberships } = backend.backendState.db
    const ada = users.get(userIds.ada)!
    const [{ groupId } = { groupId: '' }] = memberships.all()
    for (let count = 1; count <= 12; count += 1) {
      const userId = fixedId('user', 500 + count)
      users.insert({ ...ada, id: userId, displayName: `Member ${count}` })
      memberships.insert({ id: fixedId('membership', 500 + count), groupId, userId })
    }
    await send(navigationRequested({ to: `/groups/${groupId}` }))
    for (let wave = 0; wave < 4; wave += 1) await settle()
    await press('/')
    const field = screen.getByRole('combobox', { name: 'Filter members' })
    expect(field.closest('[role="dialog"]')).not.toBeNull()
    expect(document.activeElement).toBe(field)
    await press('Member 12')
    expect(screen.getAllByRole('row', { name: /Member/ })).toHaveLength(1)
  })

  test('does nothing while a dialog without a list is open', async () => {
    const console = await show()
    await console.send(
      confirmRequested({ title: 'Delete disk', body: [], label: 'Delete' } as never),
    )
    await console.settle()
    await console.press('/')
    expect(document.activeElement).not.toBe(console.field)
  })
})

describe('the shortcut ?', () => {
  test('opens the sheet of the shortcuts, which Escape closes', async () => {
    const { press } = await show()
    await press('?')
    expect(sheet()?.textContent).toContain('/Filter the list')
    await press('{Escape}')
    expect(sheet()).toBeNull()
  })
})

test('the sheet opens from the user menu', async () => {
  const { user, settle } = await show()
  await user.click(screen.getByRole('button', { name: /^User menu/ }))
  await settle()
  await user.click(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }))
  await settle()
  expect(sheet()).toBeTruthy()
})

describe('the shortcuts of a single key', () => {
  const box = () => screen.getByRole('checkbox', { name: 'Shortcuts of a single key' })

  test('can be switched off in the settings, for good', async () => {
    const { press, user, settle, storage } = await show('/settings/profile')
    await user.click(box())
    await settle()
    act(() => (document.activeElement as HTMLElement).blur())
    await press('?')
    expect(sheet()).toBeNull()
    expect(storage.get(`local/${SINGLE_KEYS_KEY}`)).toBe('off')
    await user.click(box())
    await settle()
    expect(storage.get(`local/${SINGLE_KEYS_KEY}`)).toBeUndefined()
    act(() => (document.activeElement as HTMLElement).blur())
    await press('?')
    expect(sheet()).toBeTruthy()
  })

  test('stay off after a reload, while those with a modifier work', async () => {
    const { press, field } = await show(undefined, {
      kept: { [`local/${SINGLE_KEYS_KEY}`]: 'off' },
    })
    await press('/')
    expect(document.activeElement).not.toBe(field)
    await press('{Control>}k{/Control}')
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
})
