// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderField } from '#tests/support/fields'
import { NumberField, type NumberFieldProps } from '@/ui/NumberField/NumberField'

const draw = (props: Partial<NumberFieldProps> = {}, start: number | null = null) =>
  renderField(start, (value, onChange) => (
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
const input = () => screen.getByLabelText<HTMLInputElement>('Memory (GiB)')
const stepper = (direction: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: `${direction} Memory` })

describe('typing into a number field', () => {
  test('reports the number with every keystroke, without grouping', async () => {
    const { user, changes } = draw({}, 8)
    await user.type(input(), '000')
    expect(changes).toEqual([80, 800, 8000])
    expect(input().value).toBe('8000')
  })

  test('keeps what is not finished as it was typed', async () => {
    const { user } = draw({}, 1)
    await user.type(input(), '.50')
    expect(input().value).toBe('1.50')
  })

  test('reports nothing for nothing, and keeps it', async () => {
    const { user, changes } = draw({ min: 1 }, 4)
    await user.clear(input())
    await user.tab()
    expect(input().value).toBe('')
    expect(changes).toEqual([null])
  })

  test('shows a value that came from outside', async () => {
    const { user, put } = draw({}, 5)
    await user.type(input(), '7')
    put(10)
    expect(input().value).toBe('10')
  })
})

describe('stepping', () => {
  test('goes by one with the buttons and the arrow keys', async () => {
    const { user, changes } = draw({ max: 64 }, 2)
    await user.click(stepper('Increase'))
    await user.click(stepper('Decrease'))
    await user.click(input())
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    expect(changes).toEqual([3, 2, 3, 4, 3])
  })

  test('starts from the smallest number where there is none', async () => {
    const { user, changes } = draw({ min: 4 })
    await user.click(stepper('Increase'))
    expect(changes).toEqual([4])
  })

  test('goes no further than the limits', async () => {
    const { user, changes } = draw({ max: 64 }, 64)
    await user.click(input())
    await user.keyboard('{ArrowUp}')
    expect(changes).toEqual([])
    expect(stepper('Increase').disabled).toBe(true)
    expect(stepper('Decrease').disabled).toBe(false)
  })
})
