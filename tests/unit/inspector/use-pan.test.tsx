import { act, fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { usePan } from '@/inspector/chart/use-pan'
import { renderWidget } from '#tests/support/render'

function Scroller() {
  const ref = useRef<HTMLDivElement>(null)
  const isPanning = usePan(ref)
  return <div ref={ref} data-testid="scroller" data-panning={isPanning} />
}

/** A scrolled area of 300 by 200 pixels. */
const draw = () => {
  renderWidget(<Scroller />)
  const scroller = screen.getByTestId('scroller')
  // Missing in jsdom.
  Object.defineProperties(scroller, {
    clientWidth: { value: 300 },
    clientHeight: { value: 200 },
    setPointerCapture: { value: vi.fn() },
  })
  scroller.scrollLeft = 100
  scroller.scrollTop = 50
  const fire = (type: string, clientX: number, clientY: number, more: PointerEventInit = {}) => {
    const given = { clientX, clientY, pointerType: 'mouse', bubbles: true, ...more }
    act(() => void fireEvent(scroller, new PointerEvent(type, given)))
  }
  const place = () => [scroller.scrollLeft, scroller.scrollTop]
  return { scroller, fire, place }
}

test('dragging pans the area until the pointer is released', () => {
  const { scroller, fire, place } = draw()
  fire('pointermove', 10, 10)
  expect(place()).toEqual([100, 50])
  fire('pointerdown', 100, 100)
  expect(scroller.dataset.panning).toBe('true')
  fire('pointermove', 60, 90)
  fire('pointermove', 70, 70)
  expect(place()).toEqual([130, 80])
  fire('lostpointercapture', 70, 70)
  fire('pointermove', 0, 0)
  expect(place()).toEqual([130, 80])
  expect(scroller.dataset.panning).toBe('false')
})

test.each([
  ['a finger', 100, { pointerType: 'touch' }],
  ['another button', 100, { button: 2 }],
  ['the scroll bar', 305, {}],
])('%s does not pan', (_, x, more) => {
  const { fire, place } = draw()
  fire('pointerdown', x, 100, more)
  fire('pointermove', 60, 90)
  expect(place()).toEqual([100, 50])
})
