import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderField } from '#tests/support/fields'
import { typeDeviceCode, type TypedCode } from '@/lib/device-code'
import { DeviceCodeField } from '@/ui/DeviceCodeField/DeviceCodeField'

/** Draws the field with what reads it in its machine. */
const draw = (start = '') => {
  const typed: TypedCode[] = []
  const field = renderField(start, (value, onChange) => (
    <DeviceCodeField
      value={value}
      onType={each => {
        typed.push(each)
        onChange(typeDeviceCode(value, each))
      }}
    />
  ))
  return { ...field, typed }
}

const box = (position: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Character ${position}.` })
const letters = () =>
  screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value || ' ')

describe('the device code field', () => {
  test('has eight boxes with a dash in the middle, the first of them focused', () => {
    const { container } = draw('ABCDEFGH')
    expect(letters().join('')).toBe('ABCDEFGH')
    expect(container.textContent).toBe('–')
    expect(box(4).nextElementSibling?.textContent).toBe('–')
    expect(document.activeElement).toBe(box(1))
  })

  test('accepts letters in upper case, and moves to the next box', async () => {
    const { user, changes, typed } = draw()
    await user.keyboard('ab')
    expect(changes).toEqual(['A', 'AB'])
    expect(typed).toEqual([
      { text: 'a', at: 0 },
      { text: 'b', at: 1 },
    ])
    expect(document.activeElement).toBe(box(3))
  })

  test('replaces the letter of the focused box', async () => {
    const { user } = draw('AB')
    await user.keyboard('c')
    expect(letters().join('')).toBe('CB      ')
  })

  test('rejects other characters', async () => {
    const { user } = draw()
    await user.keyboard('7')
    expect(box(1).value).toBe('')
    expect(document.activeElement).toBe(box(1))
  })

  test('clears a box with Backspace, and moves back from an empty one', async () => {
    const { user } = draw('ABC')
    await user.click(box(2))
    await user.keyboard('{Backspace}')
    expect(letters().join('')).toBe('A C     ')
    expect(document.activeElement).toBe(box(2))
    await user.keyboard('{Backspace}')
    expect(document.activeElement).toBe(box(1))
    expect(box(1).value).toBe('A')
  })

  test('moves with the arrow keys, and selects the letter so that typing replaces it', async () => {
    const { user } = draw('ABCDEFGH')
    await user.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(box(1))
    await user.keyboard('{ArrowRight}{ArrowRight}x')
    expect(letters().join('')).toBe('ABXDEFGH')
    expect(document.activeElement).toBe(box(4))
    await user.click(box(8))
    await user.keyboard('{ArrowRight}{ArrowLeft}')
    expect(document.activeElement).toBe(box(7))
  })

  test.each([
    ['abcd-efgh', 'ABCDEFGH', 8],
    ['1 ab\n', 'AB', 2],
  ])('distributes the pasted text %j to its boxes', async (text, expected, last) => {
    const { user, changes, typed } = draw()
    await user.paste(text)
    expect(typed).toEqual([{ text }])
    expect(changes).toEqual([expected])
    expect(document.activeElement).toBe(box(last))
  })
})
