import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { fakeTime, pass, renderWidget } from '#tests/support/render'
import { emphasis } from '@/lib/rich-text'
import { Button } from '@/ui/Button/Button'
import { RefreshButton } from '@/ui/RefreshButton/RefreshButton'

const spinner = () => screen.queryByRole('img', { name: 'Spinner', hidden: true })

describe('a disabled button', () => {
  test('is announced as disabled, can be focused and ignores presses', async () => {
    const onPress = vi.fn()
    const onAround = vi.fn()
    const { user } = renderWidget(
      <div onClick={onAround}>
        <Button isDisabled onPress={onPress}>
          Save
        </Button>
      </div>,
    )
    const button = screen.getByRole('button', { name: 'Save' })
    expect(button.ariaDisabled).toBe('true')
    await user.tab()
    expect(document.activeElement).toBe(button)
    await user.click(button)
    await user.keyboard('{Enter} ')
    expect(onPress).not.toHaveBeenCalled()
    expect(onAround).not.toHaveBeenCalled()
  })

  test('does not submit its form', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const form = (isDisabled: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" isDisabled={isDisabled}>
          Save
        </Button>
      </form>
    )
    const { user, show } = renderWidget(form(true))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSubmit).not.toHaveBeenCalled()
    show(form(false))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('has its reason as a description before anyone reaches it', () => {
    renderWidget(<Button disabledReason={['Not while it is ', emphasis('stopping')]}>Start</Button>)
    const button = screen.getByRole('button', { name: 'Start' })
    expect(button.getAttribute('aria-description')).toBe('Not while it is stopping')
  })

  test('keeps the focus', async () => {
    const { user, show } = renderWidget(<Button>Start</Button>)
    await user.tab()
    show(<Button disabledReason="Not while it is stopping">Start</Button>)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Start' }))
  })
})

describe('a pending button', () => {
  test('is busy and ignores presses', async () => {
    const onPress = vi.fn()
    const { user } = renderWidget(
      <Button isPending onPress={onPress}>
        Confirm
      </Button>,
    )
    const button = screen.getByRole('button', { name: /Confirm/ })
    expect(button.ariaBusy).toBe('true')
    await user.click(button)
    expect(onPress).not.toHaveBeenCalled()
  })

  test('shows its spinner for at least half a second', async () => {
    fakeTime()
    const { show } = renderWidget(<Button isPending={false}>Confirm</Button>)
    show(<Button isPending>Confirm</Button>)
    await pass(50)
    show(<Button isPending={false}>Confirm</Button>)
    expect(screen.getByRole('button').ariaBusy).toBeNull()
    await pass(449)
    expect(spinner()).toBeTruthy()
    await pass(1)
    expect(spinner()).toBeNull()
  })

  test('keeps its accessible name: its spinner is hidden from screen readers', () => {
    renderWidget(<Button isPending>Confirm</Button>)
    expect(screen.getByRole('button').getAttribute('aria-label')).toBeNull()
    expect(spinner()?.closest('[aria-hidden="true"]')).not.toBeNull()
  })

  test('shows its spinner as long as it is pending', async () => {
    fakeTime()
    const { show } = renderWidget(<Button isPending>Confirm</Button>)
    await pass(3000)
    expect(spinner()).toBeTruthy()
    show(<Button isPending={false}>Confirm</Button>)
    await pass(0)
    expect(spinner()).toBeNull()
  })
})

test('the refresh button spins for at least 300 ms, and cannot be pressed meanwhile', async () => {
  fakeTime()
  const onPress = vi.fn()
  const { user, show } = renderWidget(<RefreshButton isPending onPress={onPress} />)
  await pass(10)
  show(<RefreshButton isPending={false} onPress={onPress} />)
  await user.click(screen.getByRole('button', { name: 'Refresh data' }))
  expect(onPress).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Refresh data' }).ariaBusy).toBe('true')
  expect(spinner()).toBeTruthy()
  await pass(290)
  expect(spinner()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Refresh data' }))
  expect(onPress).toHaveBeenCalledOnce()
})
