// @vitest-environment jsdom
import '#tests/support/dom'
import { act, useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { allByRole, byRole, key, press, renderWidget } from '#tests/support/render'
import { Tabs } from '@/ui/Tabs/Tabs'

const TABS = [
  { id: 'a', label: 'Apple' },
  { id: 'b', label: 'Banana' },
  { id: 'c', label: 'Cherry' },
]

let leave = () => {}
afterEach(() => leave())

const show = ({ isDisabled = false } = {}) => {
  function Held() {
    const [current, setCurrent] = useState('a')
    return (
      <>
        <h2 id="fruit">Fruit</h2>
        <Tabs
          labelledBy="fruit"
          tabs={TABS}
          current={current}
          onChange={setCurrent}
          isDisabled={isDisabled}
        >
          All about {current}
        </Tabs>
      </>
    )
  }
  leave = renderWidget(<Held />).leave
}

const selected = () =>
  allByRole('tab')
    .filter(tab => tab.ariaSelected === 'true')
    .map(({ textContent }) => textContent)
const reachable = () => allByRole('tab').filter(({ tabIndex }) => tabIndex === 0)

describe('tabs within a page', () => {
  test('are named by their heading, and their panel by the chosen one', async () => {
    show()
    expect(byRole('tablist', 'Fruit')).toBeTruthy()
    await press(byRole('tab', 'Banana'))
    expect(selected()).toEqual(['Banana'])
    expect(byRole('tabpanel', 'Banana').textContent).toBe('All about b')
  })

  test('the arrow keys choose the neighbour, round the ends, and take the focus along', async () => {
    show()
    act(() => byRole('tab', 'Apple').focus())
    await key(byRole('tab', 'Apple'), 'ArrowLeft')
    expect(selected()).toEqual(['Cherry'])
    expect(document.activeElement?.textContent).toBe('Cherry')
    expect(reachable().map(({ textContent }) => textContent)).toEqual(['Cherry'])
    await key(byRole('tab', 'Cherry'), 'ArrowRight')
    expect(selected()).toEqual(['Apple'])
  })

  test('hold still while disabled', async () => {
    show({ isDisabled: true })
    await press(byRole('tab', 'Banana'))
    await key(byRole('tab', 'Apple'), 'ArrowRight')
    expect(selected()).toEqual(['Apple'])
  })
})
