// @vitest-environment jsdom
import '#tests/support/dom'
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { allByRole, byRole, key, press, renderWidget } from '#tests/support/render'
import { ConfirmDialog, type ConfirmDialogProps } from '@/ui/ConfirmDialog/ConfirmDialog'
import { GuardDialog } from '@/ui/GuardDialog/GuardDialog'
import { Modal } from '@/ui/Modal/Modal'

let leave = () => {}
afterEach(() => leave())

const pressBeside = async (dialog: HTMLElement, from: Element | null = null) => {
  const overlay = dialog.parentElement!.parentElement!
  act(() => {
    const start = from ?? overlay
    start.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  })
  await press(overlay)
}

describe('the confirm dialog', () => {
  const render = (props: Partial<ConfirmDialogProps> = {}) => {
    const calls = { onConfirm: vi.fn(), onDismiss: vi.fn() }
    const body = [['Delete ', { emphasis: 'db1' }, '?'], 'Its disks stay.']
    leave = renderWidget(
      <ConfirmDialog title="Delete disk" body={body} {...calls} {...props} />,
    ).leave
    return calls
  }

  it('is named by its title and emphasises names in its text', () => {
    render()
    const dialog = byRole('dialog', 'Delete disk')
    expect(dialog.querySelector('strong')?.textContent).toBe('db1')
    expect(Array.from(dialog.querySelectorAll('p'), p => p.textContent)).toEqual([
      'Delete db1?',
      'Its disks stay.',
    ])
  })

  it('is confirmed by its button', async () => {
    const { onConfirm, onDismiss } = render()
    await press(byRole('button', 'Delete disk'))
    expect(onConfirm).toHaveBeenCalledOnce()
    expect(onDismiss).not.toHaveBeenCalled()
  })

  it('is described by its text', () => {
    render()
    const id = byRole('dialog').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(id)?.textContent).toBe('Delete db1?Its disks stay.')
  })

  it('says while it looks that it does, and cannot be confirmed before', async () => {
    const { onConfirm, onDismiss } = render({ isChecking: true })
    expect(byRole('dialog').querySelector('p')?.textContent).toBe('Looking at what it holds…')
    expect(byRole('button', 'Delete disk').getAttribute('aria-disabled')).toBe('true')
    await press(byRole('button', 'Delete disk'))
    expect(onConfirm).not.toHaveBeenCalled()
    await press(byRole('button', 'Cancel'))
    expect(onDismiss).toHaveBeenCalledOnce()
  })

  it('offers nothing but to close it when something is in the way', () => {
    render({ obstacle: 'It still holds 1 disk.' })
    expect(byRole('dialog').querySelector('p')?.textContent).toBe('It still holds 1 disk.')
    expect(
      allByRole('button').map(({ textContent, ariaLabel }) => textContent || ariaLabel),
    ).toEqual(['Close', 'Close'])
  })

  it('can call the way out something else', () => {
    render({ keepLabel: 'Keep importing' })
    expect(allByRole('button', 'Cancel')).toEqual([])
    expect(byRole('button', 'Keep importing')).toBeDefined()
  })

  it.each(['Cancel', 'Close'])('is dismissed by %s', async name => {
    const { onConfirm, onDismiss } = render()
    await press(byRole('button', name))
    expect(onDismiss).toHaveBeenCalledOnce()
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('is dismissed by Escape and by a press beside it', async () => {
    const { onDismiss } = render()
    const dialog = byRole('dialog')
    await key(dialog, 'Escape')
    expect(onDismiss).toHaveBeenCalledTimes(1)
    await pressBeside(dialog)
    expect(onDismiss).toHaveBeenCalledTimes(2)
  })

  it('stays when a press only ends beside it, as after marking its text', async () => {
    const { onDismiss } = render()
    await pressBeside(byRole('dialog'), byRole('dialog'))
    expect(onDismiss).not.toHaveBeenCalled()
  })

  it('cannot be left while what was confirmed is under way', async () => {
    const { onDismiss } = render({ isPending: true })
    for (const name of ['Cancel', 'Close']) {
      expect(byRole('button', name).getAttribute('aria-disabled')).toBe('true')
      await press(byRole('button', name))
    }
    expect(onDismiss).not.toHaveBeenCalled()
  })

  it('cannot be confirmed twice', async () => {
    const { onConfirm } = render({ isPending: true })
    const confirm = allByRole('button').find(button => button.textContent?.includes('Delete disk'))!
    await press(confirm)
    expect(onConfirm).not.toHaveBeenCalled()
    expect(confirm.querySelector('[aria-label="Spinner"]')).not.toBeNull()
  })
})

describe('a modal', () => {
  const noop = () => {}

  it('submits the form inside it', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    leave = renderWidget(
      <Modal title="Resize" onDismiss={noop} action={{ label: 'Resize', formId: 'resize' }}>
        <form id="resize" onSubmit={onSubmit} />
      </Modal>,
    ).leave
    await press(byRole('button', 'Resize'))
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('keeps a disabled action within reach but without effect', async () => {
    const onPress = vi.fn()
    leave = renderWidget(
      <Modal
        title="Resize"
        onDismiss={noop}
        action={{ label: 'Resize', onPress, disabledReason: 'Nothing changed' }}
      >
        Body
      </Modal>,
    ).leave
    const action = byRole('button', 'Resize')
    expect(action.getAttribute('aria-disabled')).toBe('true')
    await press(action)
    expect(onPress).not.toHaveBeenCalled()
  })
})

describe('the guard', () => {
  it.each(['form', 'page'] as const)('of a %s offers to stay and to leave', async leaving => {
    const calls = { onStay: vi.fn(), onLeave: vi.fn() }
    leave = renderWidget(<GuardDialog leaving={leaving} {...calls} />).leave
    expect(byRole('dialog', 'Confirm navigation')).toBeDefined()
    await press(byRole('button', 'Leave'))
    expect(calls.onLeave).toHaveBeenCalledOnce()
    await press(byRole('button', 'Keep editing'))
    expect(calls.onStay).toHaveBeenCalledOnce()
    await key(byRole('dialog'), 'Escape')
    expect(calls.onStay).toHaveBeenCalledTimes(2)
  })
})
