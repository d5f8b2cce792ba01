// @vitest-environment jsdom
import '#tests/support/dom'
import { afterEach, describe, expect, it } from 'vitest'
import { blur, control, focus, keyGoesOn, renderField, type } from '#tests/support/fields'
import { byRole, key, press } from '#tests/support/render'
import { NumberField, type NumberFieldProps } from '@/ui/NumberField/NumberField'

let leave = () => {}
afterEach(() => leave())

const render = (props: Partial<NumberFieldProps> = {}, start: number | null = null) => {
  const field = renderField(start, (value, onChange) => (
    <NumberField
      label="Memory"
      units="GiB"
      name="memory"
      isRequired
      {...props}
      value={value}
      onChange={onChange}
    />
  ))
  leave = field.leave
  return { ...field, input: control('Memory (GiB)') }
}
const step = (direction: string) => byRole('button', `${direction} Memory`) as HTMLButtonElement

describe('typing into a number field', () => {
  it('reports the number with every keystroke, without grouping', () => {
    const { input, changes } = render({}, 8)
    type(input, '80')
    type(input, '8000')
    type(input, '')
    expect(changes).toEqual([80, 8000, null])
    type(input, '8000')
    expect(input.value).toBe('8000')
  })

  it('keeps what is not finished as it was typed', () => {
    const { input, changes } = render({}, 1)
    type(input, '1.')
    expect(input.value).toBe('1.')
    type(input, '1.50')
    expect(input.value).toBe('1.50')
    expect(changes).toEqual([1.5])
  })

  it('stays empty when a negative number is put in, the minimum being zero', () => {
    const { input, changes } = render()
    type(input, '-5')
    expect(input.value).toBe('')
    expect(changes).toEqual([])
  })

  it('is emptied by a negative number that takes the place of another, not by a minus sign', () => {
    const { input, changes } = render({}, 5)
    type(input, '-5', '-')
    expect(input.value).toBe('5')
    type(input, '-5', '-5')
    expect(input.value).toBe('')
    expect(changes).toEqual([null])
  })

  it('shows a value that came from outside', () => {
    const { input, put } = render({}, 5)
    type(input, '7')
    put(10)
    expect(input.value).toBe('10')
  })
})

describe('leaving a number field', () => {
  it('clamps to both ends, and not before', () => {
    const { input, changes } = render({ min: 6, max: 1023 }, 20)
    focus(input)
    type(input, '5')
    expect(input.value).toBe('5')
    blur(input)
    expect(input.value).toBe('6')
    focus(input)
    type(input, '5000')
    blur(input)
    expect(changes).toEqual([5, 6, 5000, 1023])
  })

  it('rounds what has to be whole, and loses no digit of it before', () => {
    const { input, changes } = render({ isInteger: true, max: 1023 }, 20)
    focus(input)
    for (const text of ['1', '10', '10.', '10.5']) type(input, text)
    expect(input.value).toBe('10.5')
    blur(input)
    expect(input.value).toBe('11')
    expect(changes).toEqual([1, 10, 10.5, 11])
  })

  it('leaves a number over the limit alone where only a minimum is given', () => {
    const { input } = render({ min: 1 })
    focus(input)
    type(input, '65')
    blur(input)
    expect(input.value).toBe('65')
  })

  it('stays empty when it was emptied', () => {
    const { input, changes } = render({ min: 1 }, 4)
    focus(input)
    type(input, '')
    blur(input)
    expect(input.value).toBe('')
    expect(changes).toEqual([null])
  })

  it('clamps before Enter submits', () => {
    const { input, changes } = render({ min: 6 })
    type(input, '5')
    expect(keyGoesOn(input, 'Enter')).toBe(true)
    expect(changes).toEqual([5, 6])
  })
})

describe('stepping', () => {
  it('goes by one with the buttons and the arrow keys, by ten with the page keys', async () => {
    const { input, changes } = render({ max: 64 }, 2)
    await press(step('Increase'))
    await key(input, 'ArrowUp')
    await key(input, 'PageUp')
    await press(step('Decrease'))
    await key(input, 'ArrowDown')
    await key(input, 'End')
    await key(input, 'Home')
    expect(changes).toEqual([3, 4, 14, 13, 12, 64, 0])
  })

  it('goes from one whole number to the next', async () => {
    const { input } = render({ isInteger: true })
    type(input, '2.4')
    await key(input, 'ArrowUp')
    expect(input.value).toBe('3')
  })

  it('offers no step past an end', () => {
    const { put } = render({ max: 64 }, 0)
    expect(step('Decrease').disabled).toBe(true)
    expect(step('Increase').disabled).toBe(false)
    put(64)
    expect(step('Increase').disabled).toBe(true)
  })
})
