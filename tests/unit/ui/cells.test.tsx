import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { fakeTime, pass, renderWidget } from '#tests/support/render'
import { BooleanCell, DefaultCell, EnabledCell } from '@/ui/Cells/MarkCells'
import { DateCell, DescriptionCell, SizeCell } from '@/ui/Cells/Cells'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { ListCell } from '@/ui/Cells/ListCell'
import { UiContext, useUi } from '@/ui/UiProvider/UiContext'

const textOf = (element: ReactNode) => renderWidget(element).container.textContent

interface ReaderProps {
  locale: string
  timeZone: string
  children: ReactNode
}

/** Overrides the locale and the time zone of the reader. */
function Reader({ locale, timeZone, children }: ReaderProps) {
  const ui = useUi()
  return <UiContext value={{ ...ui, reader: { locale, timeZone } }}>{children}</UiContext>
}

describe('a date cell', () => {
  const date = <DateCell date="2023-02-28T00:00:00.000Z" />

  test.each([undefined, null, 'soon', ''])('is a dash for the date %s', moment => {
    expect(textOf(<DateCell date={moment as string} />)).toBe('—')
  })

  test('shows day and time, with a machine-readable time', () => {
    const { container } = renderWidget(date)
    expect(container.textContent?.replace(/\s/g, ' ')).toBe('Feb 28, 202312:00 AM')
    expect(container.querySelector('time')?.dateTime).toBe('2023-02-28T00:00:00.000Z')
  })

  test.each([
    ['de-DE', 'UTC', '28.02.202300:00'],
    ['fr-FR', 'UTC', '28 févr. 202300:00'],
    ['en-US', 'America/New_York', 'Feb 27, 20237:00 PM'],
  ])('is formatted for the locale %s in %s', (locale, timeZone, expected) => {
    const shown = textOf(
      <Reader locale={locale} timeZone={timeZone}>
        {date}
      </Reader>,
    )
    expect(shown?.replace(/\s/g, ' ')).toBe(expected)
  })
})

describe('a description cell', () => {
  test('has all of the text, whatever room there is', () => {
    expect(textOf(<DescriptionCell text={'x'.repeat(512)} />)).toBe('x'.repeat(512))
  })

  test.each([[''], [null], [undefined]])('shows a dash for %j', text => {
    expect(textOf(<DescriptionCell text={text} />)).toBe('—')
  })
})

describe('a list cell', () => {
  const roles = (...names: string[]) => names.map(name => <span key={name}>{name}</span>)

  test('shows the first item and the number of others', () => {
    const list = <ListCell title="Other roles">{roles('silo.admin', 'viewer')}</ListCell>
    expect(textOf(list)).toBe('silo.admin+1')
  })

  test('shows no count for a single item', () => {
    expect(textOf(<ListCell title="Other roles">{roles('silo.admin')}</ListCell>)).toBe(
      'silo.admin',
    )
  })

  test('shows a dash for an empty list', () => {
    expect(textOf(<ListCell title="Other roles">{[]}</ListCell>)).toBe('—')
  })

  test('can show more than one', () => {
    const list = (
      <ListCell title="Other targets" shown={2}>
        {roles('a', 'b', 'c', 'd')}
      </ListCell>
    )
    expect(textOf(list)).toBe('ab+2')
  })

  test('names the hidden items in a tooltip on the count', async () => {
    fakeTime()
    const { user } = renderWidget(
      <ListCell title="Other roles">{roles('silo.admin', 'viewer', 'admin')}</ListCell>,
    )
    await user.hover(screen.getByText('+2'))
    await pass(250)
    const lines = screen.getByRole('tooltip').lastElementChild?.children ?? []
    const texts = Array.from(lines, ({ textContent }) => textContent)
    expect(texts).toEqual(['Other roles', 'viewer', 'admin'])
  })
})

test.each([
  ['10 GiB', <SizeCell key="" bytes={10 * 1024 ** 3} />],
  ['1.46 KiB', <SizeCell key="" bytes={1500} />],
  ['Enabled', <EnabledCell key="" isEnabled />],
  ['Disabled', <EnabledCell key="" isEnabled={false} />],
  ['default', <DefaultCell key="" isDefault />],
  ['', <DefaultCell key="" isDefault={false} />],
])('a cell shows %j', (expected, cell) => {
  expect(textOf(cell)).toBe(expected)
})

test.each([true, false])('%s is an icon with that name', value => {
  renderWidget(<BooleanCell value={value} />)
  expect(screen.getByRole('img', { name: String(value) })).toBeTruthy()
})

test.each([
  ['123.4.56.7', 'https://123.4.56.7'],
  ['2001:db8::1', 'https://[2001:db8::1]'],
])('the address %s can be opened in a new tab and copied', async (ip, href) => {
  const { user, copyText } = renderWidget(<CopyableIp ip={ip} />)
  const link = screen.getByRole('link', { name: ip })
  expect(link.getAttribute('href')).toBe(href)
  expect(link.getAttribute('target')).toBe('_blank')
  await user.click(screen.getByRole('button', { name: `Copy ${ip}` }))
  expect(copyText).toHaveBeenCalledExactlyOnceWith(ip)
})
