import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { scaleOf } from '@/lib/chart-data'
import type { TimeWindow } from '@/lib/time-range'
import { ChartTable } from '@/ui/Chart/ChartTable'
import { isAlone, rowsOf } from '@/ui/Chart/chart-rows'
import { TimeChart } from '@/ui/Chart/TimeChart'
import { renderWidget } from '#tests/support/render'

const START = Date.UTC(2025, 0, 15, 12)
const window = { start: START, end: START + 4 * 60_000 }

const lineOf = (label: string, ...values: (number | null)[]) => ({
  label,
  points: values.map((value, index) => ({ time: START + index * 60_000, value })),
})

const draw = (...lines: ReturnType<typeof lineOf>[]) => {
  const onZoom = vi.fn<(window: TimeWindow) => void>()
  const onReset = vi.fn<() => void>()
  const scale = scaleOf('bytes', 4096)
  return {
    ...renderWidget(
      <TimeChart label="Bytes sent" {...{ lines, scale, window, onZoom, onReset }} />,
    ),
    onZoom,
    onReset,
  }
}

describe('a time chart', () => {
  test('has a name, ticks in its unit, and a curve interrupted by gaps', () => {
    const { container } = draw(lineOf('Bytes sent', 1024, 2048, null, 4096, 1024))
    const drawing = screen.getByRole('application', { name: /^Bytes sent: values over time/ })
    const marks = within(drawing).getAllByText(/^[\d.]+$/)
    expect(marks.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4'])
    const curve = container.querySelector('path.recharts-area-curve')?.getAttribute('d') ?? ''
    expect(curve.match(/M/g)).toHaveLength(2)
  })

  test('shows an isolated value as a dot', () => {
    const { container } = draw(lineOf('Bytes sent', null, 2048, null, 4096, 1024))
    const dots = [...container.querySelectorAll('circle')].map(dot => dot.getAttribute('r'))
    expect(dots.filter(radius => radius !== '0')).toEqual(['2'])
  })

  test('distinguishes lines by more than their colour', () => {
    const { container } = draw(lineOf('Sent', 1, 2, 3), lineOf('Received', 3, 2, 1))
    expect(screen.getByText('Sent')).toBeTruthy()
    const looks = [...container.querySelectorAll('path.recharts-area-curve')].map(path =>
      path.getAttribute('stroke-dasharray'),
    )
    expect(new Set(looks).size).toBe(2)
    const named = [...container.querySelectorAll('li line')].map(line =>
      line.getAttribute('stroke-dasharray'),
    )
    expect(named).toEqual(looks)
  })
})

describe.each(['mouse', 'touch'])('a drag over a chart by %s', pointerType => {
  const drag = (...steps: readonly [number, ...number[]]) => {
    const drawing = screen.getByRole('application')
    const [from, ...rest] = steps
    fireEvent.pointerDown(drawing, { clientX: from, button: 0, isPrimary: true, pointerType })
    for (const clientX of rest) fireEvent.pointerMove(drawing, { clientX })
    return drawing
  }

  test('selects a window', () => {
    const { onZoom } = draw(lineOf('Bytes sent', 1024, 2048, 4096))
    fireEvent.pointerUp(drag(300, 200, 0))
    expect(onZoom).toHaveBeenCalledOnce()
    const [{ start = 0, end = 0 } = {}] = onZoom.mock.calls[0] ?? []
    expect(start).toBe(START)
    expect(end - START).toBeGreaterThan(100_000)
    expect(end - START).toBeLessThan(130_000)
  })

  test('selects nothing if it is short, or cancelled with Escape', () => {
    const { onZoom } = draw(lineOf('Bytes sent', 1024, 2048, 4096))
    fireEvent.pointerUp(drag(100, 104))
    const drawing = drag(100, 300)
    fireEvent.keyDown(drawing, { key: 'Escape' })
    fireEvent.pointerUp(drawing)
    expect(onZoom).not.toHaveBeenCalled()
  })

  test('ends when the browser scrolls the page instead', () => {
    const { onZoom } = draw(lineOf('Bytes sent', 1024, 2048, 4096))
    const drawing = drag(300, 200, 0)
    fireEvent.pointerCancel(drawing)
    fireEvent.pointerUp(drawing)
    expect(onZoom).not.toHaveBeenCalled()
  })

  test('is undone by a double click or tap', async () => {
    const { user, onReset } = draw(lineOf('Bytes sent', 1024, 2048, 4096))
    const drawing = screen.getByRole('application')
    if (pointerType === 'mouse') await user.dblClick(drawing)
    else for (let tap = 0; tap < 2; tap++) fireEvent.pointerUp(drawing, { pointerType })
    expect(onReset).toHaveBeenCalledOnce()
  })
})

test('the table of a chart shows values with units', () => {
  const lines = [lineOf('Bytes sent', 1536, null)]
  renderWidget(<ChartTable label="As a table" lines={lines} scale={scaleOf('bytes', 1536)} />)
  const table = screen.getByRole('table', { name: 'As a table' })
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'TimeBytes sent',
    'Jan 15, 2025, 12:00:00 PM UTC1.5 KiB',
    'Jan 15, 2025, 12:01:00 PM UTCNo value',
  ])
})

describe('the values of a chart', () => {
  test('include the extremes of each line after reduction', () => {
    const flat = Array.from({ length: 900 }, () => 1)
    const [one, other] = [
      lineOf('One', ...flat.with(500, 9)),
      lineOf('Other', ...flat.with(501, 9)),
    ]
    const rows = rowsOf([one, other], 100)
    expect(rows.length).toBeLessThan(400)
    const peaks = rows.filter(({ values }) => values.includes(9))
    expect(peaks.map(({ values }) => values)).toEqual([
      [9, 1],
      [1, 9],
    ])
  })

  test('are isolated between gaps and at the ends', () => {
    const rows = rowsOf([lineOf('One', 1, null, 2, 3, null, 4)], 100)
    expect(rows.map((_row, index) => isAlone(rows, 0, index))).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
    ])
  })
})
