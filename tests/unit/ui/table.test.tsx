// @vitest-environment jsdom
import '#tests/support/dom'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allByRole, byRole, press, renderWidget, settle } from '#tests/support/render'
import { RowActions } from '@/ui/RowActions/RowActions'
import { Table, type Column } from '@/ui/Table/Table'
import { throttle } from '@/ui/Table/throttle'

interface Disk {
  id: string
  name: string
  size: number
}

const drawn: string[] = []
const columns: Column<Disk>[] = [
  {
    id: 'name',
    cell: disk => {
      drawn.push(disk.id)
      return disk.name
    },
  },
  { id: 'size', header: 'Size (GiB)', cell: disk => disk.size, align: 'end' },
  { id: 'actions', cell: disk => <RowActions label={`Actions for ${disk.name}`} id={disk.id} /> },
]
const disks: readonly Disk[] = [
  { id: 'a', name: 'data', size: 10 },
  { id: 'b', name: 'boot', size: 20 },
  { id: 'c', name: 'logs', size: 30 },
]

let page: ReturnType<typeof renderWidget>

beforeEach(() => {
  page = renderWidget(<Table label="Disks" rows={disks} columns={columns} />)
})

afterEach(() => page.leave())

describe('a table', () => {
  it('is a plain table with one row per item, in the order given', () => {
    expect(byRole('table', 'Disks').tagName).toBe('TABLE')
    expect(allByRole('row').map(row => row.textContent)).toEqual([
      'nameSize (GiB)',
      'data10',
      'boot20',
      'logs30',
    ])
  })

  it('heads columns by their id, and the actions column by nothing', () => {
    const [headers] = allByRole('row').map(row => Array.from(row.children))
    expect(headers?.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['TH', 'name'],
      ['TH', 'Size (GiB)'],
      ['TD', ''],
    ])
  })

  it('draws only the row that changed', () => {
    drawn.length = 0
    const grown = disks.map(disk => (disk.id === 'b' ? { ...disk, size: 25 } : disk))
    page.show(<Table label="Disks" rows={grown} columns={columns} />)
    expect(drawn).toEqual(['b'])
    expect(allByRole('row')[2]?.textContent).toBe('boot25')
  })

  it('keeps a row menu open while rows around it and its own change', async () => {
    await press(byRole('button', 'Actions for boot'))
    await settle(() => allByRole('menuitem').length > 0)
    const grown = disks
      .filter(disk => disk.id !== 'a')
      .map(disk => ({ ...disk, size: disk.size + 1 }))
    page.show(<Table label="Disks" rows={grown} columns={columns} />)
    expect(allByRole('row')).toHaveLength(3)
    expect(allByRole('menuitem')).toHaveLength(1)
  })

  describe('when the row that has the focus goes', () => {
    const show = (...ids: string[]) => {
      const rows = disks.filter(({ id }) => ids.includes(id))
      page.show(<Table label="Disks" rows={rows} columns={columns} />)
    }
    const focusOn = (index: number) => act(() => allByRole('button')[index]?.focus())
    const focused = () => document.activeElement?.closest('tr')?.textContent

    it('hands it to the one that takes its place', () => {
      focusOn(1)
      show('a', 'c')
      expect(focused()).toBe('logs30')
    })

    it('hands it to the one before, where it was the last', () => {
      focusOn(2)
      show('a', 'b')
      expect(focused()).toBe('boot20')
    })

    it('leaves it where the user has taken it', () => {
      focusOn(1)
      const elsewhere = page.host.appendChild(document.createElement('button'))
      act(() => elsewhere.focus())
      show('a', 'c')
      expect(document.activeElement).toBe(elsewhere)
      elsewhere.remove()
      focusOn(1)
      act(() => (document.activeElement as HTMLElement).blur())
      show('a')
      expect(document.activeElement).toBe(document.body)
    })

    it('hands it on when a dialog that was opened from the row has just closed', () => {
      focusOn(1)
      const dialog = document.body.appendChild(document.createElement('button'))
      act(() => dialog.focus())
      dialog.remove()
      show('a', 'c')
      expect(focused()).toBe('logs30')
    })
  })

  it('takes its keys from elsewhere when rows have no id', () => {
    const rows = [{ address: '10.0.0.1' }, { address: '10.0.0.2' }]
    page.show(
      <Table
        label="Addresses"
        rows={rows}
        columns={[{ id: 'address', cell: row => row.address }]}
        rowKey={row => row.address}
      />,
    )
    expect(allByRole('cell').map(cell => cell.textContent)).toEqual(['10.0.0.1', '10.0.0.2'])
  })
})

describe('the check for hidden columns', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('runs at once, then at most every 125 ms, and once more after the last scroll', () => {
    const run = vi.fn()
    const { call } = throttle(run, 125)
    call()
    expect(run).toHaveBeenCalledTimes(1)
    call()
    call()
    vi.advanceTimersByTime(124)
    expect(run).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(1000)
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('marks the sides on which content is scrolled out of view', () => {
    const frame = byRole('table').parentElement!
    Object.defineProperties(frame, {
      scrollWidth: { value: 900 },
      clientWidth: { value: 600 },
      scrollLeft: { value: 0, writable: true },
    })
    const marks = () => frame.parentElement!.getAttributeNames().filter(name => /hidden/.test(name))
    frame.dispatchEvent(new Event('scroll'))
    expect(marks()).toEqual(['data-hidden-end'])
    frame.scrollLeft = 300
    frame.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(125)
    expect(marks()).toEqual(['data-hidden-start'])
  })
})
