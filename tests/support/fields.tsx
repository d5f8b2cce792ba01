import { act, useState, type ReactNode } from 'react'
import { renderWidget } from './render'

/** Draws a field and keeps its value as a form would. `changes` holds what the field reported. */
export const renderField = <Value,>(
  start: Value,
  draw: (value: Value, onChange: (value: Value) => void) => ReactNode,
) => {
  const changes: Value[] = []
  let replace: (value: Value) => void = () => {}
  function Held() {
    const [value, setValue] = useState(start)
    replace = setValue
    const onChange = (next: Value) => {
      changes.push(next)
      setValue(next)
    }
    return draw(value, onChange)
  }
  const rendered = renderWidget(<Held />)
  /** Gives the field another value from outside. */
  const put = (value: Value) => act(() => replace(value))
  return { ...rendered, changes, put }
}

/** The control that a label with this text names. */
export const control = (label: string): HTMLInputElement => {
  const found = Array.from(document.querySelectorAll('label')).find(
    element => element.textContent === label,
  )?.control
  if (!found) throw new Error(`No control is labelled ${label}`)
  return found as HTMLInputElement
}

export const focus = (element: HTMLElement) => act(() => element.focus())
export const blur = (element: HTMLElement) => act(() => element.blur())

/**
 * Replaces the text of an input, as typing over a selection or pasting does. Of what the browser
 * tells, only what was `inserted` is told, and only if it is given.
 */
export const type = (
  input: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  inserted: string | null = null,
) =>
  act(() => {
    const prototype = Object.getPrototypeOf(input) as object
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, data: inserted }))
  })

/** Whether the browser would go on to do what the key does by itself. */
export const keyGoesOn = (element: Element, key: string): boolean => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  act(() => void element.dispatchEvent(event))
  return !event.defaultPrevented
}
