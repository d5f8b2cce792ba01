import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderWidget, type setupUser } from '#tests/support/render'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import type { MenuEntry } from '@/ui/Menu/MenuRow'
import { MenuButton } from '@/ui/Menu/MenuButton'
import { RowActions } from '@/ui/RowActions/RowActions'

type User = ReturnType<typeof setupUser>

const draw = (...entries: MenuEntry[]) =>
  renderWidget(
    <MenuButton label="Row actions" entries={entries}>
      …
    </MenuButton>,
  )
const button = () => screen.getByRole('button', { name: 'Row actions', hidden: true })
const item = (name: string) => screen.getByRole('menuitem', { name })
const firstEntry = () => screen.getByRole('menu').querySelector('[role^="menuitem"]')
const expectClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

/** Opens the menu with the keyboard, which focuses its first item. */
const open = async (...entries: MenuEntry[]) => {
  const page = draw(...entries)
  await page.user.tab()
  await page.user.keyboard('{ArrowDown}')
  await screen.findByRole('menu')
  await waitFor(() => expect(document.activeElement).toBe(firstEntry()))
  return page
}

describe('a menu button', () => {
  test('exposes its kind and state', async () => {
    await open({ id: 'stop', label: 'Stop' })
    expect(button().ariaHasPopup).toBe('menu')
    expect(button().ariaExpanded).toBe('true')
    expect(screen.getByRole('menu', { name: 'Row actions' })).toBeTruthy()
  })

  test.each([
    ['{ArrowDown}', 'Start'],
    ['{Enter}', 'Start'],
    [' ', 'Start'],
    ['{ArrowUp}', 'Delete'],
  ])('opened with %j focuses %s', async (key, label) => {
    const { user } = draw({ id: 'start', label: 'Start' }, { id: 'delete', label: 'Delete' })
    await user.tab()
    await user.keyboard(key)
    await waitFor(() => expect(document.activeElement).toBe(item(label)))
  })

  test('runs the chosen item, closes and regains the focus', async () => {
    const onAction = vi.fn()
    const { user } = await open({ id: 'stop', label: 'Stop', onAction })
    await user.click(item('Stop'))
    expect(onAction).toHaveBeenCalledOnce()
    await expectClosed()
    await waitFor(() => expect(document.activeElement).toBe(button()))
  })

  test.each([
    ['Escape', (user: User) => user.keyboard('{Escape}')],
    ['a second press', (user: User) => user.click(button())],
    ['a press outside', (user: User) => user.click(document.body)],
  ])('closes on %s', async (_, close) => {
    const { user } = await open({ id: 'stop', label: 'Stop' })
    await close(user)
    await expectClosed()
  })

  test('does not make the page behind it inert', async () => {
    const { container } = await open({ id: 'stop', label: 'Stop' })
    expect(document.documentElement.style.overflow).toBe('')
    expect(container.closest('[inert], [aria-hidden]')).toBeNull()
  })

  test('separates groups of items, and the arrow keys skip the separators', async () => {
    const { user } = await open(
      { id: 'settings', label: 'Settings' },
      { id: 'signOut', label: 'Sign out', startsGroup: true },
    )
    const roles = Array.from(screen.getByRole('menu').children, ({ role }) => role)
    expect(roles).toEqual(['menuitem', 'separator', 'menuitem'])
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(item('Sign out'))
  })
})

describe('a menu item', () => {
  test('for a page navigates without a page load', async () => {
    const { user, prefetch, navigate } = await open({
      id: 'settings',
      label: 'Settings',
      href: '/settings/profile',
    })
    expect(prefetch).toHaveBeenCalledWith('/settings/profile')
    await user.click(item('Settings'))
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/settings/profile', undefined)
    await expectClosed()
  })

  test('for another site opens in a new tab', async () => {
    await open({ id: 'docs', label: 'Docs', href: 'https://docs.example.com' })
    expect(item('Docs').getAttribute('target')).toBe('_blank')
    expect(item('Docs').getAttribute('rel')).toBe('noreferrer')
  })

  test('for one of several choices shows whether it is checked', async () => {
    await open(
      { id: 'dark', label: 'Dark theme', isCurrent: true, onAction: () => {} },
      { id: 'light', label: 'Light theme', isCurrent: false, onAction: () => {} },
      { id: 'silo', label: 'Silo', isCurrent: true, href: '/projects' },
    )
    const choice = (name: string) => screen.getByRole('menuitemradio', { name })
    const current = ['Dark theme', 'Light theme', 'Silo'].map(name => choice(name).ariaChecked)
    expect(current).toEqual(['true', 'false', 'true'])
    expect(choice('Silo').getAttribute('href')).toBe('/projects')
  })

  test('that is disabled can be focused, shows its reason and does nothing', async () => {
    const onAction = vi.fn()
    const { user } = await open(
      { id: 'start', label: 'Start', onAction, disabledReason: 'It is running already' },
      { id: 'stop', label: 'Stop' },
    )
    const tip = await screen.findByRole('tooltip')
    expect(tip.textContent).toBe('It is running already')
    expect(item('Start').ariaDisabled).toBe('true')
    expect(item('Start').getAttribute('aria-describedby')).toContain(tip.id)
    await user.click(item('Start'))
    await user.keyboard('{Enter}')
    expect(onAction).not.toHaveBeenCalled()
    expect(screen.getByRole('menu')).toBeTruthy()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(item('Stop'))
    expect(screen.queryByRole('tooltip')).toBeNull()
    // Also without the tooltip.
    expect(item('Start').getAttribute('aria-description')).toBe('It is running already')
  })

  test('that is disabled shows its reason on a tap, and the menu stays open', async () => {
    const { user } = await open(
      { id: 'stop', label: 'Stop' },
      { id: 'start', label: 'Start', disabledReason: 'It is running already' },
    )
    expect(screen.queryByRole('tooltip')).toBeNull()
    await user.pointer({ keys: '[TouchA]', target: item('Start') })
    expect((await screen.findByRole('tooltip')).textContent).toBe('It is running already')
    expect(screen.getByRole('menu')).toBeTruthy()
  })

  test.each([
    [{ label: 'Delete' }, true],
    [{ label: 'delete' }, true],
    [{ label: 'Delete', disabledReason: 'In use' }, false],
    [{ label: 'Delete rule' }, false],
    [{ label: 'Detach', isDanger: true }, true],
  ])('%j is red: %j', async (entry, isRed) => {
    await open({ id: 'entry', ...entry })
    expect(item(entry.label).classList.contains('danger')).toBe(isRed)
  })
})

describe('row actions', () => {
  const openActions = async (props: Parameters<typeof RowActions>[0]) => {
    const page = renderWidget(<RowActions {...props} />)
    await page.user.click(screen.getByRole('button'))
    const items = await screen.findAllByRole('menuitem')
    return { ...page, labels: items.map(({ textContent }) => textContent) }
  }
  const entries = [{ id: 'delete', label: 'Delete' }]

  test('offer to copy the id first', async () => {
    const { user, copyText, labels } = await openActions({
      label: 'Actions for db1',
      id: '5c56b522',
      entries,
    })
    expect(labels).toEqual(['Copy ID', 'Delete'])
    await user.click(item('Copy ID'))
    expect(copyText).toHaveBeenCalledExactlyOnceWith('5c56b522')
  })

  test('can use another label for the id', async () => {
    const { labels } = await openActions({
      label: 'Actions for db1',
      id: '5c56b522',
      copyLabel: 'Copy silo ID',
      entries,
    })
    expect(labels).toEqual(['Copy silo ID', 'Delete'])
  })

  test('do not offer to copy if there is no id', async () => {
    const { labels } = await openActions({ label: 'VPC actions', entries })
    expect(screen.getByRole('button', { name: 'VPC actions' })).toBeTruthy()
    expect(labels).toEqual(['Delete'])
  })
})

test('the docs popover opens on a press and closes on the next', async () => {
  const links = [{ label: 'Disks and Snapshots', href: 'https://docs.example.com/disks' }]
  const { user } = renderWidget(
    <DocsPopover heading="disks" summary="Disks hold data." links={links} />,
  )
  expect(screen.queryByText('Learn about disks')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Links to docs' }))
  const panel = await screen.findByRole('dialog', { name: 'Learn about disks' })
  expect(panel.textContent).toContain('Disks hold data.')
  expect(screen.getByRole('link', { name: 'Disks and Snapshots' }).getAttribute('target')).toBe(
    '_blank',
  )
  await user.click(screen.getByRole('button', { name: 'Links to docs' }))
  await waitFor(() => expect(screen.queryByText('Learn about disks')).toBeNull())
})
