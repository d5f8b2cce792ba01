import { afterEach, expect, test, vi } from 'vitest'
import { sandbox } from '@/browser/replay/sandbox'

afterEach(() => document.body.replaceChildren())

const sandboxedFrame = () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const window = frame.contentWindow as Window & typeof globalThis
  const press = vi.fn<(key: string) => void>()
  const heard = vi.fn<(event: Event) => void>()
  sandbox(window, press)
  const field = window.document.body.appendChild(window.document.createElement('input'))
  for (const type of ['keydown', 'click']) field.addEventListener(type, heard)
  /** Whether the browser's default action happens. */
  const type = (key: string, modifiers: KeyboardEventInit = {}) =>
    field.dispatchEvent(
      new window.KeyboardEvent('keydown', {
        key,
        bubbles: true,
        cancelable: true,
        ...modifiers,
      }),
    )
  return { field, press, heard, type }
}

test('the keys of the player are passed on and reach nothing in the frame', () => {
  const { press, heard, type } = sandboxedFrame()
  for (const key of [' ', 'ArrowLeft', 'ArrowRight', 'Home', 'End']) expect(type(key)).toBe(false)
  expect(press.mock.calls.flat()).toEqual([' ', 'ArrowLeft', 'ArrowRight', 'Home', 'End'])
  expect(heard).not.toHaveBeenCalled()
})

test('no other key is passed on: scrolling works, pressing does not', () => {
  const { press, heard, type } = sandboxedFrame()
  expect(type('ArrowDown')).toBe(true)
  expect(type('x')).toBe(true)
  expect(heard).toHaveBeenCalledTimes(2)
  expect(type('Home', { ctrlKey: true })).toBe(true)
  expect(type('Enter')).toBe(false)
  expect(type(' ', { ctrlKey: true })).toBe(false)
  expect(press).not.toHaveBeenCalled()
})

test('presses do nothing, and the frame never takes the focus', () => {
  const { field, heard } = sandboxedFrame()
  field.click()
  field.focus()
  expect(heard).not.toHaveBeenCalled()
  expect(field.ownerDocument.activeElement).not.toBe(field)
})
