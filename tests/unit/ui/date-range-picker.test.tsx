import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { TimeRange } from '@/lib/time-range'
import { DateRangePicker } from '@/ui/DateRangePicker/DateRangePicker'
import { codeToArrive, renderWidget } from '#tests/support/render'

const window = { start: Date.UTC(2025, 0, 15, 11), end: Date.UTC(2025, 0, 15, 12) }
const hour: TimeRange = { kind: 'preset', preset: '1h' }

const draw = (range: TimeRange = hour) => {
  const onChange = vi.fn<(range: TimeRange) => void>()
  const onChooseAgain = vi.fn()
  const drawn = renderWidget(
    <DateRangePicker
      range={range}
      window={window}
      latest={window.end}
      onChange={onChange}
      onChooseAgain={onChooseAgain}
    />,
  )
  return { ...drawn, onChange, onChooseAgain }
}

const button = () =>
  within(screen.getByRole('group', { name: 'Choose a date range' })).getByRole('button')

const presets = () => screen.getByRole('button', { name: 'Choose a time range preset' })

const open = async () => {
  const drawn = draw()
  await drawn.user.click(button())
  await codeToArrive()
  const panel = await screen.findByRole('dialog', { name: 'Date range' })
  const part = (label: string, name: RegExp) =>
    within(within(panel).getByRole('group', { name: label })).getByRole('spinbutton', { name })
  const apply = () => within(panel).getByRole('button', { name: 'Apply' })
  return { ...drawn, panel, part, apply }
}

describe('the date range', () => {
  test('is shown with its preset', async () => {
    draw()
    expect(button().textContent?.replace(/\s/g, ' ')).toBe('Jan 15, 2025, 11:00 AM – 12:00 PM')
    expect(presets().textContent).toBe('Last hour')
  })

  test('can be set to a preset', async () => {
    const { user, onChange } = draw()
    await codeToArrive()
    await user.click(presets())
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(options).toEqual([
      'Last hour',
      'Last 3 hours',
      'Last 24 hours',
      'Last 7 days',
      'Last 30 days',
      'Custom',
    ])
    await user.click(screen.getByRole('option', { name: 'Last 24 hours' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ kind: 'preset', preset: '24h' })
  })

  test.each(['with the pointer', 'with the keyboard'])(
    'is moved to now when its preset is chosen again %s',
    async how => {
      const { user, onChange, onChooseAgain } = draw()
      await codeToArrive()
      await user.click(presets())
      if (how === 'with the pointer')
        await user.click(screen.getByRole('option', { name: 'Last hour' }))
      else await user.keyboard('{Enter}')
      expect(onChooseAgain).toHaveBeenCalledOnce()
      expect(onChange).not.toHaveBeenCalled()
      expect(screen.queryByRole('listbox')).toBeNull()
    },
  )

  test('does not change if it is custom and “Custom” is chosen again', async () => {
    const { user, onChange, onChooseAgain } = draw({ kind: 'custom', window })
    await codeToArrive()
    await user.click(presets())
    await user.click(screen.getByRole('option', { name: 'Custom' }))
    expect(onChooseAgain).not.toHaveBeenCalled()
    expect(onChange).not.toHaveBeenCalled()
  })

  test('stays the same when “Custom” is chosen', async () => {
    const { user, onChange } = draw()
    await codeToArrive()
    await user.click(presets())
    await user.click(screen.getByRole('option', { name: 'Custom' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ kind: 'custom', window })
  })
})

describe('a custom date range', () => {
  test('can be typed, and applied with Enter', async () => {
    const { user, part, onChange } = await open()
    await user.click(part('Start time', /^hour/))
    await user.keyboard('0930')
    expect(onChange).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith({
      kind: 'custom',
      window: { start: Date.UTC(2025, 0, 15, 9, 30), end: window.end },
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('must end after its start', async () => {
    const { user, panel, part, apply, onChange } = await open()
    await user.click(part('Start time', /^hour/))
    await user.keyboard('0100pm{Enter}')
    expect(panel.textContent).toContain('Date range is invalid')
    expect(apply().getAttribute('aria-disabled')).toBe('true')
    expect(part('Start time', /^hour/).getAttribute('aria-invalid')).toBe('true')
    expect(onChange).not.toHaveBeenCalled()
  })

  test('must be complete', async () => {
    const { user, panel, part, apply, onChange } = await open()
    const hourOfEnd = part('End time', /^hour/)
    await user.click(hourOfEnd)
    await user.keyboard('{Backspace}{Backspace}')
    expect(panel.textContent).toContain('Enter all parts')
    await user.keyboard('{Enter}')
    await user.click(apply())
    expect(onChange).not.toHaveBeenCalled()
    await user.click(hourOfEnd)
    await user.keyboard('1')
    await user.click(apply())
    expect(onChange).toHaveBeenCalledExactlyOnceWith({
      kind: 'custom',
      window: { start: window.start, end: Date.UTC(2025, 0, 15, 13) },
    })
  })

  test('can be picked by days, and keeps its times', async () => {
    const { user, panel, apply, onChange } = await open()
    const day = (name: RegExp) => within(panel).getByRole('button', { name })
    await user.click(day(/January 13, 2025/))
    await user.click(day(/January 14, 2025/))
    await user.click(apply())
    expect(onChange).toHaveBeenCalledExactlyOnceWith({
      kind: 'custom',
      window: { start: Date.UTC(2025, 0, 13, 11), end: Date.UTC(2025, 0, 14, 12) },
    })
  })

  test('cannot include days in the future', async () => {
    const { panel } = await open()
    const day = (name: RegExp) => within(panel).getByRole('button', { name })
    expect(day(/January 15, 2025/).getAttribute('aria-disabled')).toBeNull()
    expect(day(/January 16, 2025/).getAttribute('aria-disabled')).toBe('true')
  })

  test('is cancelled with Escape', async () => {
    const { user, part, onChange } = await open()
    await user.click(part('Start time', /^hour/))
    await user.keyboard('0930{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(onChange).not.toHaveBeenCalled()
  })
})
