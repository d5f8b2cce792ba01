import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { shortPresets } from '@/lib/time-choices'
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
      presets={shortPresets}
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

describe('the range', () => {
  test('is shown with its preset, or as one’s own', async () => {
    draw()
    expect(button().textContent?.replace(/\s/g, ' ')).toBe('1/15/25, 11:00 – 12:00')
    expect(presets().textContent).toBe('Last hour')
  })

  test('may be one of the presets', async () => {
    const { user, onChange } = draw()
    await codeToArrive()
    await user.click(presets())
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(options).toEqual(['Last hour', 'Last 3 hours', 'Last 24 hours', 'Custom'])
    await user.click(screen.getByRole('option', { name: 'Last 24 hours' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ kind: 'preset', preset: '24h' })
  })

  test.each(['with the pointer', 'with the keyboard'])(
    'is to end now when its preset is chosen again %s',
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

  test('is nothing else when it is one’s own and that is chosen again', async () => {
    const { user, onChange, onChooseAgain } = draw({ kind: 'custom', window })
    await codeToArrive()
    await user.click(presets())
    await user.click(screen.getByRole('option', { name: 'Custom' }))
    expect(onChooseAgain).not.toHaveBeenCalled()
    expect(onChange).not.toHaveBeenCalled()
  })

  test('may be a preset of the address that is not on offer', () => {
    draw({ kind: 'preset', preset: '7d' })
    expect(presets().textContent).toBe('Last week')
  })

  test('stays the same when it becomes one’s own', async () => {
    const { user, onChange } = draw()
    await codeToArrive()
    await user.click(presets())
    await user.click(screen.getByRole('option', { name: 'Custom' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ kind: 'custom', window })
  })
})

describe('a range of one’s own', () => {
  test('is typed, and sent with Enter', async () => {
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

  test('must end after it starts', async () => {
    const { user, panel, part, apply, onChange } = await open()
    await user.click(part('Start time', /^hour/))
    await user.keyboard('1300{Enter}')
    expect(panel.textContent).toContain('Date range is invalid')
    expect(apply().getAttribute('aria-disabled')).toBe('true')
    expect(part('Start time', /^hour/).getAttribute('aria-invalid')).toBe('true')
    expect(onChange).not.toHaveBeenCalled()
  })

  test('must have all its parts', async () => {
    const { user, panel, part, apply, onChange } = await open()
    const hourOfEnd = part('End time', /^hour/)
    await user.click(hourOfEnd)
    await user.keyboard('{Backspace}{Backspace}')
    expect(panel.textContent).toContain('Enter all parts')
    await user.keyboard('{Enter}')
    await user.click(apply())
    expect(onChange).not.toHaveBeenCalled()
    await user.click(hourOfEnd)
    await user.keyboard('13')
    await user.click(apply())
    expect(onChange).toHaveBeenCalledExactlyOnceWith({
      kind: 'custom',
      window: { start: window.start, end: Date.UTC(2025, 0, 15, 13) },
    })
  })

  test('has its days picked, and keeps its times', async () => {
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

  test('has no days to pick after the present one', async () => {
    const { panel } = await open()
    const day = (name: RegExp) => within(panel).getByRole('button', { name })
    expect(day(/January 15, 2025/).getAttribute('aria-disabled')).toBeNull()
    expect(day(/January 16, 2025/).getAttribute('aria-disabled')).toBe('true')
  })

  test('is given up with Escape', async () => {
    const { user, part, onChange } = await open()
    await user.click(part('Start time', /^hour/))
    await user.keyboard('0930{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(onChange).not.toHaveBeenCalled()
  })
})
