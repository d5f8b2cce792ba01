// @vitest-environment jsdom
import '#tests/support/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { blur, control, focus, keyGoesOn, renderField, type } from '#tests/support/fields'
import { allByRole, byRole, key, press } from '#tests/support/render'
import { Combobox, type ComboboxProps } from '@/ui/Combobox/Combobox'

const items = (...names: string[]) => names.map(name => ({ value: name, label: name }))

let leave = () => {}
afterEach(() => leave())

const render = (props: Partial<ComboboxProps>, start = '') => {
  const field = renderField(start, (value, onChange) => (
    <Combobox label="Name" name="thing" items={[]} {...props} value={value} onChange={onChange} />
  ))
  leave = field.leave
  return { ...field, input: control('Name') }
}
const options = () => allByRole('option').map(option => option.textContent)
const choose = (label: string) =>
  press(allByRole('option').find(option => option.textContent === label)!)

describe('a combobox over a fixed list', () => {
  const disks = items(
    ...Array.from({ length: 120 }, (_, index) => `disk-${String(index + 1).padStart(4, '0')}`),
  )

  it('lists all items on focus, and on a press when it has the focus already', async () => {
    const { input } = render({ items: disks })
    focus(input)
    expect(options()).toHaveLength(120)
    await key(input, 'Escape')
    expect(options()).toHaveLength(0)
    await press(input)
    expect(options()).toHaveLength(120)
  })

  it('narrows by typing, takes a choice and shows its label', async () => {
    const { input, changes } = render({ items: disks })
    focus(input)
    type(input, 'disk-010')
    expect(options()).toEqual(Array.from({ length: 10 }, (_, digit) => `disk-010${digit}`))
    await choose('disk-0104')
    expect(options()).toEqual([])
    expect(input.value).toBe('disk-0104')
    expect(changes).toEqual(['disk-0104'])
  })

  it('has one option that cannot be chosen when nothing matches', async () => {
    const { input, changes } = render({ items: disks })
    focus(input)
    type(input, 'nonsense')
    expect(options()).toEqual(['No items match'])
    expect(allByRole('option')[0]?.getAttribute('aria-disabled')).toBe('true')
    await choose('No items match')
    expect(changes).toEqual([])
  })

  it('forgets what was typed when it is left without a choice', () => {
    const { input, changes } = render({ items: disks }, 'disk-0001')
    focus(input)
    type(input, 'disk-09')
    blur(input)
    expect(input.value).toBe('disk-0001')
    expect(changes).toEqual([])
  })

  it('reports the empty value when the text is cleared', () => {
    const { input, changes } = render({ items: disks }, 'disk-0001')
    focus(input)
    type(input, '')
    blur(input)
    expect(changes).toEqual([''])
    expect(input.value).toBe('')
  })

  it('shows the one-line label of a chosen item', () => {
    const ip = {
      value: 'a',
      label: 'public',
      detail: '10.0.0.1',
      selectedLabel: 'public (10.0.0.1)',
    }
    expect(render({ items: [ip] }, 'a').input.value).toBe('public (10.0.0.1)')
  })
})

describe('a combobox that takes any value', () => {
  const instances = items('db1', 'you-fail', 'not-there-yet', 'db2')

  it('offers the typed text last, where no listed item is called so', () => {
    const { input, changes } = render({ items: items('mock-vpc'), allowsArbitraryValues: true })
    focus(input)
    expect(options()).toEqual(['mock-vpc'])
    type(input, 'd')
    expect(options()).toEqual(['Custom: d'])
    expect(changes).toEqual(['d'])
    type(input, 'mock-vpc')
    expect(options()).toEqual(['mock-vpc'])
  })

  it('keeps the text when it is left, and lists the same on return', () => {
    const { input } = render({ items: instances, allowsArbitraryValues: true })
    focus(input)
    expect(options()).toHaveLength(4)
    type(input, 'd')
    expect(options()).toEqual(['db1', 'db2', 'Custom: d'])
    blur(input)
    expect(options()).toEqual([])
    expect(input.value).toBe('d')
    focus(input)
    expect(options()).toEqual(['db1', 'db2', 'Custom: d'])
  })

  it('lists everything again once the value was cleared from outside', () => {
    const { input, put } = render({ items: instances, allowsArbitraryValues: true })
    focus(input)
    type(input, 'd')
    blur(input)
    put('')
    expect(input.value).toBe('')
    focus(input)
    expect(options()).toHaveLength(4)
  })

  it('normalises the text while it is typed', () => {
    const { input, changes } = render({
      allowsArbitraryValues: true,
      transform: text => text.toLowerCase().replaceAll(' ', '-'),
    })
    type(input, 'My VPC')
    expect(input.value).toBe('my-vpc')
    expect(changes).toEqual(['my-vpc'])
  })
})

describe('the keys of a combobox', () => {
  it('move through the options, round the ends, and Enter takes one', async () => {
    const { input } = render({ items: items('a', 'b', 'c') })
    focus(input)
    await key(input, 'ArrowUp')
    expect(input.getAttribute('aria-activedescendant')).toBe(allByRole('option')[2]?.id)
    await key(input, 'ArrowDown')
    expect(keyGoesOn(input, 'Enter')).toBe(false)
    expect(input.value).toBe('a')
    expect(options()).toEqual([])
  })

  it('take the typed text first and act on it second', () => {
    const onEnter = vi.fn()
    const { input } = render({ allowsArbitraryValues: true, onEnter })
    type(input, 'web')
    keyGoesOn(input, 'Enter')
    expect(options()).toEqual([])
    expect(onEnter).not.toHaveBeenCalled()
    keyGoesOn(input, 'Enter')
    expect(onEnter).toHaveBeenCalledOnce()
  })

  it('never let Enter submit the form', async () => {
    const { input } = render({ items: items('a') })
    focus(input)
    expect(keyGoesOn(input, 'Enter')).toBe(false)
    await key(input, 'Escape')
    expect(keyGoesOn(input, 'Enter')).toBe(false)
  })

  it('keep Escape to the options while they are open', () => {
    const { input } = render({ items: items('a') })
    const around = vi.fn()
    document.body.addEventListener('keydown', around)
    focus(input)
    keyGoesOn(input, 'Escape')
    expect(options()).toEqual([])
    expect(around).not.toHaveBeenCalled()
    keyGoesOn(input, 'Escape')
    expect(around).toHaveBeenCalledOnce()
    document.body.removeEventListener('keydown', around)
  })
})

describe('the frame of a combobox', () => {
  const frame = () => byRole('group', 'Name')

  it('can have the focus without showing the options, and says what it is', () => {
    render({ items: items('a') })
    frame().focus()
    expect(document.activeElement).toBe(frame())
    expect(options()).toEqual([])
  })

  it.each(['a', 'ArrowDown', 'Enter', 'Backspace'])('leaves %s to the input', name => {
    const { input } = render({ items: items('a') })
    frame().focus()
    expect(keyGoesOn(frame(), name)).toBe(name !== 'Enter')
    expect(document.activeElement).toBe(input)
    expect(options()).toEqual(['a'])
  })

  it.each(['Tab', 'Shift', 'Escape'])('does nothing about %s', name => {
    render({ items: items('a') })
    frame().focus()
    expect(keyGoesOn(frame(), name)).toBe(true)
    expect(document.activeElement).toBe(frame())
  })
})

describe('the help of a combobox', () => {
  it('says what can be done, unless a placeholder does', () => {
    render({})
    expect(document.body.textContent).toContain('Select an option')
    leave()
    render({ placeholder: 'Select a disk' })
    expect(document.body.textContent).not.toContain('Select an option')
  })
})
