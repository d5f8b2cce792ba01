import { expect, it, vi } from 'vitest'
import { toMenuEntries } from '@/views/shared/actions/menu-entries'

it('actions become links, or callbacks that send their event', () => {
  const send = vi.fn()
  const event = { type: 'disks/deleteRequested' }
  const [edit, remove] = toMenuEntries(
    [
      { id: 'edit', label: 'Edit', to: '/disks/a/edit' },
      { id: 'delete', label: 'Remove', event, isDanger: true },
    ],
    send,
  )
  expect(edit).toMatchObject({ id: 'edit', label: 'Edit', href: '/disks/a/edit' })
  expect(edit?.onAction).toBeUndefined()
  expect(remove).toMatchObject({ id: 'delete', label: 'Remove', isDanger: true })
  remove?.onAction?.()
  expect(send).toHaveBeenCalledExactlyOnceWith(event)
})

it('an action’s reason becomes the reason of its menu item', () => {
  const reason = ['The disk is ', { emphasis: 'attached' }]
  const [entry] = toMenuEntries(
    [{ id: 'delete', label: 'Delete', event: { type: 'x' }, reason }],
    vi.fn(),
  )
  expect(entry?.disabledReason).toBe(reason)
})
