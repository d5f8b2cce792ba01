import { cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeTime, pass, renderWidget } from '#tests/support/render'
import { AccordionItem } from '@/ui/Accordion/Accordion'
import { Breadcrumbs } from '@/ui/Breadcrumbs/Breadcrumbs'
import { CapacityBar } from '@/ui/CapacityBar/CapacityBar'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { identiconCells } from '@/ui/Identicon/Identicon'
import { LoadingBar } from '@/ui/LoadingBar/LoadingBar'
import { Pagination } from '@/ui/Pagination/Pagination'
import { ProgressBar } from '@/ui/ProgressBar/ProgressBar'
import { IdProperty, PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { UpdatedAt } from '@/ui/RefreshButton/RefreshButton'
import { ResourceMeter } from '@/ui/ResourceMeter/ResourceMeter'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { TimeAgo } from '@/ui/TimeAgo/TimeAgo'

describe('pagination', () => {
  const draw = (props: Partial<Parameters<typeof Pagination>[0]>) => (
    <Pagination
      pageSize={25}
      sizes={[25, 50]}
      onSize={vi.fn()}
      hasPrevious
      hasNext
      isLoading={false}
      total={null}
      onPrevious={vi.fn()}
      onNext={vi.fn()}
      {...props}
    />
  )

  test('shows the page size, and moves in both directions', async () => {
    const calls = { onPrevious: vi.fn(), onNext: vi.fn() }
    const { user } = renderWidget(draw(calls))
    const navigation = screen.getByRole('navigation', { name: 'Pagination' })
    expect(navigation.textContent).toContain('Rows per page 25')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(calls.onNext).toHaveBeenCalledOnce()
    expect(calls.onPrevious).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Prev' }))
    expect(calls.onPrevious).toHaveBeenCalledOnce()
  })

  test('disables directions without a page', () => {
    renderWidget(draw({ hasPrevious: false, hasNext: false }))
    for (const name of ['Prev', 'Next'])
      expect(screen.getByRole('button', { name }).ariaDisabled).toBe('true')
  })

  test('shows a spinner while a page loads, for at least half a second', async () => {
    fakeTime()
    const { show } = renderWidget(draw({}))
    expect(screen.queryByRole('img', { name: 'Spinner' })).toBeNull()
    show(draw({ isLoading: true }))
    show(draw({ isLoading: false }))
    await pass(499)
    expect(screen.getByRole('img', { name: 'Spinner' })).toBeTruthy()
    await pass(1)
    expect(screen.queryByRole('img', { name: 'Spinner' })).toBeNull()
  })
})

describe('the loading bar', () => {
  const bar = (container: Element) => container.querySelector<HTMLElement>('[data-state]')

  test('loads, finishes for 300 ms and disappears', async () => {
    fakeTime()
    const { container, show } = renderWidget(<LoadingBar run={null} />)
    expect(bar(container)).toBeNull()
    show(<LoadingBar run={1} />)
    expect(bar(container)?.dataset.state).toBe('loading')
    show(<LoadingBar run={null} />)
    expect(bar(container)?.dataset.state).toBe('finishing')
    await pass(300)
    expect(bar(container)).toBeNull()
  })

  test('restarts with the next navigation', () => {
    const { container, show } = renderWidget(<LoadingBar run={1} />)
    const first = bar(container)
    show(<LoadingBar run={2} />)
    expect(bar(container)?.dataset.state).toBe('loading')
    expect(bar(container)).not.toBe(first)
  })
})

describe('a capacity bar', () => {
  const CPU = {
    title: 'CPU',
    unit: 'vCPUs',
    provisioned: 2,
    quotas: 99_999,
    capacityLabel: 'Capacity',
    isUnitHidden: true,
  }
  const draw = (provisioned: number, capacity: number, isUnitHidden = false) =>
    renderWidget(
      <CapacityBar
        title="MEMORY"
        unit="GiB"
        provisioned={provisioned}
        capacity={capacity}
        capacityLabel="Quota"
        isUnitHidden={isUnitHidden}
      />,
    ).container.textContent

  test('shows both amounts and the percentage', () => {
    expect(draw(384, 1024)).toBe('MEMORY (GiB)37.5% of quotaProvisioned384 GiBQuota1,024 GiB')
  })

  test('has no percentage if the capacity is zero', () => {
    expect(draw(0, 0)).toContain('—%')
  })

  test('is full if more than a capacity of zero is provisioned, and empty if nothing is', () => {
    const fill = () => document.querySelector<HTMLElement>('[style*="width"]')?.style.width
    draw(3, 0)
    expect(fill()).toBe('100%')
    cleanup()
    draw(0, 0)
    expect(fill()).toBe('0%')
  })

  test.each([
    [
      <CapacityBar key="" {...CPU} capacity={2000} />,
      'CPU (vCPUs)0.1% of capacityProvisioned2Quotas99,999 (4,999.95% of capacity)Capacity2,000',
    ],
    [
      <CapacityBar key="" {...CPU} capacity={<i>Not known</i>} />,
      'CPU (vCPUs)Provisioned2Quotas99,999CapacityNot known',
    ],
  ])(
    'shows the share of the hardware that is provisioned, then that of the quotas',
    (bar, text) => {
      expect(renderWidget(bar).container.textContent).toBe(text)
    },
  )

  test('can hide the unit of its values', () => {
    expect(draw(20, 96, true)).toContain('Provisioned20Quota96')
  })
})

test.each([
  [75.01, 'high'],
  [75, 'raised'],
  [66.01, 'raised'],
  [66, 'low'],
])('every bar of a share of %d%% is marked as %s', (value, level) => {
  const { container } = renderWidget(
    <>
      <ResourceMeter value={value} />
      <ResourceMeter value={value} isLeft />
      <CapacityBar title="IPs" provisioned={value} capacity={100} capacityLabel="Capacity" />
    </>,
  )
  expect(screen.getByRole('img', { name: `${value.toFixed(2)}% used` })).toBeTruthy()
  const bars = [...container.querySelectorAll<HTMLElement>('[data-level]')]
  expect(bars.map(({ dataset }) => dataset.level)).toEqual([level, level, level])
})

test('progress is rounded to whole percent', () => {
  renderWidget(<ProgressBar label="Upload" value={41.6} />)
  expect(screen.getByRole('progressbar', { name: 'Upload' }).ariaValueNow).toBe('42')
})

test('a truncated breadcrumb has a tooltip', async () => {
  fakeTime()
  const { user } = renderWidget(
    <Breadcrumbs crumbs={[{ label: 'a-long-name', href: '/projects' }]} />,
  )
  const crumb = screen.getByRole('link', { name: 'a-long-name' })
  await user.hover(crumb)
  await pass(300)
  expect(screen.queryByRole('tooltip')).toBeNull()
  await user.unhover(crumb)
  Object.defineProperty(crumb, 'scrollWidth', { value: 300 })
  await user.hover(crumb)
  await pass(300)
  expect(screen.getByRole('tooltip').textContent).toBe('a-long-name')
})

test('breadcrumbs are links, the last one to the current page', () => {
  renderWidget(
    <Breadcrumbs
      crumbs={[
        { label: 'Projects', href: '/projects' },
        { label: 'Disks', href: '/projects/web/disks' },
      ]}
    />,
  )
  expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toBeTruthy()
  expect(screen.getAllByRole('link').map(link => link.ariaCurrent)).toEqual([null, 'page'])
})

test('an empty state has a default title', () => {
  renderWidget(<EmptyState />)
  expect(screen.getByRole('heading', { level: 3, name: 'No results' })).toBeTruthy()
})

test('a properties table shows names and values', () => {
  const { container } = renderWidget(
    <PropertiesTable>
      <Property label="state">
        <StateBadge kind="disk" state="import_ready" />
      </Property>
      <IdProperty id="935499b3-fd96-432a-9c21-83a3dc1eece4" name="disk-1" />
    </PropertiesTable>,
  )
  expect(container.textContent).toBe('stateimport readyID935499b3-fd96-432a-9c21-83a3dc1eece4')
  expect(screen.getByRole('button', { name: 'Copy ID of disk-1' })).toBeTruthy()
})

test('ages and times are relative to the given clock', () => {
  const { container } = renderWidget(
    <>
      <TimeAgo date="2023-02-28T00:00:00Z" now={Date.parse('2023-02-28T05:00:00Z')} />
      <UpdatedAt at="2023-02-28T13:05:00Z" />
    </>,
  )
  expect(container.textContent?.replace(/\s/g, ' ')).toBe('5hUpdated 0s ago')
})

test('the age of an invalid date is a dash', () => {
  const { container } = renderWidget(<TimeAgo date="soon" now={0} />)
  expect(container.textContent).toBe('—')
  expect(container.querySelector('time')?.hasAttribute('datetime')).toBe(false)
})

test('a closed accordion hides its content, but keeps its state', async () => {
  const { user } = renderWidget(
    <AccordionItem label="Networking">
      <label>
        IP <input defaultValue="10.0.0.1" />
      </label>
    </AccordionItem>,
  )
  const input = screen.getByLabelText('IP')
  const header = screen.getByRole('button', { name: 'Networking' })
  expect(header.ariaExpanded).toBe('false')
  expect(screen.queryByRole('textbox', { name: 'IP' })).toBeNull()
  await user.click(header)
  expect(header.ariaExpanded).toBe('true')
  expect(screen.getByRole('textbox', { name: 'IP' })).toBe(input)
})

describe('an identicon', () => {
  const cells = identiconCells('maze-war')
  let others: typeof cells
  beforeEach(() => {
    others = identiconCells('myriad')
  })

  test('depends only on the name', () => {
    expect(identiconCells('maze-war')).toEqual(cells)
    expect(others).not.toEqual(cells)
  })

  test('is symmetric', () => {
    const keys = new Set(cells.map(({ x, y }) => `${x},${y}`))
    expect(cells.every(({ x, y }) => keys.has(`${5 - x},${y}`))).toBe(true)
  })
})
