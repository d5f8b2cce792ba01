import { act, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderWidget, type setupUser } from '#tests/support/render'
import { ConfirmDialog, type ConfirmDialogProps } from '@/ui/ConfirmDialog/ConfirmDialog'
import { GuardDialog } from '@/ui/GuardDialog/GuardDialog'
import { Form } from '@/ui/Form/Form'
import { Modal } from '@/ui/Modal/Modal'
import { TextField } from '@/ui/TextField/TextField'

const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** Clicks the overlay beside the dialog, or starts the press elsewhere and ends it there. */
const pressBeside = async (
  user: ReturnType<typeof setupUser>,
  from: Element = screen.getByRole('dialog').parentElement!.parentElement!,
) => {
  const overlay = screen.getByRole('dialog').parentElement!.parentElement!
  await user.pointer([
    { keys: '[MouseLeft>]', target: from },
    { keys: '[/MouseLeft]', target: overlay },
  ])
}

describe('the confirm dialog', () => {
  const draw = (props: Partial<ConfirmDialogProps> = {}) => {
    const calls = { onConfirm: vi.fn(), onDismiss: vi.fn() }
    const body = [['Delete ', { emphasis: 'db1' }, '?'], 'Its disks stay.']
    const { user } = renderWidget(
      <ConfirmDialog title="Delete disk" body={body} {...calls} {...props} />,
    )
    return { user, ...calls }
  }

  test('is named by its title, and emphasizes names in its text', () => {
    draw()
    const dialog = screen.getByRole('dialog', { name: 'Delete disk' })
    expect(within(dialog).getByText('db1').tagName).toBe('STRONG')
    const paragraphs = within(dialog).getAllByRole('paragraph')
    expect(paragraphs.map(({ textContent }) => textContent)).toEqual([
      'Delete db1?',
      'Its disks stay.',
    ])
  })

  test('is confirmed by its button', async () => {
    const { user, onConfirm, onDismiss } = draw()
    await user.click(button('Delete disk'))
    expect(onConfirm).toHaveBeenCalledOnce()
    expect(onDismiss).not.toHaveBeenCalled()
  })

  test.each([
    ['{Enter}', undefined, 0],
    ['{Tab}{Enter}', undefined, 1],
    ['{Tab}{Enter}', 'danger', 1],
    ['{Control>}{Enter}', 'danger', 1],
    ['{Meta>}{Enter}', 'primary', 1],
  ] as const)('is confirmed by %s, with the tone %s, %i times', async (keys, tone, times) => {
    const { user, onConfirm } = draw({ tone })
    await user.keyboard(keys)
    expect(onConfirm).toHaveBeenCalledTimes(times)
  })

  test('begins at its cancel button, which Enter presses', async () => {
    const { user, onConfirm, onDismiss } = draw()
    expect(document.activeElement).toBe(button('Cancel'))
    await user.keyboard('{Enter}')
    expect(onConfirm).not.toHaveBeenCalled()
    expect(onDismiss).toHaveBeenCalledOnce()
  })

  test('cannot be confirmed with the keyboard while it is checking', async () => {
    const { user, onConfirm } = draw({ isChecking: true })
    await user.keyboard('{Control>}{Enter}')
    expect(onConfirm).not.toHaveBeenCalled()
  })

  test('is described by its text', () => {
    draw()
    const id = screen.getByRole('dialog').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(id)?.textContent).toBe('Delete db1?Its disks stay.')
  })

  test('says that it is checking, and cannot be confirmed meanwhile', async () => {
    const { user, onConfirm, onDismiss } = draw({ isChecking: true })
    expect(screen.getByRole('paragraph').textContent).toBe('Checking its contents…')
    expect(button('Delete disk').ariaDisabled).toBe('true')
    await user.click(button('Delete disk'))
    expect(onConfirm).not.toHaveBeenCalled()
    await user.click(button('Cancel'))
    expect(onDismiss).toHaveBeenCalledOnce()
  })

  test('can only be closed if there is an obstacle', () => {
    draw({ obstacle: 'It still holds 1 disk.' })
    expect(screen.getByRole('paragraph').textContent).toBe('It still holds 1 disk.')
    const names = screen
      .getAllByRole('button')
      .map(({ textContent, ariaLabel }) => textContent || ariaLabel)
    expect(names).toEqual(['Close', 'Close'])
  })

  test('can have another label for its cancel button', () => {
    draw({ keepLabel: 'Keep importing' })
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
    expect(button('Keep importing')).toBeTruthy()
  })

  test.each(['Cancel', 'Close'])('is dismissed by %s', async name => {
    const { user, onConfirm, onDismiss } = draw()
    await user.click(button(name))
    expect(onDismiss).toHaveBeenCalledOnce()
    expect(onConfirm).not.toHaveBeenCalled()
  })

  test('is dismissed by Escape, and by a press on the overlay', async () => {
    const { user, onDismiss } = draw()
    await user.keyboard('{Escape}')
    expect(onDismiss).toHaveBeenCalledTimes(1)
    await pressBeside(user)
    expect(onDismiss).toHaveBeenCalledTimes(2)
  })

  test('stays open if a press only ends on the overlay, as when text is selected', async () => {
    const { user, onDismiss } = draw()
    await pressBeside(user, screen.getByText('Its disks stay.'))
    expect(onDismiss).not.toHaveBeenCalled()
  })

  test('cannot be dismissed while its action is pending', async () => {
    const { user, onDismiss } = draw({ isPending: true })
    for (const name of ['Cancel', 'Close']) {
      expect(button(name).ariaDisabled).toBe('true')
      await user.click(button(name))
    }
    expect(onDismiss).not.toHaveBeenCalled()
  })

  test('cannot be confirmed twice', async () => {
    const { user, onConfirm } = draw({ isPending: true })
    await user.click(button(/Delete disk/))
    expect(onConfirm).not.toHaveBeenCalled()
    expect(button(/Delete disk/).ariaBusy).toBe('true')
  })
})

describe('a modal', () => {
  test('submits the form inside it', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const { user } = renderWidget(
      <Modal title="Resize" onDismiss={vi.fn()} action={{ label: 'Resize', formId: 'resize' }}>
        <form id="resize" onSubmit={onSubmit} />
      </Modal>,
    )
    await user.click(button('Resize'))
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('keeps a disabled action focusable but without effect', async () => {
    const onPress = vi.fn()
    const { user } = renderWidget(
      <Modal
        title="Resize"
        onDismiss={vi.fn()}
        action={{ label: 'Resize', onPress, disabledReason: 'Nothing changed' }}
      >
        Body
      </Modal>,
    )
    expect(button('Resize').ariaDisabled).toBe('true')
    await user.click(button('Resize'))
    expect(onPress).not.toHaveBeenCalled()
  })
})

test.each(['form', 'page'] as const)(
  'the guard of a %s offers to stay and to leave',
  async leaving => {
    const calls = { onStay: vi.fn(), onLeave: vi.fn() }
    const { user } = renderWidget(<GuardDialog leaving={leaving} {...calls} />)
    expect(screen.getByRole('dialog', { name: 'Discard changes?' })).toBeTruthy()
    await user.click(button('Leave'))
    expect(calls.onLeave).toHaveBeenCalledOnce()
    await user.click(button('Keep editing'))
    expect(calls.onStay).toHaveBeenCalledOnce()
    await user.keyboard('{Escape}')
    expect(calls.onStay).toHaveBeenCalledTimes(2)
  },
)

describe('a dialog with a form', () => {
  test.each(['Cancel', 'Attach', 'Close'])(
    'submits its form by Ctrl and Enter on %s, and closes by Enter alone',
    async name => {
      const [onSubmit, onDismiss] = [vi.fn(), vi.fn()]
      const { user } = renderWidget(
        <Modal title="Attach" onDismiss={onDismiss} action={{ label: 'Attach', formId: 'attach' }}>
          <Form id="attach" onSubmit={onSubmit}>
            <TextField label="Name" name="name" value="" onChange={vi.fn()} />
          </Form>
        </Modal>,
      )
      act(() => button(name).focus())
      await user.keyboard('{Control>}{Enter}{/Control}')
      expect(onSubmit).toHaveBeenCalledOnce()
      act(() => screen.getByRole('textbox').focus())
      await user.keyboard('{Meta>}{Enter}{/Meta}')
      expect(onSubmit).toHaveBeenCalledTimes(2)
      expect(onDismiss).not.toHaveBeenCalled()
    },
  )
})
