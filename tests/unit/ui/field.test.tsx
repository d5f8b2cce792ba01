// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderField } from '#tests/support/fields'
import { renderWidget } from '#tests/support/render'
import { focusField, focusFirstInvalid } from '@/ui/Field/focusField'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { TextArea } from '@/ui/TextArea/TextArea'
import { PasswordField, TextField, type TextFieldProps } from '@/ui/TextField/TextField'

const draw = (props: Partial<TextFieldProps> = {}) =>
  renderField('', (value, onChange) => (
    <TextField label="Size" name="size" {...props} value={value} onChange={onChange} />
  ))
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent)

describe('a field', () => {
  test('is named by its label and its units', () => {
    draw({ units: 'GiB' })
    expect(field('Size (GiB)').name).toBe('size')
  })

  test.each([
    [{}, 'Size (Optional)'],
    [{ isRequired: true }, 'Size'],
    [{ isOptionalHidden: true }, 'Size'],
  ])('says that it is optional, to the eye only: %j', (props, text) => {
    const { container } = draw(props)
    expect(container.textContent).toBe(text)
    expect(field('Size')).toBeTruthy()
  })

  test('is described by its help and its error, which is announced', () => {
    const { container } = draw({ help: 'At most 1023', error: 'Size is required' })
    expect(described(field('Size'))).toEqual(['At most 1023', 'Size is required'])
    expect(field('Size').ariaInvalid).toBe('true')
    expect(container.querySelector('[aria-live="assertive"]')?.textContent).toBe('Size is required')
  })

  test('has the place of the announcement ready before there is an error', () => {
    const { container } = draw()
    expect(container.querySelector('[aria-live="assertive"]')?.textContent).toBe('')
    expect(field('Size').ariaInvalid).toBeNull()
  })
})

describe('a text field', () => {
  test('reports what is typed', async () => {
    const { user, changes } = draw()
    await user.type(field('Size'), 'ab')
    expect(changes).toEqual(['a', 'ab'])
  })

  test('is left alone by spelling, completion and password managers', () => {
    draw()
    expect(field('Size').getAttribute('spellcheck')).toBe('false')
    expect(field('Size').autocomplete).toBe('off')
    expect(field('Size').dataset['1pIgnore']).toBe('true')
  })

  test('of a password can be filled in', () => {
    renderWidget(
      <PasswordField
        label="Password"
        name="password"
        isRequired
        autoComplete="current-password"
        value=""
        onChange={vi.fn()}
      />,
    )
    const password = screen.getByLabelText<HTMLInputElement>('Password')
    expect(password.type).toBe('password')
    expect(password.autocomplete).toBe('current-password')
    expect(password.dataset['1pIgnore']).toBeUndefined()
  })

  test('takes Enter for itself when it has a use for it', async () => {
    const onEnter = vi.fn()
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const form = (props: Partial<TextFieldProps>) => (
      <form onSubmit={onSubmit}>
        <TextField label="Size" name="size" value="" onChange={vi.fn()} {...props} />
      </form>
    )
    const { user, show } = renderWidget(form({ onEnter }))
    await user.type(field('Size'), '{Enter}')
    expect(onEnter).toHaveBeenCalledOnce()
    expect(onSubmit).not.toHaveBeenCalled()
    show(form({}))
    await user.type(field('Size'), '{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})

describe('moving the focus to a field', () => {
  const drawForm = (invalid = '') =>
    renderWidget(
      <form>
        <TextField label="Name" name="name" value="" onChange={vi.fn()} />
        <RadioGroup
          label="Source"
          name="source"
          options={[
            { value: 'blank', label: 'Blank' },
            { value: 'image', label: 'Image' },
          ]}
          value="image"
          onChange={vi.fn()}
          error={invalid === 'source' ? 'Wrong' : undefined}
        />
        <TextArea label="Text" name="text" value="" onChange={vi.fn()} error="Too long" />
      </form>,
    ).container

  test('finds it by name', () => {
    const form = drawForm()
    expect(focusField(form, 'name')).toBe(true)
    expect(document.activeElement).toBe(field('Name'))
    expect(focusField(form, 'missing')).toBe(false)
  })

  test('finds the first one with an error', () => {
    const form = drawForm()
    expect(focusFirstInvalid(form)).toBe(true)
    expect(document.activeElement).toBe(field('Text'))
  })

  test('goes to the chosen one of several radio buttons', () => {
    const form = drawForm('source')
    focusFirstInvalid(form)
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Image' }))
  })
})
