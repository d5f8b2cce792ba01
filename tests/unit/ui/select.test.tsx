import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderField } from '#tests/support/fields'
import { holdCode } from '#tests/support/held-code'
import { codeToArrive, renderWidget } from '#tests/support/render'
import { focusFirstField } from '@/ui/Field/focusField'
import { Modal } from '@/ui/Modal/Modal'
import { Select, type SelectProps } from '@/ui/Select/Select'

const roles = ['Admin', 'Collaborator', 'Viewer'].map(label => ({
  value: label.toLowerCase(),
  label,
}))

const drawWidget = (Widget: typeof Select, props: Partial<SelectProps> = {}, start = '') =>
  renderField(start, (value, onChange) => (
    <>
      <Widget label="Role" name="role" items={roles} {...props} value={value} onChange={onChange} />
      <input />
    </>
  ))
const draw = async (props?: Partial<SelectProps>, start?: string) => {
  const page = drawWidget(Select, props, start)
  await codeToArrive()
  return page
}
/** Renders the select before the code that opens it has loaded. */
const drawEarly = async (props?: Partial<SelectProps>, start?: string) => {
  const { module, arrive } = await holdCode<{ Select: typeof Select }>('@/ui/Select/Select')
  return { ...drawWidget(module.Select, props, start), arrive }
}
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Role' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const option = (name: string) => screen.getByRole('option', { name })
const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent)

describe.each([
  ['before its code has loaded', drawEarly],
  ['after its code has loaded', draw],
])('the button of a select %s', (_, drawIt) => {
  test('is named by the label, and described by the value and the error', async () => {
    await drawIt({ error: 'Role is required' }, 'viewer')
    expect(described(button())).toEqual(['Viewer', 'Role is required'])
    expect(button().dataset.field).toBe('role')
  })

  test('shows a placeholder', async () => {
    await drawIt()
    expect(button().textContent).toBe('Select an option')
  })

  test('can show a custom placeholder', async () => {
    await drawIt({ placeholder: 'Select a role' })
    expect(button().textContent).toBe('Select a role')
  })

  test('shows the one-line label of the chosen item', async () => {
    const ip = {
      value: 'a',
      label: 'public',
      detail: '10.0.0.1',
      selectedLabel: 'public (10.0.0.1)',
    }
    await drawIt({ items: [ip] }, 'a')
    expect(button().textContent).toBe('public (10.0.0.1)')
  })

  test.each([
    [undefined, 'No items'],
    ['No subnets found', 'No subnets found'],
  ])(
    'is disabled if there are no items; with the empty text %j it shows %j',
    async (emptyText, text) => {
      await drawIt({ items: [], placeholder: 'Select a role', emptyText })
      expect(button().disabled).toBe(true)
      expect(button().textContent).toBe(text)
    },
  )

  test('is disabled with a spinner while the items load', async () => {
    await drawIt({ items: [], isLoading: true })
    expect(button().disabled).toBe(true)
    expect(button().textContent).toBe('Select an option')
    expect(screen.getByRole('img', { name: 'Spinner' })).toBeTruthy()
  })
})

describe('a select whose code is loading', () => {
  test('opens after loading if it was pressed before', async () => {
    const { user, arrive } = await drawEarly()
    await user.click(button())
    expect(options()).toEqual([])
    await arrive()
    expect(options()).toEqual(['Admin', 'Collaborator', 'Viewer'])
  })

  test('opens if it loads before the mouse is released', async () => {
    const { user, arrive } = await drawEarly()
    await user.pointer({ keys: '[MouseLeft>]', target: button() })
    await arrive()
    const replaced = screen.getByRole('button', { hidden: true, name: /Role$/ })
    await user.pointer({ keys: '[/MouseLeft]', target: replaced })
    expect(options()).toEqual(['Admin', 'Collaborator', 'Viewer'])
  })

  test('stays closed if it was left after the press', async () => {
    const { user, arrive } = await drawEarly()
    await user.click(button())
    await user.tab()
    await arrive()
    expect(options()).toEqual([])
    expect(document.activeElement).not.toBe(button())
  })

  test('keeps the focus', async () => {
    const { user, arrive } = await drawEarly()
    await user.tab()
    await arrive()
    expect(document.activeElement).toBe(button())
    expect(options()).toEqual([])
  })
})

describe('choosing from a select', () => {
  test('opens on a press, and returns the focus to the button', async () => {
    const { user, changes } = await draw()
    await user.click(button())
    expect(options()).toEqual(['Admin', 'Collaborator', 'Viewer'])
    await user.click(option('Viewer'))
    expect(options()).toEqual([])
    expect(changes).toEqual(['viewer'])
    expect(button().textContent).toBe('Viewer')
    await waitFor(() => expect(document.activeElement).toBe(button()))
  })

  test('works with the keyboard, from the chosen option', async () => {
    const { user, changes } = await draw({}, 'admin')
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(option('Admin'))
    await user.keyboard('{ArrowDown}{Enter}')
    expect(changes).toEqual(['collaborator'])
    await waitFor(() => expect(document.activeElement).toBe(button()))
  })

  test.each(['open', 'closed'])(
    'finds an option by its first letters while it is %s',
    async how => {
      const { user, changes } = await draw()
      await user.tab()
      await user.keyboard(how === 'open' ? '{ArrowDown}v{Enter}' : 'v')
      expect(changes).toEqual(['viewer'])
    },
  )

  test('ignores a disabled option', async () => {
    const { user, changes } = await draw({ items: [{ value: 'x', label: 'X', isDisabled: true }] })
    await user.click(button())
    await user.click(option('X'))
    expect(options()).toEqual(['X'])
    expect(changes).toEqual([])
  })

  test('reaches the end of many options', async () => {
    const items = Array.from({ length: 120 }, (_, index) => ({
      value: `${index}`,
      label: `disk-${index}`,
    }))
    const { user, changes } = await draw({ items })
    await user.click(button())
    await user.keyboard('{End}{Enter}')
    expect(changes).toEqual(['119'])
  })

  test('reports nothing if the chosen option is chosen again', async () => {
    const { user, changes } = await draw({}, 'admin')
    await user.click(button())
    await user.click(option('Admin'))
    expect(options()).toEqual([])
    expect(changes).toEqual([])
  })
})

describe('a select in a dialog', () => {
  const drawDialog = async () => {
    const onDismiss = vi.fn()
    const page = renderWidget(
      <Modal title="Add role" onDismiss={onDismiss}>
        <Select label="Role" name="role" items={roles} value="admin" onChange={vi.fn()} />
      </Modal>,
    )
    await codeToArrive()
    return { ...page, onDismiss }
  }

  test('closes its list on the first Escape, and the dialog on the second', async () => {
    const { user, onDismiss } = await drawDialog()
    await user.click(button())
    await user.keyboard('{Escape}')
    expect(options()).toEqual([])
    expect(onDismiss).not.toHaveBeenCalled()
    await waitFor(() => expect(document.activeElement).toBe(button()))
    await user.keyboard('{Escape}')
    expect(onDismiss).toHaveBeenCalledOnce()
  })

  test('that has the initial focus can be typed into', async () => {
    const { user, changes, container } = await draw({}, 'admin')
    focusFirstField(container)
    await user.keyboard('c')
    expect(changes).toEqual(['collaborator'])
  })
})
