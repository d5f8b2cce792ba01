import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakeTime, pass, renderWidget } from '#tests/support/render'
import { Button } from '@/ui/Button/Button'
import { TipIcon } from '@/ui/TipIcon/TipIcon'
import { Tooltip } from '@/ui/Tooltip/Tooltip'

const draw = () =>
  renderWidget(
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
const button = (name: string) => screen.getByRole('button', { name })
const tips = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent)

beforeEach(fakeTime)

describe('a tooltip', () => {
  test('opens after 250 ms of hovering, and describes its element', async () => {
    const { user } = draw()
    await user.hover(button('one'))
    await pass(249)
    expect(tips()).toEqual([])
    await pass(1)
    expect(tips()).toEqual(['First'])
    const tip = screen.getByRole('tooltip')
    expect(button('one').getAttribute('aria-describedby')).toBe(tip.id)
  })

  test('closes when the pointer leaves, and removes the description', async () => {
    const { user } = draw()
    await user.hover(button('one'))
    await pass(250)
    await user.unhover(button('one'))
    await pass(0)
    expect(tips()).toEqual([])
    expect(button('one').hasAttribute('aria-describedby')).toBe(false)
  })

  test('does not open if the pointer only passes', async () => {
    const { user } = draw()
    await user.hover(button('one'))
    await pass(200)
    await user.unhover(button('one'))
    await pass(1000)
    expect(tips()).toEqual([])
  })

  test('is unique: only the element hovered last has one', async () => {
    const { user } = draw()
    await user.hover(button('one'))
    await pass(250)
    await user.unhover(button('one'))
    await user.hover(button('two'))
    await pass(150)
    expect(tips()).toEqual(['Second'])
  })

  test.each(['{Escape}', '{Enter}', ' '])('closes on the key %j', async key => {
    const { user } = draw()
    act(() => button('one').focus())
    await user.hover(button('one'))
    await pass(250)
    await user.keyboard(key)
    expect(tips()).toEqual([])
  })

  test('closes on a press', async () => {
    const { user } = draw()
    await user.hover(button('one'))
    await pass(250)
    await user.pointer('[MouseLeft>]')
    expect(tips()).toEqual([])
  })

  test('does not open without content', async () => {
    const { user } = draw()
    await user.hover(button('three'))
    await pass(1000)
    expect(tips()).toEqual([])
  })

  test('updates with its content, and closes if that is empty', async () => {
    const tip = (content: string) => (
      <Tooltip content={content}>
        <button type="button">one</button>
      </Tooltip>
    )
    const { user, show } = renderWidget(tip('5 seconds ago'))
    await user.hover(button('one'))
    await pass(250)
    show(tip('6 seconds ago'))
    expect(tips()).toEqual(['6 seconds ago'])
    show(tip(''))
    expect(tips()).toEqual([])
  })

  test('disappears with its element', async () => {
    const { user, show } = draw()
    await user.hover(button('one'))
    await pass(250)
    show(null)
    expect(tips()).toEqual([])
  })
})

test('a tip icon shows its tip', async () => {
  const { user } = draw()
  await user.hover(button('Tip: Ephemeral IP'))
  await pass(250)
  expect(tips()).toEqual(['Explained'])
})

test('a disabled button shows its reason', async () => {
  const { user } = draw()
  await user.hover(button('Start'))
  await pass(250)
  expect(tips()).toEqual(['Only stopped instances can be started'])
  expect(screen.getByText('stopped').tagName).toBe('STRONG')
})

describe('a tap', () => {
  const tap = async (user: ReturnType<typeof draw>['user'], name: string) => {
    await user.pointer({ keys: '[TouchA]', target: button(name) })
    await pass(0)
  }

  test('on a disabled button shows its reason until the next tap', async () => {
    const { user } = draw()
    await tap(user, 'Start')
    expect(tips()).toEqual(['Only stopped instances can be started'])
    await user.pointer({ keys: '[TouchA]', target: document.body })
    expect(tips()).toEqual([])
  })

  test('on a tip icon shows its tip', async () => {
    const { user } = draw()
    await tap(user, 'Tip: Ephemeral IP')
    expect(tips()).toEqual(['Explained'])
  })

  test('on an enabled button shows nothing', async () => {
    const { user } = draw()
    await tap(user, 'one')
    await pass(1000)
    expect(tips()).toEqual([])
  })
})
