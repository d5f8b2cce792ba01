import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { codeToArrive, renderWidget } from '#tests/support/render'
import { RackDialog } from '@/views/shell/preview/RackDialog'

const rack = {
  scenario: 'dual-stack',
  releases: ['v16', 'v17', 'v18', 'v19', 'newest'],
  firstRelease: 'v18',
  release: () => 'v18',
  change: vi.fn(),
  startAnew: vi.fn(),
}
const onClose = vi.fn()

const button = (name: string) => screen.getByRole('button', { name })

const choose = async (release: string) => {
  const { user } = renderWidget(<RackDialog rack={rack} onClose={onClose} />)
  await codeToArrive()
  await user.click(screen.getByRole('button', { name: /^Release/ }))
  await codeToArrive()
  await user.click(screen.getByRole('option', { name: release }))
  return user
}

beforeEach(() => vi.clearAllMocks())

describe('the dialog about the simulated rack', () => {
  test('updates the running rack, and closes', async () => {
    const user = await choose('v19')
    await user.click(button('Update'))
    expect(rack.change).toHaveBeenCalledExactlyOnceWith('v19')
    expect(onClose).toHaveBeenCalledOnce()
    expect(rack.startAnew).not.toHaveBeenCalled()
  })

  test('rolls it back to an older release', async () => {
    const user = await choose('v17')
    await user.click(button('Roll back'))
    expect(rack.change).toHaveBeenCalledExactlyOnceWith('v17')
  })

  test('starts anew, if the release can have the scenario', async () => {
    const user = await choose('newest')
    await user.click(button('Start over'))
    expect(rack.startAnew).toHaveBeenCalledExactlyOnceWith('newest')
  })

  test('does not start anew with a release that cannot have the scenario', async () => {
    const user = await choose('v17')
    await user.click(button('Start over'))
    expect(rack.startAnew).not.toHaveBeenCalled()
  })

  test('does not update to the running release', () => {
    renderWidget(<RackDialog rack={rack} onClose={onClose} />)
    expect(screen.getByText('Running release').nextSibling?.textContent).toBe('v18')
    expect(button('Update').getAttribute('aria-disabled')).toBe('true')
  })
})
