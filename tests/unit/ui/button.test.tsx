// @vitest-environment jsdom
import '#tests/support/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allByRole, byRole, pass, press, renderWidget } from '#tests/support/render'
import { Button } from '@/ui/Button/Button'
import { RefreshButton } from '@/ui/RefreshButton/RefreshButton'

let leave = () => {}
const render = (element: Parameters<typeof renderWidget>[0]) => {
  const page = renderWidget(element)
  leave = page.leave
  return page
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  leave()
  vi.useRealTimers()
})

describe('a button that cannot be pressed', () => {
  it('says so, stays reachable and swallows presses', async () => {
    const onPress = vi.fn()
    const onAround = vi.fn()
    render(
      <div onClick={onAround}>
        <Button isDisabled onPress={onPress}>
          Save
        </Button>
      </div>,
    )
    const button = byRole('button', 'Save')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.hasAttribute('disabled')).toBe(false)
    button.focus()
    expect(document.activeElement).toBe(button)
    await press(button)
    expect(onPress).not.toHaveBeenCalled()
    expect(onAround).not.toHaveBeenCalled()
  })

  it('does not submit its form', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const form = (isDisabled: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" isDisabled={isDisabled}>
          Save
        </Button>
      </form>
    )
    const { show } = render(form(true))
    await press(byRole('button', 'Save'))
    expect(onSubmit).not.toHaveBeenCalled()
    show(form(false))
    await press(byRole('button', 'Save'))
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('keeps its element when it becomes disabled, and so its focus', () => {
    const { show } = render(<Button>Start</Button>)
    byRole('button', 'Start').focus()
    show(<Button disabledReason="Not while it is stopping">Start</Button>)
    expect(document.activeElement).toBe(byRole('button', 'Start'))
  })
})

describe('a pending button', () => {
  it('is busy, keeps its label and swallows presses', async () => {
    const onPress = vi.fn()
    render(
      <Button isPending onPress={onPress}>
        Confirm
      </Button>,
    )
    const [button] = allByRole('button')
    expect(button?.getAttribute('aria-busy')).toBe('true')
    expect(button?.textContent).toContain('Confirm')
    await press(button!)
    expect(onPress).not.toHaveBeenCalled()
  })

  it('is called the same as before: its spinner is there for the eye', () => {
    render(<Button isPending>Confirm</Button>)
    expect(byRole('img', 'Spinner').closest('[aria-hidden="true"]')).not.toBeNull()
  })

  it('shows its spinner for half a second even when the work is done at once', async () => {
    const { show } = render(<Button isPending={false}>Confirm</Button>)
    show(<Button isPending>Confirm</Button>)
    await pass(50)
    show(<Button isPending={false}>Confirm</Button>)
    expect(allByRole('img', 'Spinner')).toHaveLength(1)
    expect(byRole('button').hasAttribute('aria-busy')).toBe(false)
    await pass(449)
    expect(allByRole('img', 'Spinner')).toHaveLength(1)
    await pass(1)
    expect(allByRole('img', 'Spinner')).toHaveLength(0)
  })

  it('shows its spinner for as long as the work takes', async () => {
    const { show } = render(<Button isPending>Confirm</Button>)
    await pass(3000)
    expect(allByRole('img', 'Spinner')).toHaveLength(1)
    show(<Button isPending={false}>Confirm</Button>)
    await pass(0)
    expect(allByRole('img', 'Spinner')).toHaveLength(0)
  })
})

it('spins the refresh button for 300 ms at least, and it cannot be pressed meanwhile', async () => {
  const onPress = vi.fn()
  const { show } = render(<RefreshButton isPending onPress={onPress} />)
  await pass(10)
  show(<RefreshButton isPending={false} onPress={onPress} />)
  expect(byRole('button', 'Refresh data').getAttribute('aria-busy')).toBe('true')
  await press(byRole('button', 'Refresh data'))
  expect(onPress).not.toHaveBeenCalled()
  expect(allByRole('img', 'Spinner')).toHaveLength(1)
  await pass(290)
  expect(allByRole('img', 'Spinner')).toHaveLength(0)
  await press(byRole('button', 'Refresh data'))
  expect(onPress).toHaveBeenCalledOnce()
})
