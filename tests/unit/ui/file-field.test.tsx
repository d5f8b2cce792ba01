import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderField } from '#tests/support/fields'
import { FileField, type ChosenFile } from '@/ui/FileField/FileField'
import { ReadTextField } from '@/ui/TextFileField/TextFileField'

const draw = (start: ChosenFile | null = null) =>
  renderField<ChosenFile | null>(start, (file, onChoose) => (
    <FileField
      label="Image file"
      name="file"
      isRequired
      accept={['.iso', '.raw']}
      file={file}
      onChoose={onChoose}
    />
  ))
const input = () => screen.getByLabelText<HTMLInputElement>('Image file')
const image = new File(['x'.repeat(100)], 'alpine.iso')

describe('a file field', () => {
  test('shows the accepted file types', () => {
    const { container } = draw()
    expect(container.textContent).toContain('iso, raw')
    expect(input().accept).toBe('.iso,.raw')
  })

  test('reports a selected file', async () => {
    const { user, changes } = draw()
    await user.upload(input(), image)
    expect(changes).toEqual([image])
  })

  test('reports a dropped file, and prevents the browser from opening it', () => {
    const { changes, container } = draw()
    const dataTransfer = { files: [image] }
    // False if the default action is prevented.
    expect(fireEvent.dragOver(input(), { dataTransfer })).toBe(false)
    expect(container.querySelector('[data-over]')).not.toBeNull()
    expect(fireEvent.drop(input(), { dataTransfer })).toBe(false)
    expect(changes).toEqual([image])
    expect(container.querySelector('[data-over]')).toBeNull()
  })

  test('stays highlighted while a file is dragged across its children', () => {
    const { container } = draw()
    const zone = container.querySelector('[data-over], div:has(> input)')!
    const over = () => zone.hasAttribute('data-over')
    fireEvent.dragOver(input())
    const leave = (relatedTarget: Element) =>
      fireEvent(input(), new MouseEvent('dragleave', { bubbles: true, relatedTarget }))
    leave(screen.getByText('browse'))
    expect(over()).toBe(true)
    leave(document.body)
    expect(over()).toBe(false)
  })

  test('truncates a long name in the middle, and shows the size with two decimals', () => {
    const name = `${'a'.repeat(30)}-${'b'.repeat(30)}`
    const { container } = draw({ name, size: 3 * 1024 * 1024 })
    expect(container.textContent).toContain(`${'a'.repeat(15)}…${'b'.repeat(15)}(3.00 MiB)`)
  })

  test('can be cleared, so that the same file can be selected again', async () => {
    const { user, changes } = draw()
    await user.upload(input(), image)
    await user.click(screen.getByRole('button', { name: 'Clear file' }))
    await user.upload(input(), image)
    expect(changes).toEqual([image, null, image])
  })
})

describe('a field for a text or its file', () => {
  const drawText = () =>
    renderField('', (value, onChange) => (
      <ReadTextField label="Key" name="key" rows={4} longest={3} {...{ value, onChange }} />
    ))
  const choose = () => screen.getByLabelText<HTMLInputElement>('Choose file for Key')
  const unread = () => screen.queryByText('The file could not be read. Choose it again.')

  test('has the start of a chosen file, which can be corrected', async () => {
    const { user } = drawText()
    await user.upload(choose(), new File(['abcdef'], 'key.pub'))
    const text = await screen.findByDisplayValue('abc')
    await user.type(text, 'x')
    expect(screen.getByDisplayValue('abcx')).toBeTruthy()
  })

  test('says that a file cannot be read, until something is typed', async () => {
    const { user, changes } = drawText()
    const gone = new File(['abc'], 'key.pub')
    gone.slice = () => Object.assign(new Blob(), { text: () => Promise.reject(new Error('gone')) })
    await user.upload(choose(), gone)
    expect(await screen.findByText('The file could not be read. Choose it again.')).toBeTruthy()
    expect(changes).toEqual([])
    await user.type(screen.getByRole('textbox', { name: /Key/ }), 'a')
    expect(unread()).toBeNull()
  })
})
