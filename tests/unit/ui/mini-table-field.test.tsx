// @vitest-environment jsdom
import '#tests/support/dom'
import { afterEach, describe, expect, it } from 'vitest'
import { focus, renderField } from '#tests/support/fields'
import { byRole, press } from '#tests/support/render'
import { Button } from '@/ui/Button/Button'
import { MiniTableField } from '@/ui/MiniTableField/MiniTableField'

let page: { leave: () => void } | undefined

afterEach(() => page?.leave())

const show = (...names: string[]) => {
  page = renderField<readonly string[]>(names, (rows, onChange) => (
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
      onRemove={removed => onChange(rows.filter(row => row !== removed))}
    >
      <Button>Add</Button>
    </MiniTableField>
  ))
}

const remove = async (name: string) => {
  const button = byRole('button', `remove ${name}`)
  await focus(button)
  await press(button)
}

const focused = () => document.activeElement?.getAttribute('aria-label')

describe('removing a row', () => {
  it('leads on to the row that comes in its place, or to the one before', async () => {
    show('a', 'b', 'c')
    await remove('b')
    expect(focused()).toBe('remove c')
    await remove('c')
    expect(focused()).toBe('remove a')
  })

  it('leads to what adds a row when it was the last one', async () => {
    show('a')
    await remove('a')
    expect(document.activeElement).toBe(byRole('button', 'Add'))
  })
})

it('leaves out of the name of a row what need not be said', () => {
  show('data')
  expect(byRole('row', 'Name: data').textContent).toContain('4 GiB')
})
