// @vitest-environment jsdom
import '#tests/support/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { control, keyGoesOn, renderField, type } from '#tests/support/fields'
import { renderWidget } from '#tests/support/render'
import { focusField, focusFirstInvalid } from '@/ui/Field/focusField'
import { Combobox } from '@/ui/Combobox/Combobox'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { TextArea } from '@/ui/TextArea/TextArea'
import { PasswordField, TextField, type TextFieldProps } from '@/ui/TextField/TextField'

let leave = () => {}
afterEach(() => leave())

const render = (props: Partial<TextFieldProps> = {}) => {
  const field = renderField('', (value, onChange) => (
    <TextField label="Size" name="size" {...props} value={value} onChange={onChange} />
  ))
  leave = field.leave
  return field
}
const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent)

describe('the anatomy of a field', () => {
  it('names the control by label and units', () => {
    render({ units: 'GiB' })
    expect(control('Size (GiB)').name).toBe('size')
  })

  it('marks an optional field, for the eye only', () => {
    const { host } = render()
    const mark = host.querySelector('[aria-hidden="true"]')
    expect(mark?.textContent?.trim()).toBe('(Optional)')
    expect(control('Size')).toBeDefined()
    leave()
    expect(render({ isRequired: true }).host.textContent).toBe('Size')
    leave()
    expect(render({ isOptionalHidden: true }).host.textContent).toBe('Size')
  })

  it('describes the control by help and error, and announces the error', () => {
    const { host } = render({ help: 'At most 1023', error: 'Size is required' })
    expect(describedBy(control('Size'))).toEqual(['At most 1023', 'Size is required'])
    expect(control('Size').getAttribute('aria-invalid')).toBe('true')
    expect(host.querySelector('[aria-live="assertive"]')?.textContent).toBe('Size is required')
  })

  it('has the live region in place before there is an error', () => {
    const { host } = render()
    expect(host.querySelector('[aria-live="assertive"]')?.textContent).toBe('')
    expect(control('Size').hasAttribute('aria-invalid')).toBe(false)
  })
})

describe('text fields', () => {
  it('report what is typed', () => {
    const { changes } = render()
    type(control('Size'), 'a')
    expect(changes).toEqual(['a'])
  })

  it('are left alone by spelling, completion and password managers', () => {
    render()
    expect(control('Size').getAttribute('spellcheck')).toBe('false')
    expect(control('Size').autocomplete).toBe('off')
    expect(control('Size').dataset['1pIgnore']).toBe('true')
  })

  it('let a password be filled in', () => {
    const noop = () => {}
    leave = renderWidget(
      <PasswordField
        label="Password"
        name="password"
        isRequired
        autoComplete="current-password"
        value=""
        onChange={noop}
      />,
    ).leave
    expect(control('Password').type).toBe('password')
    expect(control('Password').autocomplete).toBe('current-password')
    expect(control('Password').dataset['1pIgnore']).toBeUndefined()
  })

  it('keep Enter to themselves when they have a use for it', () => {
    const onEnter = vi.fn()
    render({ onEnter })
    expect(keyGoesOn(control('Size'), 'Enter')).toBe(false)
    expect(onEnter).toHaveBeenCalledOnce()
    leave()
    render()
    expect(keyGoesOn(control('Size'), 'Enter')).toBe(true)
  })
})

describe('moving the focus to a field', () => {
  const noop = () => {}
  const renderForm = (invalid: string) => {
    const rendered = renderWidget(
      <form>
        <TextField label="Name" name="name" value="" onChange={noop} />
        <RadioGroup
          label="Source"
          name="source"
          options={[
            { value: 'blank', label: 'Blank' },
            { value: 'image', label: 'Image' },
          ]}
          value="image"
          onChange={noop}
          error={invalid === 'source' ? 'Wrong' : undefined}
        />
        <Combobox
          label="Disk"
          name="disk"
          items={[{ value: 'a', label: 'a' }]}
          value=""
          onChange={noop}
          error={invalid === 'disk' ? 'Disk is required' : undefined}
        />
        <TextArea label="Text" name="text" value="" onChange={noop} error="Too long" />
      </form>,
    )
    leave = rendered.leave
    return rendered.host
  }

  it('finds it by name', () => {
    expect(focusField(renderForm(''), 'name')).toBe(true)
    expect(document.activeElement).toBe(control('Name'))
    expect(focusField(document.body, 'missing')).toBe(false)
  })

  it('finds the first one with an error', () => {
    expect(focusFirstInvalid(renderForm(''))).toBe(true)
    expect(document.activeElement).toBe(control('Text'))
  })

  it('goes to the chosen one of several radio buttons', () => {
    focusFirstInvalid(renderForm('source'))
    expect((document.activeElement as HTMLInputElement).value).toBe('image')
  })

  it('goes to the frame of a combobox, so that no options cover the message', () => {
    focusFirstInvalid(renderForm('disk'))
    expect((document.activeElement as HTMLElement).dataset['field']).toBe('disk')
    expect(document.querySelector('[role="listbox"]')).toBeNull()
    keyGoesOn(document.activeElement!, 'ArrowDown')
    expect(document.activeElement).toBe(control('Disk'))
  })
})
