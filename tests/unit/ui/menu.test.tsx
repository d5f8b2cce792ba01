// @vitest-environment jsdom
import '#tests/support/dom'
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { allByRole, byRole, key, press, renderWidget, settle } from '#tests/support/render'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { isDangerous, type MenuEntry } from '@/ui/Menu/menu'
import { MenuButton } from '@/ui/Menu/MenuButton'
import { RowActions } from '@/ui/RowActions/RowActions'

let page: ReturnType<typeof renderWidget>
afterEach(() => page.leave())

const hasFocus = (element: Element) => element === document.activeElement

const open = async (entries: readonly MenuEntry[], name = 'ArrowDown') => {
  page = renderWidget(
    <MenuButton label="Row actions" entries={entries}>
      …
    </MenuButton>,
  )
  byRole('button', 'Row actions').focus()
  await key(byRole('button', 'Row actions'), name)
  await settle(() => [...allByRole('menuitem'), ...allByRole('menuitemradio')].some(hasFocus))
}
const focused = () => document.activeElement?.textContent
const isClosed = () => allByRole('menu').length === 0

describe('a menu button', () => {
  it('says what it opens and whether it is open', async () => {
    await open([{ id: 'stop', label: 'Stop' }])
    const button = byRole('button', 'Row actions')
    expect(button.getAttribute('aria-haspopup')).toBe('menu')
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(byRole('menu', 'Row actions')).toBeTruthy()
  })

  it.each([
    ['ArrowDown', 'Start'],
    ['Enter', 'Start'],
    [' ', 'Start'],
    ['ArrowUp', 'Delete'],
  ])('opens with %j at %s', async (name, expected) => {
    await open(
      [
        { id: 'start', label: 'Start' },
        { id: 'delete', label: 'Delete' },
      ],
      name,
    )
    expect(focused()).toBe(expected)
  })

  it('runs the chosen entry, closes and takes focus back', async () => {
    const onAction = vi.fn()
    await open([{ id: 'stop', label: 'Stop', onAction }])
    await press(byRole('menuitem', 'Stop'))
    expect(onAction).toHaveBeenCalledOnce()
    await settle(isClosed)
    await settle(() => document.activeElement === byRole('button', 'Row actions'))
  })

  it('closes on Escape, on a second press and on a press elsewhere', async () => {
    const entries = [{ id: 'stop', label: 'Stop' }]
    await open(entries)
    await key(document.activeElement!, 'Escape')
    await settle(isClosed)
    for (const closing of [
      () => press(byRole('button', 'Row actions')),
      () => act(async () => void document.body.dispatchEvent(new Event('pointerdown'))),
    ]) {
      await press(byRole('button', 'Row actions'))
      await settle(() => !isClosed())
      await closing()
      await settle(isClosed)
    }
  })

  it('leaves what is behind it alone', async () => {
    await open([{ id: 'stop', label: 'Stop' }])
    expect(document.documentElement.style.overflow).toBe('')
    expect(page.host.closest('[inert], [aria-hidden]')).toBeNull()
  })
})

it('draws a rule where another group of entries begins, and the keys pass over it', async () => {
  await open([
    { id: 'settings', label: 'Settings' },
    { id: 'signOut', label: 'Sign out', startsGroup: true },
  ])
  const roles = Array.from(byRole('menu').children, child => child.getAttribute('role'))
  expect(roles).toEqual(['menuitem', 'separator', 'menuitem'])
  await key(document.activeElement!, 'ArrowDown')
  expect(focused()).toBe('Sign out')
})

describe('an entry', () => {
  it('that is a page of the console moves there without a page load', async () => {
    await open([{ id: 'settings', label: 'Settings', href: '/settings/profile' }])
    expect(page.hint).toHaveBeenCalledWith('/settings/profile')
    await press(byRole('menuitem', 'Settings'))
    expect(page.navigate).toHaveBeenCalledExactlyOnceWith('/settings/profile', undefined)
    await settle(isClosed)
  })

  it('that is another site opens in a new tab', async () => {
    await open([{ id: 'docs', label: 'Docs', href: 'https://docs.example.com' }])
    const entry = byRole('menuitem', 'Docs')
    expect(entry.getAttribute('target')).toBe('_blank')
    expect(entry.getAttribute('rel')).toBe('noreferrer')
  })

  it('that is one of several choices says whether it holds', async () => {
    await open([
      { id: 'dark', label: 'Dark theme', isCurrent: true, onAction: () => {} },
      { id: 'light', label: 'Light theme', isCurrent: false, onAction: () => {} },
      { id: 'silo', label: 'Silo', isCurrent: true, href: '/projects' },
    ])
    const current = ['Dark theme', 'Light theme', 'Silo'].map(name =>
      byRole('menuitemradio', name).getAttribute('aria-checked'),
    )
    expect(current).toEqual(['true', 'false', 'true'])
    expect(byRole('menuitemradio', 'Silo').getAttribute('href')).toBe('/projects')
  })

  it('that cannot be chosen can be reached and says why, and does nothing', async () => {
    const onAction = vi.fn()
    await open([
      { id: 'start', label: 'Start', onAction, disabledReason: 'It is running already' },
      { id: 'stop', label: 'Stop' },
    ])
    const entry = byRole('menuitem', 'Start')
    expect(document.activeElement).toBe(entry)
    expect(entry.getAttribute('aria-disabled')).toBe('true')
    expect(byRole('tooltip').textContent).toBe('It is running already')
    expect(entry.getAttribute('aria-describedby')).toContain(byRole('tooltip').id)
    await press(entry)
    expect(onAction).not.toHaveBeenCalled()
    expect(isClosed()).toBe(false)
    await key(entry, 'ArrowDown')
    expect(focused()).toBe('Stop')
    expect(allByRole('tooltip')).toEqual([])
  })

  it('labelled Delete is dangerous by itself, unless it cannot be chosen', () => {
    expect(isDangerous({ id: '', label: 'Delete' })).toBe(true)
    expect(isDangerous({ id: '', label: 'delete' })).toBe(true)
    expect(isDangerous({ id: '', label: 'Delete', disabledReason: 'In use' })).toBe(false)
    expect(isDangerous({ id: '', label: 'Delete rule' })).toBe(false)
    expect(isDangerous({ id: '', label: 'Detach', isDanger: true })).toBe(true)
  })
})

describe('row actions', () => {
  const entries = [{ id: 'delete', label: 'Delete' }]
  const labels = async () => {
    await press(byRole('button'))
    await settle(() => !isClosed())
    return allByRole('menuitem').map(item => item.textContent)
  }

  it('offer to copy the id first, and copy it', async () => {
    page = renderWidget(<RowActions label="Actions for db1" id="5c56b522" entries={entries} />)
    expect(await labels()).toEqual(['Copy ID', 'Delete'])
    await press(byRole('menuitem', 'Copy ID'))
    expect(page.copyText).toHaveBeenCalledExactlyOnceWith('5c56b522')
  })

  it('can call the id something else, and do without one', async () => {
    page = renderWidget(
      <RowActions
        label="Actions for db1"
        id="5c56b522"
        copyLabel="Copy silo ID"
        entries={entries}
      />,
    )
    expect(await labels()).toEqual(['Copy silo ID', 'Delete'])
    page.leave()
    page = renderWidget(<RowActions label="VPC actions" entries={entries} />)
    expect(byRole('button', 'VPC actions')).toBeTruthy()
    expect(await labels()).toEqual(['Delete'])
  })
})

it('opens and closes the links to the docs', async () => {
  const links = [{ label: 'Disks and Snapshots', href: 'https://docs.example.com/disks' }]
  page = renderWidget(<DocsPopover heading="disks" summary="Disks hold data." links={links} />)
  const text = () => document.body.textContent
  expect(text()).not.toContain('Learn about disks')
  await press(byRole('button', 'Links to docs'))
  await settle(() => allByRole('dialog').length === 1)
  expect(text()).toContain('Learn about disks')
  expect(byRole('link', 'Disks and Snapshots').getAttribute('target')).toBe('_blank')
  await press(byRole('button', 'Links to docs'))
  await settle(() => !text()?.includes('Learn about disks'))
})
