// @vitest-environment jsdom
import '#tests/support/dom'
import { act } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { control, renderField } from '#tests/support/fields'
import { byRole, press } from '#tests/support/render'
import { FileField, type ChosenFile } from '@/ui/FileField/FileField'

let leave = () => {}
afterEach(() => leave())

const render = (start: ChosenFile | null = null) => {
  const field = renderField<ChosenFile | null>(start, (file, onChoose) => (
    <FileField
      label="Image file"
      name="file"
      isRequired
      accept={['.iso', '.raw']}
      file={file}
      onChoose={onChoose}
    />
  ))
  leave = field.leave
  return field
}
const image = new File(['x'.repeat(100)], 'alpine.iso')

/** The browser lets scripts neither set a file nor make a drop, so the events carry stand-ins. */
const browse = (file: File) =>
  act(() => {
    Object.defineProperty(control('Image file'), 'files', { value: [file], configurable: true })
    control('Image file').dispatchEvent(new Event('change', { bubbles: true }))
  })
const drag = (type: string, file: File) => {
  const event = new Event(type, { bubbles: true, cancelable: true })
  Object.assign(event, { dataTransfer: { files: [file] } })
  act(() => void control('Image file').dispatchEvent(event))
  return event
}

describe('a file field', () => {
  it('says what it takes', () => {
    const { host } = render()
    expect(host.textContent).toContain('iso, raw')
    expect(control('Image file').accept).toBe('.iso,.raw')
  })

  it('hands up the file that was browsed for', () => {
    const { changes } = render()
    browse(image)
    expect(changes).toEqual([image])
  })

  it('hands up a dropped file and keeps the browser from opening it', () => {
    const { changes, host } = render()
    expect(drag('dragover', image).defaultPrevented).toBe(true)
    expect(host.querySelector('[data-over]')).not.toBeNull()
    expect(drag('drop', image).defaultPrevented).toBe(true)
    expect(changes).toEqual([image])
    expect(host.querySelector('[data-over]')).toBeNull()
  })

  it('shows a long name cut in the middle and the size to two decimals', () => {
    const { host } = render({ name: `${'a'.repeat(30)}-${'b'.repeat(30)}`, size: 3 * 1024 * 1024 })
    expect(host.textContent).toContain(`${'a'.repeat(15)}…${'b'.repeat(15)}(3.00 MiB)`)
  })

  it('can be cleared, so that the same file can be chosen again', async () => {
    const { changes } = render({ name: 'alpine.iso', size: 100 })
    await press(byRole('button', 'Clear file'))
    expect(changes).toEqual([null])
    expect(control('Image file').value).toBe('')
  })
})
