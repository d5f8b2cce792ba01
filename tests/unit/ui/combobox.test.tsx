// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { renderField } from '#tests/support/fields'
import { focusFirstInvalid } from '@/ui/Field/focusField'
import { Combobox, type ComboboxProps } from '@/ui/Combobox/Combobox'

const items = (...names: string[]) => names.map(name => ({ value: name, label: name }))

const draw = (props: Partial<ComboboxProps>, start = '') =>
  renderField(start, (value, onChange) => (
    <form>
      <Combobox label="Name" name="thing" items={[]} {...props} value={value} onChange={onChange} />
      <button type="button">Elsewhere</button>
    </form>
  ))
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Name' })
const options = () =>
  screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)
const option = (name: string) => screen.getByRole('option', { name, hidden: true })

describe('a combobox over a fixed list', () => {
  const disks = items(
    ...Array.from({ length: 120 }, (_, index) => `disk-${String(index + 1).padStart(4, '0')}`),
  )

  test('lists all items on focus, and on a press when it has the focus already', async () => {
    const { user } = draw({ items: disks })
    await user.tab()
    expect(options()).toHaveLength(120)
    await user.keyboard('{Escape}')
    expect(options()).toHaveLength(0)
    await user.click(input())
    expect(options()).toHaveLength(120)
  })

  test('narrows while it is typed into, takes a choice and shows its label', async () => {
    const { user, changes } = draw({ items: disks })
    await user.type(input(), 'disk-010')
    expect(options()).toEqual(Array.from({ length: 10 }, (_, digit) => `disk-010${digit}`))
    await user.click(option('disk-0104'))
    expect(options()).toEqual([])
    expect(input().value).toBe('disk-0104')
    expect(changes).toEqual(['disk-0104'])
  })

  test('keeps the order of the items, whatever is typed', async () => {
    const { user } = draw({ items: items('zeta-db', 'db', 'a-db', 'web') })
    await user.type(input(), 'db')
    expect(options()).toEqual(['zeta-db', 'db', 'a-db'])
  })

  test('takes no notice of letter case and spaces', async () => {
    const { user } = draw({ items: items('Internet gateway', 'Drop') })
    await user.type(input(), 'NETGATE way')
    expect(options()).toEqual(['Internet gateway'])
  })

  test('finds letters spread over a label where no label has them in one piece', async () => {
    const { user } = draw({ items: items('ubuntu-22-04', 'debian-12') })
    await user.type(input(), 'ubu22')
    expect(options()).toEqual(['ubuntu-22-04'])
  })

  test('has one option that cannot be chosen when nothing matches', async () => {
    const { user, changes } = draw({ items: disks })
    await user.type(input(), 'nonsense')
    expect(options()).toEqual(['No items match'])
    expect(option('No items match').ariaDisabled).toBe('true')
    await user.click(option('No items match'))
    expect(changes).toEqual([])
  })

  test('reports the empty value when the text is cleared', async () => {
    const { user, changes } = draw({ items: disks }, 'disk-0001')
    await user.clear(input())
    await user.tab()
    expect(changes).toEqual([''])
    expect(input().value).toBe('')
  })

  test('shows the one-line label of a chosen item', () => {
    const ip = {
      value: 'a',
      label: 'public',
      detail: '10.0.0.1',
      selectedLabel: 'public (10.0.0.1)',
    }
    draw({ items: [ip] }, 'a')
    expect(input().value).toBe('public (10.0.0.1)')
  })
})

describe('a combobox that takes any value', () => {
  const instances = items('db1', 'you-fail', 'not-there-yet', 'db2')

  test('offers the typed text last, unless an item is called so', async () => {
    const { user, changes } = draw({ items: items('mock-vpc'), allowsArbitraryValues: true })
    await user.tab()
    expect(options()).toEqual(['mock-vpc'])
    await user.keyboard('d')
    expect(options()).toEqual(['Custom: d'])
    expect(changes).toEqual(['d'])
    await user.clear(input())
    await user.keyboard('mock-vpc')
    expect(options()).toEqual(['mock-vpc'])
  })

  test('keeps the text when it is left, and lists the same on return', async () => {
    const { user } = draw({ items: instances, allowsArbitraryValues: true })
    await user.tab()
    expect(options()).toHaveLength(4)
    await user.keyboard('d')
    expect(options()).toEqual(['db1', 'db2', 'Custom: d'])
    await user.tab()
    expect(options()).toEqual([])
    expect(input().value).toBe('d')
    await user.tab({ shift: true })
    expect(options()).toEqual(['db1', 'db2', 'Custom: d'])
  })

  test('lists everything again once the value was cleared from outside', async () => {
    const { user, put } = draw({ items: instances, allowsArbitraryValues: true })
    await user.type(input(), 'd')
    await user.tab()
    put('')
    expect(input().value).toBe('')
    await user.tab({ shift: true })
    expect(options()).toHaveLength(4)
  })

  test('normalises the text while it is typed', async () => {
    const { user } = draw({
      allowsArbitraryValues: true,
      transform: text => text.toLowerCase().replaceAll(' ', '-'),
    })
    await user.type(input(), 'My VPC')
    expect(input().value).toBe('my-vpc')
  })
})

describe('the keys of a combobox', () => {
  test('move through the options, round the ends, and Enter takes one', async () => {
    const { user } = draw({ items: items('a', 'b', 'c') })
    await user.tab()
    await user.keyboard('{ArrowUp}')
    expect(input().getAttribute('aria-activedescendant')).toBe(option('c').id)
    await user.keyboard('{ArrowDown}{Enter}')
    expect(input().value).toBe('a')
    expect(options()).toEqual([])
  })

  test('take the typed text with the first Enter and act on it with the second', async () => {
    const onEnter = vi.fn()
    const { user } = draw({ allowsArbitraryValues: true, onEnter })
    await user.type(input(), 'web{Enter}')
    expect(options()).toEqual([])
    expect(onEnter).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(onEnter).toHaveBeenCalledOnce()
  })

  test('never submit the form', async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault())
    const { user } = draw({ items: items('a', 'ab') })
    input().form?.addEventListener('submit', onSubmit)
    await user.tab()
    await user.keyboard('{Enter}')
    await user.keyboard('{Escape}{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('leave Escape to what is around once the options are closed', async () => {
    const { user } = draw({ items: items('a') })
    const onKeyDown = vi.fn()
    document.body.addEventListener('keydown', onKeyDown)
    onTestFinished(() => document.body.removeEventListener('keydown', onKeyDown))
    await user.click(input())
    await user.keyboard('{Escape}')
    expect(options()).toEqual([])
    expect(onKeyDown).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(onKeyDown).toHaveBeenCalledOnce()
  })
})

describe('a combobox that is focused for its error', () => {
  const drawInvalid = () => {
    const page = draw({ items: items('a'), error: 'Name is required' })
    act(() => void focusFirstInvalid(page.container))
    return page
  }

  test('keeps its options closed, so that they do not cover the message', () => {
    drawInvalid()
    expect(document.activeElement?.closest('[data-field-root]')?.contains(input())).toBe(true)
    expect(options()).toEqual([])
  })

  test.each(['a', '{ArrowDown}', '{Backspace}'])('opens with the key %s', async key => {
    const { user } = drawInvalid()
    await user.keyboard(key)
    expect(document.activeElement).toBe(input())
    expect(options()).toEqual(['a'])
  })

  test.each(['{Shift}', '{Escape}'])('stays closed with the key %s', async key => {
    const { user } = drawInvalid()
    await user.keyboard(key)
    expect(options()).toEqual([])
  })
})

describe('the help of a combobox', () => {
  test('says what can be done', () => {
    const { container } = draw({})
    expect(container.textContent).toContain('Select an option')
  })

  test('is left to the placeholder where there is one', () => {
    const { container } = draw({ placeholder: 'Select a disk' })
    expect(container.textContent).not.toContain('Select an option')
  })
})
