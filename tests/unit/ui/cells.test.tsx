// @vitest-environment jsdom
import '#tests/support/dom'
import { act, type ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { byRole, key, press, renderWidget } from '#tests/support/render'
import { BooleanCell } from '@/ui/Cells/BooleanCell'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { DateCell } from '@/ui/Cells/DateCell'
import { DefaultCell } from '@/ui/Cells/DefaultCell'
import { DescriptionCell } from '@/ui/Cells/DescriptionCell'
import { EnabledCell } from '@/ui/Cells/EnabledCell'
import { ListCell } from '@/ui/Cells/ListCell'
import { SizeCell } from '@/ui/Cells/SizeCell'
import { UiContext, useUi } from '@/ui/UiProvider/UiContext'

let page: ReturnType<typeof renderWidget>
afterEach(() => page.leave())

const textOf = (element: ReactNode) => {
  page = renderWidget(element)
  return page.host.textContent
}

/** Another reader than the one that widgets are drawn for here. */
function In({
  locale,
  timeZone,
  children,
}: {
  locale: string
  timeZone: string
  children: ReactNode
}) {
  const ui = useUi()
  return <UiContext value={{ ...ui, reader: { locale, timeZone } }}>{children}</UiContext>
}

describe('a date', () => {
  const date = <DateCell date="2023-02-28T00:00:00.000Z" />

  it('is a day and a time, with the exact moment for machines', () => {
    expect(textOf(date).replace(/\s/g, ' ')).toBe('Feb 28, 202312:00 AM')
    expect(page.host.querySelector('time')?.getAttribute('datetime')).toBe(
      '2023-02-28T00:00:00.000Z',
    )
  })

  it.each([
    ['de-DE', 'UTC', '28.02.202300:00'],
    ['fr-FR', 'UTC', '28 févr. 202300:00'],
    ['en-US', 'America/New_York', 'Feb 27, 20237:00 PM'],
  ])('follows a reader of %s in %s', (locale, timeZone, expected) => {
    const shown = textOf(
      <In locale={locale} timeZone={timeZone}>
        {date}
      </In>,
    )
    expect(shown.replace(/\s/g, ' ')).toBe(expected)
  })
})

describe('a description', () => {
  it('of 48 characters is shown whole', () => {
    expect(textOf(<DescriptionCell text={'x'.repeat(48)} />)).toBe('x'.repeat(48))
  })

  it('that is longer is cut, and its name is the whole', () => {
    const whole = 'x'.repeat(49)
    expect(textOf(<DescriptionCell text={whole} />)).toBe(`${'x'.repeat(46)}…`)
    expect(page.host.querySelector(`[aria-label="${whole}"]`)).not.toBeNull()
  })

  it.each([[''], [null], [undefined]])('that is %j is a dash', text => {
    expect(textOf(<DescriptionCell text={text} />)).toBe('—')
  })
})

describe('a list', () => {
  const roles = (...names: string[]) => names.map(name => <span key={name}>{name}</span>)

  it('shows the first item and how many more there are', () => {
    expect(textOf(<ListCell title="Other roles">{roles('silo.admin', 'viewer')}</ListCell>)).toBe(
      'silo.admin+1',
    )
  })

  it('shows no count when nothing is left, and a dash when there is nothing', () => {
    expect(textOf(<ListCell title="Other roles">{roles('silo.admin')}</ListCell>)).toBe(
      'silo.admin',
    )
    page.leave()
    expect(textOf(<ListCell title="Other roles">{[]}</ListCell>)).toBe('—')
  })

  it('can show more than one', () => {
    const list = (
      <ListCell title="Other targets" shown={2}>
        {roles('a', 'b', 'c', 'd')}
      </ListCell>
    )
    expect(textOf(list)).toBe('ab+2')
  })

  it('names the hidden items under their title when the count is focused', async () => {
    textOf(<ListCell title="Other roles">{roles('silo.admin', 'viewer', 'admin')}</ListCell>)
    await key(document.body, 'Tab')
    await act(async () => page.host.querySelector<HTMLElement>('[tabindex="0"]')?.focus())
    const lines = Array.from(
      byRole('tooltip').firstElementChild?.children ?? [],
      line => line.textContent,
    )
    expect(lines).toEqual(['Other roles', 'viewer', 'admin'])
  })
})

describe('small values', () => {
  it.each([
    [<SizeCell key="" bytes={10 * 1024 ** 3} />, '10 GiB'],
    [<SizeCell key="" bytes={1500} />, '1.46 KiB'],
    [<EnabledCell key="" isEnabled />, 'Enabled'],
    [<EnabledCell key="" isEnabled={false} />, 'Disabled'],
    [<DefaultCell key="" isDefault />, 'default'],
    [<DefaultCell key="" isDefault={false} />, ''],
  ])('%# read as they should', (cell, expected) => {
    expect(textOf(cell)).toBe(expected)
  })

  it.each([true, false])('%s is an icon of that name', value => {
    textOf(<BooleanCell value={value} />)
    expect(byRole('img', String(value))).toBeTruthy()
  })
})

describe('an address', () => {
  it.each([
    ['123.4.56.7', 'https://123.4.56.7'],
    ['2001:db8::1', 'https://[2001:db8::1]'],
  ])('%s can be opened in a new tab and copied', async (ip, href) => {
    textOf(<CopyableIp ip={ip} />)
    expect(byRole('link', ip).getAttribute('href')).toBe(href)
    expect(byRole('link', ip).getAttribute('target')).toBe('_blank')
    await press(byRole('button', `Copy ${ip}`))
    expect(page.copyText).toHaveBeenCalledExactlyOnceWith(ip)
  })
})
