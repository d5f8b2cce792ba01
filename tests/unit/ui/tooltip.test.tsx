// @vitest-environment jsdom
import '#tests/support/dom'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allByRole, byRole, hover, key, pass, renderWidget, unhover } from '#tests/support/render'
import { Button } from '@/ui/Button/Button'
import { TipIcon } from '@/ui/TipIcon/TipIcon'
import { place } from '@/ui/Tooltip/place'
import { Tooltip } from '@/ui/Tooltip/Tooltip'

let page: ReturnType<typeof renderWidget>
const tips = () => allByRole('tooltip').map(tip => tip.textContent)

beforeEach(() => {
  vi.useFakeTimers()
  page = renderWidget(
    <>
      <Tooltip content="First">
        <button type="button">one</button>
      </Tooltip>
      <Tooltip content="Second" delay={150}>
        <button type="button">two</button>
      </Tooltip>
      <Tooltip content="">
        <button type="button">three</button>
      </Tooltip>
      <TipIcon about="Ephemeral IP">Explained</TipIcon>
      <Button disabledReason={['Only ', { emphasis: 'stopped' }, ' instances can be started']}>
        Start
      </Button>
    </>,
  )
})

afterEach(() => {
  page.leave()
  vi.useRealTimers()
})

/** As the Tab key would: jsdom takes any focus after a key press for visible. */
const tabTo = async (element: HTMLElement) => {
  await key(document.body, 'Tab')
  await act(async () => element.focus())
}

describe('a tooltip', () => {
  it('opens once the pointer has rested for 250 ms, and describes its element', async () => {
    await hover(byRole('button', 'one'))
    await pass(249)
    expect(tips()).toEqual([])
    await pass(1)
    expect(tips()).toEqual(['First'])
    expect(byRole('button', 'one').getAttribute('aria-describedby')).toBe(byRole('tooltip').id)
  })

  it('closes at once when the pointer leaves, and leaves no description behind', async () => {
    await hover(byRole('button', 'one'))
    await pass(250)
    await unhover(byRole('button', 'one'))
    expect(tips()).toEqual([])
    expect(byRole('button', 'one').hasAttribute('aria-describedby')).toBe(false)
  })

  it('never opens for a pointer that only passes by', async () => {
    await hover(byRole('button', 'one'))
    await pass(200)
    await unhover(byRole('button', 'one'))
    await pass(1000)
    expect(tips()).toEqual([])
  })

  it('is the only one: the element reached last wins, after its own delay', async () => {
    await hover(byRole('button', 'one'))
    await pass(250)
    await unhover(byRole('button', 'one'))
    await hover(byRole('button', 'two'))
    await pass(150)
    expect(tips()).toEqual(['Second'])
  })

  it('opens at once for keyboard focus and closes with it', async () => {
    await tabTo(byRole('button', 'one'))
    expect(tips()).toEqual(['First'])
    await act(async () => byRole('button', 'one').blur())
    expect(tips()).toEqual([])
  })

  it.each(['Escape', 'Enter', ' '])('is put away by the key %j', async name => {
    await tabTo(byRole('button', 'one'))
    await key(byRole('button', 'one'), name)
    expect(tips()).toEqual([])
  })

  it('is put away by a press', async () => {
    await hover(byRole('button', 'one'))
    await pass(250)
    await act(async () => void document.dispatchEvent(new Event('pointerdown')))
    expect(tips()).toEqual([])
  })

  it('does not open without content', async () => {
    await hover(byRole('button', 'three'))
    await pass(1000)
    expect(tips()).toEqual([])
  })

  it('says what its element says now', async () => {
    const draw = (content: string) => (
      <Tooltip content={content}>
        <button type="button">one</button>
      </Tooltip>
    )
    page.show(draw('5 seconds ago'))
    await tabTo(byRole('button', 'one'))
    page.show(draw('6 seconds ago'))
    expect(tips()).toEqual(['6 seconds ago'])
    page.show(draw(''))
    expect(tips()).toEqual([])
  })

  it('goes with its element', async () => {
    await tabTo(byRole('button', 'one'))
    page.show(null)
    expect(tips()).toEqual([])
  })
})

it('explains a label through its tip icon', async () => {
  await tabTo(byRole('button', 'Tip: Ephemeral IP'))
  expect(tips()).toEqual(['Explained'])
})

it('says why a button cannot be pressed', async () => {
  await tabTo(byRole('button', 'Start'))
  expect(tips()).toEqual(['Only stopped instances can be started'])
  expect(byRole('tooltip').querySelector('strong')?.textContent).toBe('stopped')
})

describe('its place', () => {
  const view = { width: 1000, height: 600 }
  const tip = { width: 200, height: 40 }

  it('is centred above, 12 px off', () => {
    const anchor = { left: 400, top: 300, width: 100, height: 20 }
    expect(place('top', anchor, tip, view)).toEqual({
      side: 'top',
      left: 350,
      top: 248,
      arrow: 100,
    })
  })

  it('flips where there is no room, and only if there is on the other side', () => {
    const high = { left: 400, top: 10, width: 100, height: 20 }
    expect(place('top', high, tip, view).side).toBe('bottom')
    const flat = { width: 1000, height: 70 }
    expect(place('top', high, tip, flat).side).toBe('top')
    const left = { left: 10, top: 300, width: 20, height: 20 }
    expect(place('left', left, tip, view).side).toBe('right')
  })

  it('shifts to stay 16 px inside the window while the arrow stays on its element', () => {
    const corner = { left: 970, top: 300, width: 20, height: 20 }
    const placed = place('top', corner, tip, view)
    expect(placed.left).toBe(1000 - 16 - 200)
    expect(placed.left + placed.arrow).toBe(974)
  })
})
