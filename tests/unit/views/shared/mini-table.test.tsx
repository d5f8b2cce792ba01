import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderField } from '#tests/support/fields'
import { Button } from '@/ui/Button/Button'
import { Combobox } from '@/ui/Combobox/Combobox'
import { MiniTableField } from '@/views/shared/mini-table/MiniTableField'

const draw = (...names: string[]) =>
  renderField<readonly string[]>(names, (rows, onChange) => (
    <MiniTableField
      label="Disks"
      name="disks"
      rows={rows}
      rowKey={row => row}
      columns={[
        { header: 'Name', text: row => row },
        { header: 'Size', text: row => `${row.length} GiB`, isUnspoken: true },
      ]}
      removeLabel={row => `remove ${row}`}
      onChange={onChange}
    >
      <Button>Add</Button>
    </MiniTableField>
  ))
const button = (name: string) => screen.getByRole('button', { name })

describe('removing a row', () => {
  test('moves the focus to the next row, or the previous one', async () => {
    const { user } = draw('a', 'b', 'c')
    await user.click(button('remove b'))
    expect(document.activeElement).toBe(button('remove c'))
    await user.click(button('remove c'))
    expect(document.activeElement).toBe(button('remove a'))
  })

  test('moves the focus to the button that adds rows if none is left', async () => {
    const { user } = draw('a')
    await user.click(button('remove a'))
    expect(document.activeElement).toBe(button('Add'))
  })
})

test('the last row that is removed leaves the focus to the field that adds rows', async () => {
  const { user } = renderField<readonly string[]>(['a'], (rows, onChange) => (
    <MiniTableField
      label="Groups"
      name="groups"
      rows={rows}
      rowKey={row => row}
      columns={[{ header: 'Name', text: row => row }]}
      removeLabel={row => `remove ${row}`}
      onChange={onChange}
    >
      <Combobox
        name="group"
        label="Group"
        value=""
        items={[{ value: 'a', label: 'a' }]}
        onChange={() => {}}
      />
    </MiniTableField>
  ))
  await user.click(button('remove a'))
  expect(document.activeElement).toBe(screen.getByRole('combobox'))
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('rows can be focused', async () => {
  const { user } = draw('data')
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('row', { name: 'Name: data' }))
  expect(document.activeElement?.ariaRowIndex).toBe('1')
})

test('the name of a row leaves out columns marked as unspoken', () => {
  draw('data')
  expect(screen.getByRole('row', { name: 'Name: data' }).textContent).toContain('4 GiB')
})
