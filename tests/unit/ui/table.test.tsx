import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { codeToArrive, fakeTime, renderWidget } from '#tests/support/render'
import { RowActions } from '@/ui/RowActions/RowActions'
import { Table, type Column } from '@/ui/Table/Table'
import { throttle } from '@/ui/Table/useHiddenEdges'

interface Disk {
  id: string
  name: string
  size: number
}

const disks: readonly Disk[] = [
  { id: 'a', name: 'data', size: 10 },
  { id: 'b', name: 'boot', size: 20 },
  { id: 'c', name: 'logs', size: 30 },
]

/** Renders a table of disks; `drawn` contains the id of each rendered row. */
const draw = (rows: readonly Disk[] = disks) => {
  const drawn: string[] = []
  const columns: readonly Column<Disk>[] = [
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
  const table = (shown: readonly Disk[], header = 'Size (GiB)') => (
    <Table
      label="Disks"
      rows={shown}
      columns={columns.map(column => (column.id === 'size' ? { ...column, header } : column))}
    />
  )
  const page = renderWidget(table(rows))
  return {
    ...page,
    drawn,
    update: (next: readonly Disk[], header?: string) => page.show(table(next, header)),
  }
}
const rowTexts = () => screen.getAllByRole('row').map(({ textContent }) => textContent)

const drawLong = async () => {
  draw(Array.from({ length: 150 }, (_, at) => ({ id: String(at), name: `disk-${at}`, size: at })))
  await act(async () => {
    await import('@/ui/Table/VirtualRows')
  })
  return () => Array.from(document.querySelectorAll('tbody td:first-child'))
}

/** In pixels. */
const ROW = 40

/** Renders a thousand rows in a pane that scrolls. */
const drawScrolled = async () => {
  const measured = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW)
  onTestFinished(() => measured.mockRestore())
  const drawn: string[] = []
  const menus: string[] = []
  const columns: readonly Column<Disk>[] = [
    {
      id: 'name',
      cell: ({ name }) => {
        drawn.push(name)
        return name
      },
    },
    {
      id: 'actions',
      cell: ({ id, name }) => (
        <RowActions
          label={`Actions for ${name}`}
          entries={() => {
            menus.push(id)
            return []
          }}
        />
      ),
    },
  ]
  const rows = Array.from({ length: 1000 }, (_, at) => ({
    id: `${at}`,
    name: `disk-${at}`,
    size: 1,
  }))
  renderWidget(
    <div data-pane style={{ overflowY: 'auto' }}>
      <Table label="Disks" rows={rows} columns={columns} />
    </div>,
  )
  await act(async () => {
    await import('@/ui/Table/VirtualRows')
  })
  const pane = document.querySelector('[data-pane]')!
  Object.defineProperties(pane, { scrollHeight: { value: 50_000 }, clientHeight: { value: 600 } })
  await codeToArrive()
  return {
    drawn,
    measured,
    menus,
    scrollTo: async (top: number) => {
      await act(async () => {
        pane.scrollTop = top
        pane.dispatchEvent(new Event('scroll'))
      })
    },
  }
}

test('a long table has all of its rows in the document while it is printed', async () => {
  const names = await drawLong()
  expect(names().length).toBeLessThan(150)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(names()).toHaveLength(150)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(names().length).toBeLessThan(150)
})

test('a long table is whole if printing begins while it is being rendered', async () => {
  const { matchMedia } = window
  let isListenedTo = false
  window.matchMedia = query => ({
    get matches() {
      return query === 'print' && isListenedTo
    },
    media: query,
    onchange: null,
    addEventListener: () => (isListenedTo = true),
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  })
  try {
    const names = await drawLong()
    expect(names()).toHaveLength(150)
  } finally {
    window.matchMedia = matchMedia
  }
})

test('a long table has rows when it is shown again', async () => {
  await drawScrolled()
  cleanup()
  // Its code is there from the start now.
  const { drawn } = await drawScrolled()
  expect(drawn.length).toBeGreaterThan(20)
})

test('each step of scrolling renders the rows that come into view, and measures none of them', async () => {
  const { drawn, measured, menus, scrollTo } = await drawScrolled()
  measured.mockClear()
  for (let step = 1; step <= 5; step += 1) {
    drawn.length = 0
    await scrollTo(step * 10 * ROW)
    expect(drawn).toHaveLength(10)
  }
  expect(measured).not.toHaveBeenCalled()
  expect(menus).toEqual([])
})

test('a long table that appears while the page is printed has all of its rows', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === 'print',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const names = await drawLong()
  expect(names()).toHaveLength(150)
})

describe('a table', () => {
  test('has a name and a row for each item, in the given order', () => {
    draw()
    expect(screen.getByRole('table', { name: 'Disks' })).toBeTruthy()
    expect(rowTexts()).toEqual(['nameSize (GiB)', 'data10', 'boot20', 'logs30'])
  })

  test('labels columns by their header or id, except for actions', () => {
    draw()
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(headers).toEqual(['name', 'Size (GiB)'])
    expect(within(screen.getAllByRole('row')[0]!).getByRole('cell').textContent).toBe('')
  })

  test('rerenders only the row that changed', () => {
    const { drawn, update } = draw()
    drawn.length = 0
    update(disks.map(disk => (disk.id === 'b' ? { ...disk, size: 25 } : disk)))
    expect(drawn).toEqual(['b'])
    expect(rowTexts()).toContain('boot25')
  })

  test('rerenders no row if only the order or a header changes', () => {
    const { drawn, update } = draw()
    drawn.length = 0
    update(disks.toReversed(), 'Size (TiB)')
    expect(drawn).toEqual([])
    expect(rowTexts()).toEqual(['nameSize (TiB)', 'logs30', 'boot20', 'data10'])
  })

  test('keeps a row menu open while rows change', async () => {
    const { user, update } = draw()
    await user.click(screen.getByRole('button', { name: 'Actions for boot' }))
    await screen.findByRole('menuitem')
    update(disks.slice(1).map(disk => ({ ...disk, size: disk.size + 1 })))
    expect(rowTexts()).toEqual(['nameSize (GiB)', 'boot21', 'logs31'])
    expect(screen.getByRole('menuitem')).toBeTruthy()
  })

  test('can have a function for the keys of its rows', () => {
    renderWidget(
      <Table
        label="Addresses"
        rows={[{ address: '10.0.0.1' }, { address: '10.0.0.2' }]}
        columns={[{ id: 'address', cell: row => row.address }]}
        rowKey={row => row.address}
      />,
    )
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent)
    expect(cells).toEqual(['10.0.0.1', '10.0.0.2'])
  })
})

describe('when the focused row disappears', () => {
  const drawWithout = () => {
    const page = draw()
    return {
      ...page,
      showOnly: (...ids: string[]) => page.update(disks.filter(({ id }) => ids.includes(id))),
    }
  }
  const focusOn = (index: number) => act(() => screen.getAllByRole('button')[index]?.focus())
  const focusedRow = () => document.activeElement?.closest('tr')?.textContent

  test('the next row gets the focus', () => {
    const { showOnly } = drawWithout()
    focusOn(1)
    showOnly('a', 'c')
    expect(focusedRow()).toBe('logs30')
  })

  test('the previous row gets the focus if it was the last', () => {
    const { showOnly } = drawWithout()
    focusOn(2)
    showOnly('a', 'b')
    expect(focusedRow()).toBe('boot20')
  })

  test('the focus stays if the user has moved it', () => {
    const { container, showOnly } = drawWithout()
    focusOn(1)
    const elsewhere = container.appendChild(document.createElement('button'))
    act(() => elsewhere.focus())
    showOnly('a', 'c')
    expect(document.activeElement).toBe(elsewhere)
    elsewhere.remove()
    focusOn(1)
    act(() => (document.activeElement as HTMLElement).blur())
    showOnly('a')
    expect(document.activeElement).toBe(document.body)
  })

  test('the next row gets the focus even if a dialog opened from the row has just closed', () => {
    const { container, showOnly } = drawWithout()
    focusOn(1)
    const dialog = container.appendChild(document.createElement('button'))
    act(() => dialog.focus())
    dialog.remove()
    showOnly('a', 'c')
    expect(focusedRow()).toBe('logs30')
  })
})

test('the next row gets the focus even if a menu opened from the removed row has just closed', () => {
  const columns: Column<Disk>[] = [
    {
      id: 'menu',
      cell: ({ name }) => (
        <>
          <button type="button">{name}</button>
          {createPortal(<button type="button">Delete {name}</button>, document.body)}
        </>
      ),
    },
  ]
  const table = (rows: readonly Disk[]) => <Table label="Disks" rows={rows} columns={columns} />
  const { show } = renderWidget(table(disks))
  act(() => screen.getByRole('button', { name: 'boot' }).focus())
  const entry = screen.getByRole('button', { name: 'Delete boot' })
  act(() => entry.focus())
  act(() => entry.blur())
  show(table(disks.filter(({ id }) => id !== 'b')))
  expect(document.activeElement?.textContent).toBe('logs')
})

describe('the check for hidden columns', () => {
  test('runs at once, then at most every 125 ms, and once after the last scroll', () => {
    fakeTime()
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

  test('marks the sides with columns scrolled out of view', () => {
    fakeTime()
    draw()
    const frame = screen.getByRole('table').parentElement!
    Object.defineProperties(frame, {
      scrollWidth: { value: 900 },
      clientWidth: { value: 600 },
      scrollLeft: { value: 0, writable: true },
    })
    const marks = () => frame.parentElement!.getAttributeNames().filter(name => /hidden/.test(name))
    fireEvent.scroll(frame)
    expect(marks()).toEqual(['data-hidden-end'])
    frame.scrollLeft = 300
    fireEvent.scroll(frame)
    vi.advanceTimersByTime(125)
    expect(marks()).toEqual(['data-hidden-start'])
  })
})

describe('a table on a phone', () => {
  /** The layout of the second lines, which jsdom does not have. */
  const layOut = (widths: { scrollWidth: number; clientWidth: number }) => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    for (const [name, value] of Object.entries(widths))
      vi.spyOn(Element.prototype, name as 'scrollWidth', 'get').mockReturnValue(value)
    onTestFinished(() => {
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
    })
  }

  test('has the name and the menu of a row before its details', async () => {
    layOut({ scrollWidth: 200, clientWidth: 200 })
    draw()
    await codeToArrive()
    const cells = within(screen.getAllByRole('row')[0]!).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual(['data', '', '10'])
    expect(within(cells[1]!).getByRole('button', { name: 'Actions for data' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Details/ })).toBeNull()
  })

  test('shows all details of a row on request if they do not fit', async () => {
    layOut({ scrollWidth: 300, clientWidth: 200 })
    const { user } = draw()
    await codeToArrive()
    const details = screen.getByRole('button', { name: 'Details of boot' })
    expect(details.getAttribute('aria-expanded')).toBe('false')
    await user.click(details)
    expect(details.getAttribute('aria-expanded')).toBe('true')
    await user.click(details)
    expect(details.getAttribute('aria-expanded')).toBe('false')
  })
})

test('dates leave out the time of day where a table does not fit a desktop window', () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1_050)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1_000)
  onTestFinished(() => void vi.restoreAllMocks())
  draw()
  expect(document.querySelector('[data-tight]')).not.toBeNull()
  expect(screen.getAllByRole('columnheader')).not.toEqual([])
})

test('a table that does not fit a tablet has rows of two lines until it is wide enough', () => {
  fakeTime()
  let width = 600
  let resize = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        const before = resize
        resize = () => {
          before()
          report()
        }
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(700)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  draw()
  expect(screen.queryAllByRole('columnheader')).toEqual([])
  width = 800
  act(() => {
    resize()
    vi.advanceTimersByTime(200)
  })
  expect(screen.getAllByRole('columnheader')).not.toEqual([])
})
