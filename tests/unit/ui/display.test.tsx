// @vitest-environment jsdom
import '#tests/support/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allByRole, byRole, hover, pass, press, renderWidget, unhover } from '#tests/support/render'
import { AccordionItem } from '@/ui/Accordion/Accordion'
import { Breadcrumbs } from '@/ui/Breadcrumbs/Breadcrumbs'
import { CapacityBar } from '@/ui/CapacityBar/CapacityBar'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { identiconCells } from '@/ui/Identicon/Identicon'
import { LoadingBar } from '@/ui/LoadingBar/LoadingBar'
import { MiniTable } from '@/ui/MiniTable/MiniTable'
import { Pagination } from '@/ui/Pagination/Pagination'
import { ProgressBar } from '@/ui/ProgressBar/ProgressBar'
import { IdProperty, PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { UpdatedAt } from '@/ui/RefreshButton/RefreshButton'
import { ResourceMeter } from '@/ui/ResourceMeter/ResourceMeter'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { TimeAgo } from '@/ui/TimeAgo/TimeAgo'

let page: ReturnType<typeof renderWidget>

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  page.leave()
  vi.useRealTimers()
})

const text = () => page.host.textContent

describe('pagination', () => {
  const draw = (props: Partial<Parameters<typeof Pagination>[0]>) => (
    <Pagination
      pageSize={25}
      hasPrevious
      hasNext
      isLoading={false}
      onPrevious={onPrevious}
      onNext={onNext}
      {...props}
    />
  )
  const onPrevious = vi.fn()
  const onNext = vi.fn()

  it('says how many rows a page has and moves both ways', async () => {
    page = renderWidget(draw({}))
    expect(byRole('navigation', 'Pagination').textContent).toContain('Rows per page 25')
    await press(byRole('button', 'Next'))
    expect(onNext).toHaveBeenCalledOnce()
    await press(byRole('button', 'Prev'))
    expect(onPrevious).toHaveBeenCalledOnce()
  })

  it('disables the way that leads nowhere', () => {
    page = renderWidget(draw({ hasPrevious: false, hasNext: false }))
    expect(byRole('button', 'Prev').getAttribute('aria-disabled')).toBe('true')
    expect(byRole('button', 'Next').getAttribute('aria-disabled')).toBe('true')
  })

  it('shows a spinner only while a page loads, and then for half a second', async () => {
    page = renderWidget(draw({}))
    expect(allByRole('img', 'Spinner')).toHaveLength(0)
    page.show(draw({ isLoading: true }))
    page.show(draw({ isLoading: false }))
    await pass(499)
    expect(allByRole('img', 'Spinner')).toHaveLength(1)
    await pass(1)
    expect(allByRole('img', 'Spinner')).toHaveLength(0)
  })
})

describe('the loading bar', () => {
  const bar = () => page.host.querySelector('[data-state]')?.getAttribute('data-state') ?? null

  it('loads, finishes for 300 ms and goes', async () => {
    page = renderWidget(<LoadingBar run={null} />)
    expect(bar()).toBeNull()
    page.show(<LoadingBar run={1} />)
    expect(bar()).toBe('loading')
    page.show(<LoadingBar run={null} />)
    expect(bar()).toBe('finishing')
    await pass(300)
    expect(bar()).toBeNull()
  })

  it('starts over with the next navigation', () => {
    page = renderWidget(<LoadingBar run={1} />)
    const first = page.host.querySelector('[data-state]')
    page.show(<LoadingBar run={2} />)
    expect(bar()).toBe('loading')
    expect(page.host.querySelector('[data-state]')).not.toBe(first)
  })
})

describe('a capacity bar', () => {
  const draw = (provisioned: number, capacity: number, isUnitHidden = false) => {
    page = renderWidget(
      <CapacityBar
        title="MEMORY"
        unit="GiB"
        provisioned={provisioned}
        capacity={capacity}
        capacityLabel="Quota"
        isUnitHidden={isUnitHidden}
      />,
    )
  }

  it('says how much of how much, and how many percent that is', () => {
    draw(384, 1024)
    expect(text()).toBe('MEMORY (GiB)37.5%Provisioned384 GiBQuota1,024 GiB')
  })

  it('knows no percentage of nothing', () => {
    draw(0, 0)
    expect(text()).toContain('—%')
  })

  it('can leave the unit out of its values', () => {
    draw(20, 96, true)
    expect(text()).toContain('Provisioned20Quota96')
  })
})

it.each([
  [75.01, 'high'],
  [75, 'raised'],
  [66.01, 'raised'],
  [66, 'low'],
])('warns at %d%% used with level %s', (value, level) => {
  page = renderWidget(<ResourceMeter value={value} />)
  const meter = byRole('img', `${value.toFixed(2)}% used`)
  expect(meter.dataset.level).toBe(level)
})

it('rounds progress for assistive technology', () => {
  page = renderWidget(<ProgressBar label="Upload" value={41.6} />)
  expect(byRole('progressbar', 'Upload').getAttribute('aria-valuenow')).toBe('42')
})

it('says a crumb in full where there was no room for it', async () => {
  page = renderWidget(<Breadcrumbs crumbs={[{ label: 'a-long-name', href: '/projects' }]} />)
  const crumb = byRole('link', 'a-long-name')
  await hover(crumb)
  await pass(300)
  expect(allByRole('tooltip')).toEqual([])
  await unhover(crumb)
  Object.defineProperty(crumb, 'scrollWidth', { value: 300 })
  await hover(crumb)
  await pass(300)
  expect(byRole('tooltip').textContent).toBe('a-long-name')
})

it('lists crumbs as links, the last of them the current page', () => {
  page = renderWidget(
    <Breadcrumbs
      crumbs={[
        { label: 'Projects', href: '/projects' },
        { label: 'Disks', href: '/projects/web/disks' },
      ]}
    />,
  )
  expect(byRole('navigation', 'Breadcrumbs')).toBeTruthy()
  expect(allByRole('link').map(link => link.getAttribute('aria-current'))).toEqual([null, 'page'])
})

it('has a title even for a list that has nothing to say', () => {
  page = renderWidget(<EmptyState />)
  expect(byRole('heading', 'No results').tagName).toBe('H3')
})

it('keeps names and values next to each other', () => {
  page = renderWidget(
    <PropertiesTable>
      <Property label="state">
        <StateBadge kind="disk" state="import_ready" />
      </Property>
      <IdProperty id="935499b3-fd96-432a-9c21-83a3dc1eece4" name="disk-1" />
    </PropertiesTable>,
  )
  expect(text()).toBe('stateimport_readyID935499b3-fd96-432a-9c21-83a3dc1eece4')
  expect(allByRole('button', 'Copy ID of disk-1')).toHaveLength(1)
})

it('tells how long ago something was, by the clock it is given', () => {
  page = renderWidget(
    <>
      <TimeAgo date="2023-02-28T00:00:00Z" now={Date.parse('2023-02-28T05:00:00Z')} />
      <UpdatedAt at="2023-02-28T13:05:00Z" />
    </>,
  )
  expect(text().replace(/\s/g, ' ')).toBe('5hUpdated 1:05 PM')
})

it('keeps what is in a closed accordion', async () => {
  page = renderWidget(
    <AccordionItem label="Networking">
      <input name="ip" defaultValue="10.0.0.1" />
    </AccordionItem>,
  )
  const input = page.host.querySelector('input')
  expect(byRole('button', 'Networking').getAttribute('aria-expanded')).toBe('false')
  expect(input?.closest('[hidden]')).not.toBeNull()
  await press(byRole('button', 'Networking'))
  expect(byRole('button', 'Networking').getAttribute('aria-expanded')).toBe('true')
  expect(input?.closest('[hidden]')).toBeNull()
  expect(page.host.querySelector('input')).toBe(input)
})

it('names the rows of a mini table by their facts and removes them', async () => {
  const onRemove = vi.fn()
  const rows = [{ name: 'data', type: 'create' }]
  page = renderWidget(
    <MiniTable
      label="Disks"
      rows={rows}
      rowKey={row => row.name}
      columns={[
        { header: 'Name', text: row => row.name },
        { header: 'Type', text: row => row.type, cell: row => <b>{row.type}</b> },
      ]}
      removeLabel={row => `Remove disk ${row.name}`}
      onRemove={onRemove}
    />,
  )
  const row = byRole('row', 'Name: data, Type: create')
  expect(row.tabIndex).toBe(0)
  expect(row.getAttribute('aria-rowindex')).toBe('1')
  await press(byRole('button', 'Remove disk data'))
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(rows[0])
})

it('makes the same mirrored picture of a name every time', () => {
  page = renderWidget(null)
  const cells = identiconCells('maze-war')
  expect(cells).toEqual(identiconCells('maze-war'))
  expect(cells).not.toEqual(identiconCells('myriad'))
  const keys = new Set(cells.map(({ x, y }) => `${x},${y}`))
  expect(cells.every(({ x, y }) => keys.has(`${5 - x},${y}`))).toBe(true)
})
