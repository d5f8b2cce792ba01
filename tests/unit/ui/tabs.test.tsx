import { screen, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { renderWidget } from '#tests/support/render'
import { QueryTabs } from '@/ui/RouteTabs/QueryTabs'
import { RouteTabs } from '@/ui/RouteTabs/RouteTabs'
import { Tabs } from '@/ui/Tabs/Tabs'

const tab = (name: string) => screen.getByRole('tab', { name })
const selected = () =>
  screen.queryAllByRole('tab', { selected: true }).map(({ textContent }) => textContent)

describe('tabs within a page', () => {
  const draw = ({ isDisabled = false } = {}) => {
    function Held() {
      const [current, setCurrent] = useState('a')
      return (
        <>
          <h2 id="fruit">Fruit</h2>
          <Tabs
            labelledBy="fruit"
            tabs={[
              { id: 'a', label: 'Apple' },
              { id: 'b', label: 'Banana' },
              { id: 'c', label: 'Cherry' },
            ]}
            current={current}
            onChange={setCurrent}
            isDisabled={isDisabled}
          >
            All about {current}
          </Tabs>
        </>
      )
    }
    return renderWidget(<Held />)
  }

  test('are named by their heading, and their panel by the selected tab', async () => {
    const { user } = draw()
    expect(screen.getByRole('tablist', { name: 'Fruit' })).toBeTruthy()
    await user.click(tab('Banana'))
    expect(selected()).toEqual(['Banana'])
    const panel = screen.getByRole('tabpanel', { name: 'Banana' })
    expect(panel.textContent).toBe('All about b')
    expect(tab('Banana').getAttribute('aria-controls')).toBe(panel.id)
  })

  test('have a focusable panel if it contains nothing focusable', async () => {
    const panel = (content: ReactNode) => (
      <Tabs labelledBy="" tabs={[{ id: 'a', label: 'Apple' }]} current="a" onChange={() => {}}>
        {content}
      </Tabs>
    )
    const { show } = renderWidget(panel('All about it'))
    expect(screen.getByRole('tabpanel').tabIndex).toBe(0)
    show(panel(<input aria-label="How many" />))
    await waitFor(() => expect(screen.getByRole('tabpanel').tabIndex).toBe(-1))
    show(panel(<button disabled>Eat it</button>))
    await waitFor(() => expect(screen.getByRole('tabpanel').tabIndex).toBe(0))
  })

  test('are selected and focused cyclically with the arrow keys', async () => {
    const { user } = draw()
    await user.tab()
    await user.keyboard('{ArrowLeft}')
    expect(selected()).toEqual(['Cherry'])
    expect(document.activeElement).toBe(tab('Cherry'))
    await user.keyboard('{ArrowRight}')
    expect(selected()).toEqual(['Apple'])
  })

  test('are a single tab stop, at the selected tab', async () => {
    const { user } = draw()
    await user.click(tab('Banana'))
    await user.tab()
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(tab('Banana'))
  })

  test('cannot be selected while disabled', async () => {
    const { user } = draw({ isDisabled: true })
    await user.click(tab('Banana'))
    expect(selected()).toEqual(['Apple'])
  })
})

describe('tabs with a path each', () => {
  const tabs = [
    { href: '/i/storage', label: 'Storage' },
    { href: '/i/networking', label: 'Networking' },
    { href: '/i/metrics/cpu', prefix: '/i/metrics', label: 'Metrics' },
  ]
  const drawAt = (path: string, isVertical = false) =>
    renderWidget(
      <RouteTabs label="Instance" tabs={tabs} path={path} isVertical={isVertical}>
        content
      </RouteTabs>,
    )

  test('are links in a named list, with a panel named by the selected tab', () => {
    drawAt('/i/networking')
    expect(screen.getByRole('tablist', { name: 'Instance' }).contains(tab('Storage'))).toBe(true)
    expect(tab('Storage').getAttribute('href')).toBe('/i/storage')
    const panel = screen.getByRole('tabpanel', { name: 'Networking' })
    expect(panel.textContent).toBe('content')
    expect(panel.tabIndex).toBe(0)
  })

  test.each([
    ['/i/storage', ['Storage']],
    ['/i/metrics/disk', ['Metrics']],
    ['/i/networking/more', ['Networking']],
    ['/i/networkings', []],
  ])('at %s select %j', (path, expected) => {
    drawAt(path)
    expect(selected()).toEqual(expected)
  })

  test('are a single tab stop', async () => {
    const { user } = drawAt('/i/networking')
    await user.tab()
    expect(document.activeElement).toBe(tab('Networking'))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
  })

  test.each([
    ['/i/networking', 'ArrowRight', 'Metrics', '/i/metrics/cpu'],
    ['/i/networking', 'ArrowLeft', 'Storage', '/i/storage'],
    ['/i/metrics/cpu', 'ArrowRight', 'Storage', '/i/storage'],
    ['/i/storage', 'ArrowLeft', 'Metrics', '/i/metrics/cpu'],
  ])('at %s open with %s the tab %s', async (path, key, name, href) => {
    const { user, navigate } = drawAt(path)
    await user.tab()
    await user.keyboard(`{${key}}`)
    expect(document.activeElement).toBe(tab(name))
    expect(navigate).toHaveBeenCalledExactlyOnceWith(href, { replace: false })
  })

  test('also use the vertical arrow keys if they are vertical', async () => {
    const { user } = drawAt('/i/storage', true)
    expect(screen.getByRole('tablist').ariaOrientation).toBe('vertical')
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(tab('Networking'))
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(tab('Metrics'))
  })

  test('leave the vertical arrow keys to the page if they are horizontal', async () => {
    const { user, navigate } = drawAt('/i/storage')
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(navigate).not.toHaveBeenCalled()
  })
})

describe('tabs with a query each', () => {
  const drawAt = (current: string | null) =>
    renderWidget(
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

  test('omit the default tab from the URL', () => {
    drawAt(null)
    const addresses = screen.getAllByRole('tab').map(found => found.getAttribute('href'))
    expect(addresses).toEqual(['/system/silos/maze', '/system/silos/maze?tab=ip-pools'])
    expect(selected()).toEqual(['Identity Providers'])
  })

  test('are selected by the URL, and replace the history entry', async () => {
    const { user, navigate } = drawAt('ip-pools')
    expect(selected()).toEqual(['IP Pools'])
    await user.click(tab('Identity Providers'))
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/system/silos/maze', { replace: true })
  })

  test('select the default for an unknown tab', () => {
    drawAt('nonsense')
    expect(selected()).toEqual(['Identity Providers'])
  })
})
