import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderField } from '#tests/support/fields'
import { renderWidget } from '#tests/support/render'
import type { NumberEntry } from '@/lib/number-entry'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { DescriptionField } from '@/ui/DescriptionField/DescriptionField'
import { focusField, focusFirstField, focusFirstInvalid } from '@/ui/Field/focusField'
import { Form } from '@/ui/Form/Form'
import { NameField, type NameFieldProps } from '@/ui/NameField/NameField'
import { NumberField } from '@/ui/NumberField/NumberField'
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
  test('is named by its label and units', () => {
    draw({ units: 'GiB' })
    expect(field('Size (GiB)').name).toBe('size')
  })

  test.each([
    [{}, 'Size (Optional)'],
    [{ isRequired: true }, 'Size'],
    [{ isOptionalHidden: true }, 'Size'],
  ])('shows that it is optional, but not to screen readers: %j', (props, text) => {
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

  test('has a live region before there is an error', () => {
    const { container } = draw()
    expect(container.querySelector('[aria-live="assertive"]')?.textContent).toBe('')
    expect(field('Size').ariaInvalid).toBeNull()
  })
})

describe('a text field', () => {
  test('reports its text while typing', async () => {
    const { user, changes } = draw()
    await user.type(field('Size'), 'ab')
    expect(changes).toEqual(['a', 'ab'])
  })

  test('disables spell checking, autocompletion and password managers', () => {
    draw()
    expect(field('Size').getAttribute('spellcheck')).toBe('false')
    expect(field('Size').autocomplete).toBe('off')
    expect(field('Size').dataset['1pIgnore']).toBe('true')
  })

  test('allows autocompletion for a password', () => {
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

  test('handles Enter instead of submitting, if it has a handler', async () => {
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

describe('leaving a text field', () => {
  const drawTyped = (Typed: typeof TextField, onSubmit = vi.fn(), start = '') => {
    const told: string[] = []
    const drawn = renderField(start, (value, onChange) => (
      <form onSubmit={onSubmit}>
        <Typed
          label="Size"
          name="size"
          value={value}
          onChange={onChange}
          onSettle={() => told.push(value)}
        />
      </form>
    ))
    return { ...drawn, told }
  }

  test('tells it once, if something was typed', async () => {
    const { user, told } = drawTyped(TextField)
    await user.tab()
    await user.tab()
    expect(told).toEqual([])
    await user.type(field('Size'), ' a b ')
    expect(told).toEqual([])
    await user.tab()
    await user.click(field('Size'))
    await user.tab()
    expect(told).toEqual([' a b '])
  })

  test('tells it if a draft has brought back what was typed', async () => {
    const { user, told } = drawTyped(TextField, vi.fn(), 'web ')
    await user.click(field('Size'))
    await user.tab()
    expect(told).toEqual(['web '])
  })

  test('is told with Enter, before the form is submitted', async () => {
    const submitted: number[] = []
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => {
      event.preventDefault()
      submitted.push(told.length)
    })
    const { user, told } = drawTyped(TextField, onSubmit)
    await user.type(field('Size'), 'a {Enter}')
    expect(told).toEqual(['a '])
    expect(submitted).toEqual([1])
  })

  test('is not told of a password, which may have spaces around it', async () => {
    const { user, told } = drawTyped(PasswordField)
    await user.type(screen.getByLabelText('Size'), ' a ')
    await user.tab()
    expect(told).toEqual([])
  })
})

describe('a name field', () => {
  const drawName = (start = '', props: Partial<NameFieldProps> = {}) =>
    renderField(start, (value, onChange) => (
      <NameField name="name" {...props} value={value} onChange={onChange} />
    ))
  const message = () => document.querySelector('[aria-live="assertive"]')?.textContent

  test('shows its rule from the start', () => {
    drawName()
    expect(described(field('Name'))[0]).toContain('Lower-case letters, digits and dashes.')
    expect(field('Name').ariaRequired).toBe('true')
  })

  test('shows an error when it is left, until it is corrected', async () => {
    const { user } = drawName()
    await user.type(field('Name'), 'web-')
    expect(message()).toBe('')
    await user.tab()
    expect(message()).toBe('Must end with a letter or number')
    await user.type(field('Name'), '1')
    expect(message()).toBe('')
  })

  test('postpones the error until the end of the press that leaves it', async () => {
    const { user } = drawName()
    await user.type(field('Name'), 'web-')
    await user.pointer({ keys: '[MouseLeft>]', target: document.body })
    expect(document.activeElement).not.toBe(field('Name'))
    expect(message()).toBe('')
    await user.pointer({ keys: '[/MouseLeft]', target: document.body })
    await waitFor(() => expect(message()).toBe('Must end with a letter or number'))
  })

  test('does not report that it is empty', async () => {
    const { user } = drawName()
    await user.click(field('Name'))
    await user.tab()
    expect(message()).toBe('')
  })

  test.each([
    [50, ''],
    [51, '51 of 63'],
    [64, '64 of 63'],
  ])('with %d characters shows the counter %j', (length, expected) => {
    const { container } = drawName('x'.repeat(length))
    expect(container.querySelector('[data-figures]')?.textContent ?? '').toBe(expected)
  })
})

describe('a description field', () => {
  const drawDescription = (start = '') =>
    renderField(start, (value, onChange) => (
      <DescriptionField name="description" value={value} onChange={onChange} />
    ))

  test.each([
    [409, ''],
    [410, '410 of 512'],
  ])('with %d characters shows the counter %j', (length, expected) => {
    drawDescription('🙂'.repeat(length))
    const counter = document.querySelector('[data-figures]')
    expect(counter?.textContent ?? '').toBe(expected)
  })

  test('reports when it is left that it is too long', async () => {
    const { user, container } = drawDescription('x'.repeat(512))
    await user.type(field('Description'), 'x')
    await user.tab()
    expect(container.textContent).toContain('Must be at most 512 characters')
  })
})

describe('Ctrl or Cmd with Enter', () => {
  const drawForm = () => {
    const onSubmit = vi.fn()
    const { user } = renderWidget(
      <Form onSubmit={onSubmit}>
        <TextField label="Name" name="name" value="" onChange={vi.fn()} onEnter={vi.fn()} />
        <TextArea label="Text" name="text" value="" onChange={vi.fn()} />
        <button type="button">Elsewhere</button>
      </Form>,
    )
    return { user, onSubmit }
  }

  test.each([
    ['{Control>}{Enter}{/Control}', 'Name'],
    ['{Meta>}{Enter}{/Meta}', 'Text'],
  ])('%s in %s submits the form', async (keys, name) => {
    const { user, onSubmit } = drawForm()
    await user.click(field(name))
    await user.keyboard(keys)
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('submits the form once from a button in it', async () => {
    const { user, onSubmit } = drawForm()
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())
    await user.keyboard('{Control>}{Enter}{/Control}')
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

  test('finds a field by name', () => {
    const form = drawForm()
    expect(focusField(form, 'name')).toBe(true)
    expect(document.activeElement).toBe(field('Name'))
    expect(focusField(form, 'missing')).toBe(false)
  })

  test('finds the first field with an error', () => {
    const form = drawForm()
    expect(focusFirstInvalid(form)).toBe(true)
    expect(document.activeElement).toBe(field('Text'))
  })

  test('focuses the selected radio button', () => {
    const form = drawForm('source')
    focusFirstInvalid(form)
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Image' }))
  })

  test('selects the number of a dialog’s first field, so that typing replaces it', async () => {
    const { user, container, changes } = renderField<NumberEntry>(8, (value, onChange) => (
      <NumberField label="Memory" name="memory" value={value} onChange={onChange} />
    ))
    focusFirstField(container)
    await user.keyboard('6')
    expect(changes).toEqual(['6'])
  })

  test('is not a checkbox if there is something to type in', () => {
    const { container } = renderField(false, (value, onChange) => (
      <>
        <Checkbox label="Enabled" name="isEnabled" value={value} onChange={onChange} />
        <TextField label="Name" name="name" value="" onChange={() => undefined} />
      </>
    ))
    focusFirstField(container)
    expect(document.activeElement).toBe(field('Name'))
  })
})
