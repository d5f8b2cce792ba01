// @vitest-environment jsdom
import '#tests/support/dom'
import { afterEach, describe, expect, it } from 'vitest'
import { allByRole, byRole, key, press, renderWidget } from '#tests/support/render'
import { QueryTabs } from '@/ui/RouteTabs/QueryTabs'
import { RouteTabs } from '@/ui/RouteTabs/RouteTabs'

const tabs = [
  { href: '/i/storage', label: 'Storage' },
  { href: '/i/networking', label: 'Networking' },
  { href: '/i/metrics/cpu', prefix: '/i/metrics', label: 'Metrics' },
]

let page: ReturnType<typeof renderWidget>
afterEach(() => page.leave())

const at = (path: string, isVertical = false) => {
  page = renderWidget(
    <RouteTabs label="Instance" tabs={tabs} path={path} isVertical={isVertical}>
      content
    </RouteTabs>,
  )
}
const selected = () =>
  allByRole('tab')
    .filter(tab => tab.getAttribute('aria-selected') === 'true')
    .map(tab => tab.textContent)

describe('route tabs', () => {
  it('are links in a named list, with a panel named by the selected one', () => {
    at('/i/networking')
    expect(byRole('tablist', 'Instance').contains(byRole('tab', 'Storage'))).toBe(true)
    expect(byRole('tab', 'Storage').getAttribute('href')).toBe('/i/storage')
    expect(byRole('tabpanel', 'Networking').textContent).toBe('content')
    expect(byRole('tabpanel').tabIndex).toBe(0)
  })

  it.each([
    ['/i/storage', ['Storage']],
    ['/i/metrics/disk', ['Metrics']],
    ['/i/networking/more', ['Networking']],
    ['/i/networkings', []],
  ])('at %s select %j', (path, expected) => {
    at(path)
    expect(selected()).toEqual(expected)
  })

  it('are one stop of the Tab key', () => {
    at('/i/networking')
    expect(allByRole('tab').map(tab => tab.tabIndex)).toEqual([-1, 0, -1])
  })

  it.each([
    ['ArrowRight', '/i/networking', 'Metrics', '/i/metrics/cpu'],
    ['ArrowLeft', '/i/networking', 'Storage', '/i/storage'],
    ['ArrowRight', '/i/metrics/cpu', 'Storage', '/i/storage'],
    ['ArrowLeft', '/i/storage', 'Metrics', '/i/metrics/cpu'],
  ])('%s at %s moves to %s and opens it', async (name, path, label, href) => {
    at(path)
    await key(byRole('tab', selected()[0]!), name)
    expect(document.activeElement).toBe(byRole('tab', label))
    expect(page.navigate).toHaveBeenCalledExactlyOnceWith(href, { replace: false })
  })

  it('take the other arrows as well when they stand in a column', async () => {
    at('/i/storage', true)
    expect(byRole('tablist').getAttribute('aria-orientation')).toBe('vertical')
    await key(byRole('tab', 'Storage'), 'ArrowDown')
    expect(document.activeElement).toBe(byRole('tab', 'Networking'))
    await key(byRole('tab', 'Networking'), 'ArrowRight')
    expect(document.activeElement).toBe(byRole('tab', 'Metrics'))
  })

  it('in a row leave the other arrows to the page', async () => {
    at('/i/storage')
    await key(byRole('tab', 'Storage'), 'ArrowDown')
    expect(page.navigate).not.toHaveBeenCalled()
  })
})

describe('query tabs', () => {
  const silo = (current: string | null) => {
    page = renderWidget(
      <QueryTabs
        label="Silo"
        path="/system/silos/maze"
        current={current}
        tabs={[
          { id: 'idps', label: 'Identity Providers' },
          { id: 'ip-pools', label: 'IP Pools' },
        ]}
      >
        content
      </QueryTabs>,
    )
  }

  it('leave the default tab out of the address', () => {
    silo(null)
    expect(allByRole('tab').map(tab => tab.getAttribute('href'))).toEqual([
      '/system/silos/maze',
      '/system/silos/maze?tab=ip-pools',
    ])
    expect(selected()).toEqual(['Identity Providers'])
  })

  it('select by the address and replace the history entry', async () => {
    silo('ip-pools')
    expect(selected()).toEqual(['IP Pools'])
    await press(byRole('tab', 'Identity Providers'))
    expect(page.navigate).toHaveBeenCalledExactlyOnceWith('/system/silos/maze', { replace: true })
  })

  it('fall back to the default for a tab that does not exist', () => {
    silo('nonsense')
    expect(selected()).toEqual(['Identity Providers'])
  })
})
