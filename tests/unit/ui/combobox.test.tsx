import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderField } from '#tests/support/fields'
import { holdCode } from '#tests/support/held-code'
import { codeToArrive, renderWidget } from '#tests/support/render'
import { Combobox, type ComboboxProps } from '@/ui/Combobox/Combobox'
import { EnterSubmits } from '@/ui/Combobox/useComboboxKeys'
import { focusFirstField, focusFirstInvalid } from '@/ui/Field/focusField'
import { Modal } from '@/ui/Modal/Modal'

const items = (...names: string[]) => names.map(name => ({ value: name, label: name }))
const disks = items(
  ...Array.from({ length: 120 }, (_, index) => `disk-${String(index + 1).padStart(4, '0')}`),
)

const drawWidget = (Widget: typeof Combobox, props: Partial<ComboboxProps> = {}, start = '') =>
  renderField(start, (value, onChange) => (
    <form>
      <Widget label="Name" name="thing" items={[]} {...props} value={value} onChange={onChange} />
      <button type="button">Elsewhere</button>
    </form>
  ))
const draw = async (props?: Partial<ComboboxProps>, start?: string) => {
  const page = drawWidget(Combobox, props, start)
  await codeToArrive()
  return page
}
/** Renders the combobox before the code that opens it has loaded. */
const drawEarly = async (props?: Partial<ComboboxProps>, start?: string) => {
  const { module, arrive } = await holdCode<{ Combobox: typeof Combobox }>('@/ui/Combobox/Combobox')
  return { ...drawWidget(module.Combobox, props, start), arrive }
}
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Name' })
/** Waits until the list opens, in the second frame after the focus. */
const frames = () =>
  act(
    () =>
      new Promise(resolve =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))),
      ),
  )
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const option = (name: string) => screen.getByRole('option', { name })
const message = () => document.querySelector('form [aria-live="assertive"]')?.textContent

describe('a combobox over a fixed list', () => {
  test('lists all items on focus, and on a press while focused', async () => {
    const { user } = await draw({ items: items('a', 'b', 'c') })
    await user.tab()
    await frames()
    expect(options()).toHaveLength(3)
    await user.keyboard('{Escape}')
    expect(options()).toHaveLength(0)
    await user.click(input())
    await frames()
    expect(options()).toHaveLength(3)
  })

  test('closes when the field is left in the frame in which it opened', async () => {
    await draw({ items: items('a', 'b', 'c') })
    await act(async () => {
      input().focus()
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      // React has not rendered what was done in the frame, unless it was told to.
      screen.getByText('Elsewhere').focus()
    })
    await frames()
    expect(options()).toEqual([])
    expect(input().getAttribute('aria-expanded')).toBe('false')
  })

  test('filters its items while typing, and shows the chosen one', async () => {
    const { user, changes } = await draw({ items: disks })
    await user.type(input(), 'disk-010')
    expect(options()).toEqual(Array.from({ length: 10 }, (_, digit) => `disk-010${digit}`))
    await user.click(option('disk-0104'))
    expect(options()).toEqual([])
    expect(input().value).toBe('disk-0104')
    expect(changes).toEqual(['disk-0104'])
  })

  test('keeps the order of the items', async () => {
    const { user } = await draw({ items: items('zeta-db', 'db', 'a-db', 'web') })
    await user.type(input(), 'db')
    expect(options()).toEqual(['zeta-db', 'db', 'a-db'])
  })

  test('ignores case and spaces', async () => {
    const { user } = await draw({ items: items('Internet gateway', 'Drop') })
    await user.type(input(), 'NETGATE way')
    expect(options()).toEqual(['Internet gateway'])
  })

  test('matches letters spread over a label if no label contains them in one piece', async () => {
    const { user } = await draw({ items: items('ubuntu-22-04', 'debian-12') })
    await user.type(input(), 'ubu22')
    expect(options()).toEqual(['ubuntu-22-04'])
  })

  test('shows that nothing matches, which cannot be chosen', async () => {
    const { user, changes } = await draw({ items: disks })
    await user.type(input(), 'nonsense')
    expect(options()).toEqual(['No items match'])
    await user.click(screen.getByText('No items match'))
    await user.keyboard('{ArrowDown}{Enter}')
    expect(changes).toEqual([])
  })

  test('reports the empty value when the text is cleared', async () => {
    const { user, changes } = await draw({ items: disks }, 'disk-0001')
    await user.clear(input())
    await user.tab()
    expect(changes).toEqual([''])
    expect(input().value).toBe('')
  })

  test('shows the one-line label of the chosen item', async () => {
    const ip = {
      value: 'a',
      label: 'public',
      detail: '10.0.0.1',
      selectedLabel: 'public (10.0.0.1)',
    }
    const { user } = await draw({ items: [ip, ...items('other')] }, 'a')
    expect(input().value).toBe('public (10.0.0.1)')
    await user.tab()
    await frames()
    await user.click(screen.getByRole('option', { selected: true }))
    expect(input().value).toBe('public (10.0.0.1)')
  })

  test('lists all items when it is opened again', async () => {
    const { user } = await draw({ items: items('a', 'b') }, 'a')
    await user.tab()
    await frames()
    expect(options()).toEqual(['a', 'b'])
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('a')
  })

  test('restores the chosen item on Escape', async () => {
    const { user, changes } = await draw({ items: items('a', 'b') }, 'a')
    await user.type(input(), 'x')
    await user.keyboard('{Escape}')
    expect(input().value).toBe('a')
    expect(changes).toEqual([])
  })
})

describe('Enter in a combobox over a fixed list', () => {
  test('chooses the only matching item, and closes the list', async () => {
    const { user, changes } = await draw({ items: items('the-smallest', 'db1') })
    await user.type(input(), 'smallest{Enter}')
    await frames()
    expect(changes).toEqual(['the-smallest'])
    expect(input().value).toBe('the-smallest')
    expect(options()).toEqual([])
    await user.keyboard('x')
    expect(options()).toEqual(['No items match'])
  })
})

describe('leaving a combobox over a fixed list', () => {
  test.each([
    ['the only matching item', 'ubu', 'ubuntu'],
    ['an item with exactly that name, among other matches', 'db', 'db'],
    ['an item with that name, ignoring case', 'DB', 'db'],
  ])('chooses %s', async (_, text, expected) => {
    const { user, changes } = await draw({ items: items('ubuntu', 'db', 'db2') })
    await user.type(input(), text)
    await user.tab()
    expect(changes).toEqual([expected])
    expect(input().value).toBe(expected)
    expect(message()).toBe('')
  })

  test.each([
    ['d', 'Several items match. Choose one'],
    ['zzz', 'No items match'],
  ])('with %j keeps the text, and shows an error', async (text, expected) => {
    const { user } = await draw({ items: items('db1', 'db2') })
    await user.type(input(), text)
    expect(message()).toBe('')
    await user.tab()
    expect(input().value).toBe(text)
    expect(message()).toBe(expected)
    await user.clear(input())
    expect(message()).toBe('')
  })

  test('with a text that is not a choice clears the value', async () => {
    const { user, changes } = await draw({ items: items('db1', 'db2') }, 'db1')
    await user.clear(input())
    await user.type(input(), 'd')
    await user.tab()
    expect(changes).toEqual([''])
  })

  test('chooses the option highlighted with the arrow keys', async () => {
    const { user, changes } = await draw({ items: items('db1', 'db2') })
    await user.tab()
    await frames()
    await user.keyboard('{ArrowDown}')
    await user.tab()
    expect(changes).toEqual(['db1'])
  })
})

describe('sending the form from within a combobox over a fixed list', () => {
  test.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
    'commits the typed text first: %s',
    async keys => {
      const { user, changes } = await draw({ items: items('web-1', 'db-1') }, 'web-1')
      await user.clear(input())
      await user.type(input(), 'db')
      await user.keyboard(keys)
      expect(changes.at(-1)).toBe('db-1')
      await user.clear(input())
      await user.type(input(), 'elsewhere')
      await user.keyboard(keys)
      expect(changes.at(-1)).toBe('')
      expect(input().value).toBe('elsewhere')
      expect(message()).toBe('No items match')
    },
  )
})

describe('a combobox that takes any value', () => {
  const instances = items('db1', 'you-fail', 'not-there-yet', 'db2')

  test('offers the typed text last, unless an item has that name', async () => {
    const { user, changes } = await draw({ items: items('mock-vpc'), allowsArbitraryValues: true })
    await user.tab()
    await frames()
    expect(options()).toEqual(['mock-vpc'])
    await user.keyboard('d')
    expect(options()).toEqual(['Custom: d'])
    expect(changes).toEqual(['d'])
    await user.clear(input())
    await user.keyboard('mock-vpc')
    expect(options()).toEqual(['mock-vpc'])
  })

  test('offers an item for its value as for its name', async () => {
    const echo = { value: '8', label: '8 Echo Request' }
    const { user } = await draw({ items: [echo], allowsArbitraryValues: true })
    await user.type(input(), '8')
    expect(options()).toEqual(['8 Echo Request'])
  })

  test('keeps the text when it is left, and the matches when it is focused again', async () => {
    const { user } = await draw({ items: instances, allowsArbitraryValues: true })
    await user.tab()
    await frames()
    expect(options()).toHaveLength(4)
    await user.keyboard('d')
    expect(options()).toEqual(['db1', 'db2', 'Custom: d'])
    await user.tab()
    expect(options()).toEqual([])
    expect(input().value).toBe('d')
    await user.tab({ shift: true })
    await frames()
    expect(options()).toEqual(['db1', 'db2', 'Custom: d'])
  })

  test('lists all items after its value is cleared from outside', async () => {
    const { user, put } = await draw({ items: instances, allowsArbitraryValues: true })
    await user.type(input(), 'd')
    await user.tab()
    put('')
    expect(input().value).toBe('')
    await user.tab({ shift: true })
    await frames()
    expect(options()).toHaveLength(4)
  })

  test('accepts an item of the list, or the typed text', async () => {
    const { user, changes } = await draw({ items: instances, allowsArbitraryValues: true })
    await user.type(input(), 'd')
    await user.click(option('db2'))
    expect(changes).toEqual(['d', 'db2'])
    await user.clear(input())
    await user.type(input(), 'web')
    await user.click(option('Custom: web'))
    expect(input().value).toBe('web')
    expect(options()).toEqual([])
  })

  test('closes its list when the typed text is chosen with the keyboard', async () => {
    const { user } = await draw({ items: instances, allowsArbitraryValues: true })
    await user.type(input(), 'web{ArrowDown}{Enter}')
    expect(input().value).toBe('web')
    expect(options()).toEqual([])
  })

  test('offers a pasted text, and has no list without text', async () => {
    const { user } = await draw({ allowsArbitraryValues: true })
    await user.click(input())
    await frames()
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.paste('10.0.0.1')
    await frames()
    expect(options()).toEqual(['Custom: 10.0.0.1'])
    await user.clear(input())
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('normalizes the text while it is typed', async () => {
    const { user } = await draw({
      allowsArbitraryValues: true,
      transform: text => text.toLowerCase().replaceAll(' ', '-'),
    })
    await user.type(input(), 'My VPC')
    expect(input().value).toBe('my-vpc')
  })
})

describe('the keys of a combobox', () => {
  test('move through the options cyclically, and Enter chooses one', async () => {
    const { user } = await draw({ items: items('a', 'b', 'c') })
    await user.tab()
    await frames()
    await user.keyboard('{ArrowUp}')
    expect(input().getAttribute('aria-activedescendant')).toBe(option('c').id)
    await user.keyboard('{ArrowDown}{Enter}')
    expect(input().value).toBe('a')
    expect(options()).toEqual([])
  })

  test('choose the first match with Enter, which the list marks', async () => {
    const { user, changes } = await draw({ items: items('ubuntu', 'db1', 'db2') })
    await user.type(input(), 'd')
    expect(options()).toEqual(['db1', 'db2'])
    expect(document.querySelector('[data-first]')?.textContent).toBe('db1')
    await user.keyboard('{Enter}')
    expect(changes).toEqual(['db1'])
    expect(options()).toEqual([])
  })

  test('choose the first match of keys that arrive in one go', async () => {
    const { changes } = await draw({ items: items('ubuntu', 'db1', 'db2') })
    act(() => input().focus())
    fireEvent.input(input(), { target: { value: 'd' } })
    fireEvent.keyDown(input(), { key: 'Enter' })
    expect(changes).toEqual(['db1'])
  })

  test.each(['Enter', 'Escape'])('close a list before it opens: %s', async key => {
    await draw({ allowsArbitraryValues: true, items: items('web') })
    act(() => input().focus())
    fireEvent.click(input())
    fireEvent.input(input(), { target: { value: 'web' } })
    fireEvent.keyDown(input(), { key })
    expect(options()).toEqual([])
    await frames()
    expect(options()).toEqual([])
  })

  test('accept any text with the first Enter, and act on it with the second', async () => {
    const onEnter = vi.fn()
    const { user } = await draw({ allowsArbitraryValues: true, onEnter })
    await user.type(input(), 'web{Enter}')
    expect(options()).toEqual([])
    expect(onEnter).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(onEnter).toHaveBeenCalledOnce()
  })

  test.each([
    [true, 1],
    [false, 0],
  ])('submit the form while the list is closed, if enabled: %s', async (isAsked, times) => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault())
    const { user } = renderWidget(
      <form>
        <EnterSubmits value={isAsked}>
          <Combobox label="Name" name="disk" items={items('a')} value="a" onChange={vi.fn()} />
        </EnterSubmits>
      </form>,
    )
    await codeToArrive()
    input().form?.addEventListener('submit', onSubmit)
    await user.tab()
    await frames()
    await user.keyboard('{Enter}{Escape}')
    expect(onSubmit).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(times)
  })

  test('do not submit the form by default', async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault())
    const { user } = await draw({ items: items('a', 'ab') })
    input().form?.addEventListener('submit', onSubmit)
    await user.tab()
    await user.keyboard('{Enter}')
    await user.keyboard('{Escape}{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('a combobox in a dialog', () => {
  test('closes its list on the first Escape, and the dialog on the second', async () => {
    const onDismiss = vi.fn()
    const { user } = renderWidget(
      <Modal title="Attach disk" onDismiss={onDismiss}>
        <Combobox label="Name" name="disk" items={items('a')} value="" onChange={vi.fn()} />
      </Modal>,
    )
    await codeToArrive()
    await user.click(input())
    await frames()
    expect(options()).toEqual(['a'])
    await user.keyboard('{Escape}')
    expect(options()).toEqual([])
    expect(onDismiss).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(onDismiss).toHaveBeenCalledOnce()
  })

  test('that has the initial focus keeps its list closed, and typing replaces the chosen item', async () => {
    const { user, container } = await draw({ items: items('db1', 'web') }, 'db1')
    act(() => focusFirstField(container))
    expect(options()).toEqual([])
    await user.keyboard('w')
    expect(input().value).toBe('w')
    expect(options()).toEqual(['web'])
  })
})

describe('a combobox in a scrolled container', () => {
  const scroll = () => fireEvent.scroll(input().form!)

  test('reopens its list after a scroll that the user did not cause', async () => {
    const { user } = await draw({ items: items('a') })
    await user.tab()
    await frames()
    scroll()
    expect(options()).toEqual([])
    await frames()
    expect(options()).toEqual(['a'])
  })

  test('closes its list when the user scrolls', async () => {
    const { user } = await draw({ items: items('a') })
    await user.tab()
    await frames()
    fireEvent.wheel(input())
    scroll()
    await frames()
    expect(options()).toEqual([])
  })
})

describe('a combobox behind a dialog', () => {
  test('regains the focus with its list closed, and opens it on typing', async () => {
    const page = (isAsked: boolean) => (
      <>
        <Combobox label="Name" name="disk" items={items('a')} value="" onChange={vi.fn()} />
        {isAsked && (
          <Modal title="Discard changes?" onDismiss={vi.fn()}>
            Leave?
          </Modal>
        )}
      </>
    )
    const { user, show } = renderWidget(page(false))
    await codeToArrive()
    const box = input()
    await user.click(box)
    await frames()
    await user.keyboard('{Escape}')
    show(page(true))
    expect(document.activeElement).not.toBe(box)
    show(page(false))
    await waitFor(() => expect(document.activeElement).toBe(box))
    await frames()
    expect(options()).toEqual([])
    await user.keyboard('a')
    expect(options()).toEqual(['a'])
  })
})

describe('a combobox that is focused because of its error', () => {
  const drawInvalid = async () => {
    const page = await draw({ items: items('a'), error: 'Name is required' })
    act(() => void focusFirstInvalid(page.container))
    return page
  }

  test('keeps its list closed, so that it does not cover the message', async () => {
    await drawInvalid()
    expect(document.activeElement).toBe(input())
    expect(input().ariaInvalid).toBe('true')
    expect(options()).toEqual([])
  })

  test.each(['a', '{ArrowDown}'])('opens with the key %s', async key => {
    const { user } = await drawInvalid()
    await user.keyboard(key)
    expect(options()).toEqual(['a'])
  })
})

describe('a combobox whose code is loading', () => {
  test('opens after loading if it has the focus', async () => {
    const { user, arrive } = await drawEarly({ items: items('a', 'b') })
    await user.tab()
    expect(options()).toEqual([])
    await arrive()
    await frames()
    expect(document.activeElement).toBe(input())
    expect(options()).toEqual(['a', 'b'])
  })

  test('keeps the text typed before', async () => {
    const { user, arrive } = await drawEarly({ items: items('ubuntu', 'debian') })
    await user.type(input(), 'ubu')
    await arrive()
    await frames()
    expect(input().value).toBe('ubu')
    expect(options()).toEqual(['ubuntu'])
    await user.keyboard('n{Enter}')
    expect(input().value).toBe('ubuntu')
  })

  test('keeps the selection within the text', async () => {
    const { user, arrive } = await drawEarly({ items: items('ubuntu', 'debian') })
    await user.type(input(), 'utu')
    input().setSelectionRange(1, 2)
    await arrive()
    await user.keyboard('bun')
    expect(input().value).toBe('ubunu')
  })

  test('chooses with Enter what was typed before, and stays closed', async () => {
    const { user, changes, arrive } = await drawEarly({ items: items('ubuntu', 'debian') })
    await user.type(input(), 'ubu{Enter}')
    expect(changes).toEqual(['ubuntu'])
    await arrive()
    await frames()
    expect(input().value).toBe('ubuntu')
    expect(document.activeElement).toBe(input())
    expect(options()).toEqual([])
  })

  test('restores the chosen item on Escape, and stays closed', async () => {
    const { user, changes, arrive } = await drawEarly(
      { items: items('ubuntu', 'debian') },
      'debian',
    )
    await user.type(input(), 'ubu{Escape}')
    expect(input().value).toBe('debian')
    await arrive()
    await frames()
    expect(changes).toEqual([])
    expect(options()).toEqual([])
  })

  test('commits what was typed when it is left, and stays closed', async () => {
    const { user, changes, arrive } = await drawEarly({ items: items('db1', 'db2') })
    await user.type(input(), 'db')
    await user.tab()
    expect(message()).toBe('Several items match. Choose one')
    await arrive()
    await frames()
    expect(input().value).toBe('db')
    expect(message()).toBe('Several items match. Choose one')
    expect(document.activeElement).not.toBe(input())
    expect(options()).toEqual([])
    expect(changes).toEqual([])
  })

  test.each(['{Enter}', '{ArrowDown}'])(
    'keeps its list closed if it was focused because of its error, and handles %s',
    async key => {
      const onEnter = vi.fn()
      const { user, container, arrive } = await drawEarly({
        items: items('a'),
        error: 'Required',
        onEnter,
      })
      act(() => void focusFirstInvalid(container))
      await user.keyboard(key)
      await arrive()
      await frames()
      expect(onEnter).toHaveBeenCalledTimes(key === '{Enter}' ? 1 : 0)
      expect(options()).toEqual(key === '{Enter}' ? [] : ['a'])
    },
  )

  test('reports a text typed before if it accepts any value', async () => {
    const { user, changes, arrive } = await drawEarly({ allowsArbitraryValues: true })
    await user.type(input(), 'web')
    await arrive()
    expect(changes.at(-1)).toBe('web')
    expect(input().value).toBe('web')
  })
})

describe('the help of a combobox', () => {
  test('describes the usage', async () => {
    const { container } = await draw()
    expect(container.textContent).toContain('Select an option')
  })

  test('is replaced by the placeholder, if any', async () => {
    const { container } = await draw({ placeholder: 'Select a disk' })
    expect(container.textContent).not.toContain('Select an option')
  })
})
