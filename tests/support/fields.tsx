import { act } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { renderWidget } from './render'

/**
 * Renders a field and keeps its value as a form would, which may read what is reported. `changes`
 * records the values that this makes.
 */
export const renderField = <Value,>(
  start: Value,
  draw: (value: Value, onChange: (value: Value) => void) => ReactNode,
  read = (reported: Value) => reported,
) => {
  const changes: Value[] = []
  let replace: (value: Value) => void = () => {}
  function Held() {
    const [value, setValue] = useState(start)
    replace = setValue
    const onChange = (reported: Value) => {
      const next = read(reported)
      if (next === value && next !== reported) return
      changes.push(next)
      setValue(next)
    }
    return draw(value, onChange)
  }
  const rendered = renderWidget(<Held />)
  /** Sets the field's value from outside. */
  const put = (value: Value) => act(() => replace(value))
  return { ...rendered, changes, put }
}
