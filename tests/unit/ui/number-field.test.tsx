import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { renderField } from '#tests/support/fields'
import { readNumber, type NumberEntry } from '@/lib/number-entry'
import { readGib } from '@/lib/size-entry'
import { NumberField, type NumberFieldProps } from '@/ui/NumberField/NumberField'
import { UiContext, useUi } from '@/ui/UiProvider/UiContext'

/** Renders a field for memory, by default, with what reads it in a form. */
const draw = (
  props: Partial<NumberFieldProps> = {},
  start: NumberEntry = null,
  around = (field: ReactNode) => field,
  locale = 'en-US',
) =>
  renderField<NumberEntry>(
    start,
    (value, onChange) =>
      around(
        <NumberField
          label="Memory"
          name="memory"
          isRequired
          {...props}
          value={value}
          onChange={onChange}
        />,
      ),
    entry => (props.units === 'GiB' ? readGib : readNumber)(entry, locale),
  )
const input = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: /^Memory/ })
const stepper = (direction: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: `${direction} Memory` })
const message = () => document.querySelector('[aria-live="assertive"]')?.textContent ?? ''

describe('a number field', () => {
  test('is a spinbutton with a value and limits', () => {
    draw({ units: 'GiB', min: 1, max: 256 }, 8)
    expect(screen.getByRole('spinbutton', { name: 'Memory (GiB)' })).toBe(input())
    expect(input().ariaValueNow).toBe('8')
    expect(input().ariaValueMin).toBe('1')
    expect(input().ariaValueMax).toBe('256')
  })

  test('reports the number on every keystroke, without grouping', async () => {
    const { user, changes } = draw({}, 8)
    await user.type(input(), '000')
    expect(changes).toEqual([80, 800, 8000])
    expect(input().value).toBe('8000')
  })

  test('reports the text as typed, which a form reads', async () => {
    const { user, changes } = renderField<NumberEntry>(8, (value, onChange) => (
      <NumberField label="Memory" name="memory" units="GiB" value={value} onChange={onChange} />
    ))
    await user.clear(input())
    await user.paste('2 TB')
    expect(changes).toEqual(['', '2 TB'])
  })

  test('keeps an unfinished number as typed', async () => {
    const { user, changes } = draw({}, 1)
    await user.type(input(), '.50')
    expect(input().value).toBe('1.50')
    expect(changes).toEqual([1.5])
  })

  test('reports null if it is empty, and stays empty', async () => {
    const { user, changes } = draw({ min: 1 }, 4)
    await user.clear(input())
    await user.tab()
    expect(input().value).toBe('')
    expect(changes).toEqual([null])
    expect(message()).toBe('')
  })

  test('shows a value set from outside', async () => {
    const { user, put } = draw({}, 5)
    await user.type(input(), '7')
    put(10)
    expect(input().value).toBe('10')
  })

  test('parses and formats numbers in the reader’s locale', async () => {
    function German({ children }: { children: ReactNode }) {
      const ui = useUi()
      return (
        <UiContext value={{ ...ui, reader: { locale: 'de-DE', timeZone: 'UTC' } }}>
          {children}
        </UiContext>
      )
    }
    const { user, changes } = draw({}, 1.5, field => <German>{field}</German>, 'de-DE')
    expect(input().value).toBe('1,5')
    await user.clear(input())
    await user.paste('1.023')
    expect(changes).toEqual([null, 1023])
    expect(input().value).toBe('1.023')
  })
})

describe('a text that is not a number', () => {
  test.each(['1,5', '1e3', '4 GB', '--', 'abc'])(
    'stays, and is reported unchanged: %j',
    async text => {
      const { user, changes } = draw()
      await user.click(input())
      await user.paste(text)
      expect(input().value).toBe(text)
      expect(changes).toEqual([text])
      await user.tab()
      expect(input().value).toBe(text)
    },
  )

  test('gets an error when it is left, until it is a number', async () => {
    const { user } = draw({ isInteger: true })
    await user.type(input(), '4x')
    expect(message()).toBe('')
    await user.tab()
    expect(message()).toBe('Enter a whole number')
    expect(input().ariaInvalid).toBe('true')
    await user.type(input(), '{Backspace}')
    expect(message()).toBe('')
  })

  test('gets an error when it is submitted', async () => {
    const { user } = draw()
    await user.type(input(), '4x{Enter}')
    expect(message()).toBe('Enter a number')
  })

  test('is restored from the form', () => {
    draw({}, '4x')
    expect(input().value).toBe('4x')
  })
})

describe('leaving a number field', () => {
  test.each([
    ['257', { max: 256, units: 'MHz' }, 'At most 256 MHz'],
    ['3', { min: 4 }, 'At least 4'],
    ['-5', {}, 'At least 0'],
    ['1.5', { isInteger: true, units: 'MHz' }, 'Enter a whole number of MHz'],
  ])('with %j, under %j, shows an error', async (text, props, expected) => {
    const { user } = draw(props)
    await user.type(input(), text)
    await user.tab()
    expect(message()).toBe(expected)
    expect(input().value).toBe(text)
  })

  test('shows the error of the form, if any', async () => {
    const { user } = draw({ max: 256, error: 'Too much for this sled' })
    await user.type(input(), '257')
    await user.tab()
    expect(message()).toBe('Too much for this sled')
  })
})

describe('a number field with sizes', () => {
  const reading = () => screen.getByRole('status').textContent

  test.each([
    ['1.5 TB', 1536, '= 1,536 GiB'],
    ['2T', 2048, '= 2,048 GiB'],
    ['10 GiB', 10, '= 10 GiB'],
    ['1024', 1024, ''],
  ])('converts %j to %j, and shows %j', async (text, value, expected) => {
    const { user, changes } = draw({ units: 'GiB' })
    await user.click(input())
    await user.paste(text)
    expect(changes).toEqual([value])
    expect(input().value).toBe(text)
    expect(reading()).toBe(expected)
  })

  test('rejects a size that is not whole in its unit', async () => {
    const { user } = draw({ units: 'GiB', isInteger: true })
    await user.type(input(), '500 MB')
    await user.tab()
    expect(message()).toBe('Enter a whole number of GiB')
  })
})

describe('stepping', () => {
  test('changes by one with the buttons and arrow keys, by ten with the page keys', async () => {
    const { user, changes } = draw({ max: 64 }, 2)
    await user.click(stepper('Increase'))
    await user.click(stepper('Decrease'))
    await user.click(input())
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{PageUp}{PageDown}')
    expect(changes).toEqual([3, 2, 3, 4, 3, 13, 3])
  })

  test('starts from the minimum if the field is empty', async () => {
    const { user, changes } = draw({ min: 4 })
    await user.click(stepper('Increase'))
    expect(changes).toEqual([4])
  })

  test('moves to the next whole number if required', async () => {
    const { user, changes } = draw({ isInteger: true }, 2.4)
    await user.click(input())
    await user.keyboard('{ArrowUp}')
    expect(changes).toEqual([3])
  })

  test('adds no decimals', async () => {
    const { user, changes } = draw({}, 1.1)
    await user.click(input())
    await user.keyboard('{ArrowUp}')
    expect(changes).toEqual([2.1])
  })

  test('stops at the limits, and keeps the focus', async () => {
    const { user, changes } = draw({ max: 64 }, 63)
    await user.click(stepper('Increase'))
    await user.click(stepper('Increase'))
    expect(changes).toEqual([64])
    expect(stepper('Increase').ariaDisabled).toBe('true')
    expect(stepper('Decrease').ariaDisabled).toBe('false')
    expect(document.activeElement).toBe(input())
  })

  test('leaves Home and End to the caret', async () => {
    const { user, changes } = draw({ max: 64 }, 12)
    await user.click(input())
    await user.keyboard('{Home}')
    expect(input().selectionStart).toBe(0)
    await user.keyboard('{End}')
    expect(input().selectionStart).toBe(2)
    expect(changes).toEqual([])
  })

  test('does nothing while the field is disabled', async () => {
    const { user, changes } = draw({ isDisabled: true }, 2)
    await user.click(stepper('Increase'))
    expect(changes).toEqual([])
  })
})
