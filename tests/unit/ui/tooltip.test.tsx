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
  test('opens once the pointer has rested for 250 ms, and describes its element', async () => {
    const { user } = draw()
    await user.hover(button('one'))
    await pass(249)
    expect(tips()).toEqual([])
    await pass(1)
    expect(tips()).toEqual(['First'])
    const tip = screen.getByRole('tooltip')
    expect(button('one').getAttribute('aria-describedby')).toBe(tip.id)
  })

  test('closes at once when the pointer leaves, and leaves no description behind', async () => {
    const { user } = draw()
    await user.hover(button('one'))
    await pass(250)
    await user.unhover(button('one'))
    await pass(0)
    expect(tips()).toEqual([])
    expect(button('one').hasAttribute('aria-describedby')).toBe(false)
  })

  test('never opens for a pointer that only passes by', async () => {
    const { user } = draw()
    await user.hover(button('one'))
    await pass(200)
    await user.unhover(button('one'))
    await pass(1000)
    expect(tips()).toEqual([])
  })

  test('is the only one: the element that was reached last has it', async () => {
    const { user } = draw()
    await user.hover(button('one'))
    await pass(250)
    await user.unhover(button('one'))
    await user.hover(button('two'))
    await pass(150)
    expect(tips()).toEqual(['Second'])
  })

  test.each(['{Escape}', '{Enter}', ' '])('is put away with the key %j', async key => {
    const { user } = draw()
    act(() => button('one').focus())
    await user.hover(button('one'))
    await pass(250)
    await user.keyboard(key)
    expect(tips()).toEqual([])
  })

  test('is put away with a press', async () => {
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

  test('says what its element says now', async () => {
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

  test('goes with its element', async () => {
    const { user, show } = draw()
    await user.hover(button('one'))
    await pass(250)
    show(null)
    expect(tips()).toEqual([])
  })
})

test('a tip icon explains what it stands beside', async () => {
  const { user } = draw()
  await user.hover(button('Tip: Ephemeral IP'))
  await pass(250)
  expect(tips()).toEqual(['Explained'])
})

test('a disabled button says why it cannot be pressed', async () => {
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

  test('on a disabled button shows why it cannot be pressed, until the next tap', async () => {
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

  test('on a button that does something explains nothing', async () => {
    const { user } = draw()
    await tap(user, 'one')
    await pass(1000)
    expect(tips()).toEqual([])
  })
})
