// @vitest-environment jsdom
import '#tests/support/dom'
import { act } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { focus, renderField, type } from '#tests/support/fields'
import { key } from '#tests/support/render'
import { DeviceCodeField } from '@/ui/DeviceCodeField/DeviceCodeField'

let leave = () => {}
afterEach(() => leave())

const render = (start = '') => {
  const field = renderField(start, (value, onChange) => (
    <DeviceCodeField value={value} onChange={onChange} />
  ))
  leave = field.leave
  return field
}
const box = (position: number) =>
  document.querySelector<HTMLInputElement>(`[aria-label="Character ${position}."]`)!
const paste = (text: string) =>
  act(() => {
    const event = new Event('paste', { bubbles: true, cancelable: true })
    Object.assign(event, { clipboardData: { getData: () => text } })
    box(1).dispatchEvent(event)
  })

describe('the boxes of a device code', () => {
  it('are eight, with the first one focused and a dash after the fourth', () => {
    const { host } = render('ABCDEFGH')
    const parts = Array.from(
      host.querySelectorAll('input, [aria-hidden]'),
      part => (part as HTMLInputElement).value ?? part.textContent,
    )
    expect(parts).toEqual(['A', 'B', 'C', 'D', '–', 'E', 'F', 'G', 'H'])
    expect(document.activeElement).toBe(box(1))
  })

  it('take a letter, in upper case, and go on to the next box', () => {
    const { changes } = render()
    type(box(1), 'a')
    expect(changes).toEqual(['A'])
    expect(document.activeElement).toBe(box(2))
  })

  it('wipe anything else and stay', () => {
    render()
    type(box(1), '7')
    expect(box(1).value).toBe('')
    expect(document.activeElement).toBe(box(1))
  })

  it('are cleared by Backspace, an empty one clearing none but going back', async () => {
    render('ABC')
    focus(box(3))
    await key(box(3), 'Backspace')
    expect(box(3).value).toBe('')
    expect(document.activeElement).toBe(box(3))
    await key(box(3), 'Backspace')
    expect(document.activeElement).toBe(box(2))
    expect(box(2).value).toBe('B')
  })

  it('spread a pasted code and land on its last letter', () => {
    const { changes } = render()
    paste('abcd-efgh')
    expect(changes).toEqual(['ABCDEFGH'])
    expect(document.activeElement).toBe(box(8))
    paste('ab')
    expect(document.activeElement).toBe(box(2))
  })
})
