import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MiniTable } from '@/ui/MiniTable/MiniTable'
import { renderWidget } from '#tests/support/render'

const draw = (count: number) =>
  renderWidget(
    <MiniTable
      label="Ports"
      rows={Array.from({ length: count }, (_, at) => `port ${count - at}`)}
      columns={[
        { header: 'Port', text: row => row },
        { header: 'Length', text: () => 'm', value: row => row.length },
      ]}
      rowKey={row => row}
      removeLabel={row => `Remove ${row}`}
      onRemove={() => undefined}
    />,
  )
const rows = () =>
  [...document.querySelectorAll('tbody th, tbody td:first-child')].map(
    ({ textContent }) => textContent,
  )

test('a table of ten rows has no tools', () => {
  draw(10)
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Port' })).toBeNull()
})

test('a table of more than ten rows can be filtered and sorted', async () => {
  const { user } = draw(12)
  await user.click(screen.getByRole('button', { name: 'Port' }))
  expect(rows().slice(0, 2)).toEqual(['port 1', 'port 2'])
  const [port] = screen.getAllByRole('columnheader')
  expect(port?.ariaSort).toBe('ascending')
  await user.type(screen.getByRole('combobox', { name: 'Filter ports' }), 'port 1')
  expect(rows()).toEqual(['port 1', 'port 10', 'port 11', 'port 12'])
  expect(screen.getByRole('status').textContent).toBe('4 of 12')
  await user.click(screen.getByRole('button', { name: 'Port' }))
  expect(rows()[0]).toBe('port 12')
  await user.click(screen.getByRole('button', { name: 'Port' }))
  expect(rows()[0]).toBe('port 12')
  await user.clear(screen.getByRole('combobox', { name: 'Filter ports' }))
  await user.click(screen.getByRole('button', { name: 'Length' }))
  expect(rows().slice(0, 3)).toEqual(['port 9', 'port 8', 'port 7'])
})
