import { createHmac } from 'node:crypto'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { NEWEST_VERSION } from '@/api/core/rack'
import { writeLog } from '@/recorder/log'
import { createRecorder } from '@/recorder/recorder'
import { navigationRequested } from '@/store/navigation/events'
import { GENERATED_SECRET, showConsole } from '#tests/support/shown-console'

const ALERTING = '/system/alerting'
const RECEIVERS = `${ALERTING}/receivers`

type Options = Partial<Parameters<typeof showConsole>[0]>

const show = async (path: string, options: Options = {}) => {
  const console = await showConsole({ path, release: 23, ...options })
  await console.settle()
  return console
}

type Shown = Awaited<ReturnType<typeof show>>

const press = async ({ user, settle }: Shown, name: string | RegExp) => {
  await act(() => user.click(screen.getByRole('button', { name })))
  await settle()
}

const type = async ({ user, settle }: Shown, label: string, text: string) => {
  await act(async () => {
    await user.click(screen.getAllByLabelText(label)[0]!)
    await user.paste(text)
  })
  await settle()
}

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const where = ({ history }: Shown) => history.current().path + history.current().search

const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent ?? '')

describe('the page', () => {
  test('opens at the alerts, with the range of 30 days in the address', async () => {
    const console = await show(ALERTING)
    expect(where(console)).toBe(`${ALERTING}/alerts?range=30d`)
    expect(tabs()).toEqual(['Alerts', 'Receivers', 'Classes'])
    const table = screen.getByRole('table', { name: 'Alerts' })
    const cells = within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
    expect(cells).toContain('PSU 5 of shelf 0 removed')
    expect(within(table).getAllByRole('row')).toHaveLength(4)
  })

  test('keeps the filter and the order of a link without a range', async () => {
    const console = await show(`${ALERTING}/alerts?q=inserted&sort=-class`)
    expect(where(console)).toBe(`${ALERTING}/alerts?q=inserted&sort=-class&range=30d`)
    expect(statuses().join('\n')).toMatch(/[12] of 3 alerts, sorted by Class, descending/)
  })

  test('takes an empty range for none', async () => {
    const console = await show(`${ALERTING}/alerts?range=&start=`)
    expect(where(console)).toBe(`${ALERTING}/alerts?range=30d&start=`)
  })

  test('opens at the receivers where the rack does not list alerts', async () => {
    const console = await show(ALERTING, { release: 22 })
    expect(where(console)).toBe(RECEIVERS)
    expect(tabs()).toEqual(['Receivers', 'Classes'])
  })

  test.each([
    [22, `${ALERTING}/alerts`, /^Needs /],
    [14, RECEIVERS, 'Needs system release 15'],
  ] as const)('on release %d, %s says what it needs', async (release, path, heading) => {
    const console = await show(path, { release })
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy()
    expect(console.requests.filter(({ url }) => url.includes('alert'))).toEqual([])
  })
})

describe('the alerts', () => {
  const listed = ({ requests }: Shown) =>
    requests
      .filter(({ url }) => url.startsWith('/v1/alerts?'))
      .map(({ url }) => new URL(url, 'http://rack').searchParams)
      // The count of issues reads the newest of all.
      .filter(query => query.has('start_time'))

  test('are those of the last 30 days, newest first', async () => {
    const [query] = listed(await show(`${ALERTING}/alerts`))
    expect(Object.fromEntries(query!)).toEqual({
      start_time: '2024-12-16T12:00:00.000Z',
      end_time: '2025-01-15T12:00:01.000Z',
      sort_by: 'time_and_id_descending',
      limit: '1000',
    })
  })

  test('are limited to a class by the server, once it is a pattern', async () => {
    const console = await show(`${ALERTING}/alerts`)
    const field = screen.getByRole('combobox', { name: 'Class' })
    const enter = async (text: string) => {
      await act(async () => {
        await console.user.clear(field)
        await console.user.click(field)
        await console.user.paste(text)
        await console.user.tab()
      })
      await console.settle()
    }
    await enter('hardware..x')
    expect(screen.getByText(/^Join segments with dots/)).toBeTruthy()
    expect(listed(console)).toHaveLength(1)
    await enter('**.inserted')
    expect(listed(console).at(-1)?.get('alert_class')).toBe('**.inserted')
    expect(where(console)).toContain('class=**.inserted')
    expect(screen.getAllByRole('row')).toHaveLength(2)
  })

  test('have a panel with the payload and what was sent to each receiver', async () => {
    await show(`${ALERTING}/alerts/a1e57a1e-0000-4000-8000-000000000001`)
    const panel = screen.getByRole('dialog', { name: 'Alert' })
    expect(within(panel).getByLabelText('Payload as JSON').textContent).toContain(
      '"serial_number": "BRM41220008"',
    )
    const table = within(panel).getByRole('table', { name: 'Deliveries' })
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^broken-hook.*Resendfailed/),
      expect.stringMatching(/^broken-hook.*Alertfailed/),
      expect.stringMatching(/^pager.*Alertdelivered/),
    ])
  })

  test('can be sent to a chosen receiver again', async () => {
    const console = await show(`${ALERTING}/alerts/a1e57a1e-0000-4000-8000-000000000001`)
    await press(console, 'Alert actions')
    await act(() => console.user.click(screen.getByRole('menuitem', { name: 'Resend to…' })))
    await console.settle()
    const dialog = screen.getByRole('dialog', { name: 'Resend alert' })
    await act(async () => {
      await console.user.click(within(dialog).getByRole('combobox', { name: 'Webhook' }))
      await console.user.paste('pager')
      await console.user.tab()
    })
    await press(console, 'Resend')
    expect(console.requests.findLast(({ method }) => method === 'POST')?.url).toBe(
      '/v1/alerts/a1e57a1e-0000-4000-8000-000000000001/resend?receiver=pager',
    )
    expect(
      screen
        .getAllByText(/Resend to/)
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain('Resend to pager started')
  })

  test('wait above the list if they arrive later', async () => {
    const console = await show(`${ALERTING}/alerts`)
    const { db, now, ids } = console.backend.backendState
    const [latest] = db.alerts.in('')
    await console.advance(5_000)
    db.alerts.insert({ ...latest!, id: ids.next(), timeCreated: now(), timeModified: now() })
    await press(console, 'Refresh data')
    expect(screen.getAllByRole('row')).toHaveLength(4)
    await press(console, '1 new')
    expect(screen.getAllByRole('row')).toHaveLength(5)
  })

  test('say that there were none', async () => {
    await show(`${ALERTING}/alerts?start=2020-01-01T00:00:00Z&end=2020-01-02T00:00:00Z`)
    expect(screen.getByText('No alerts in this time range.')).toBeTruthy()
  })
})

describe('the classes', () => {
  test('show what a pattern matches', async () => {
    const console = await show(`${ALERTING}/classes`)
    await type(console, 'Try a pattern', 'hardware.**')
    expect(statuses().join()).toContain(
      'Matches hardware.power_shelf.psu.insertedhardware.power_shelf.psu.removed',
    )
    expect(console.requests.at(-1)?.url).toContain('filter=hardware.**')
    await type(console, 'Try a pattern', '.x')
    expect(statuses().join()).toContain('Matches nothing now, but may later.')
    await type(console, 'Try a pattern', '..')
    expect(screen.getByText(/^Join segments with dots/)).toBeTruthy()
  })

  test.each([
    [21, 1],
    [22, 0],
  ] as const)(
    'on release %d, say %d times that nothing else is reported',
    async (release, count) => {
      await show(`${ALERTING}/classes`, { release })
      expect(screen.queryAllByText(/This release reports nothing else yet/)).toHaveLength(count)
      expect(screen.getByText('synthetic')).toBeTruthy()
    },
  )

  test('link to the receivers that are told of one', async () => {
    await show(`${RECEIVERS}?q=classes:probe`)
    const table = screen.getByRole('table', { name: 'Receivers' })
    expect(within(table).getAllByRole('row')).toHaveLength(3)
    expect(within(table).queryByText('mute-hook')).toBeNull()
  })
})

describe('the receivers', () => {
  test('show how the last delivery stands, and what they lack', async () => {
    await show(RECEIVERS)
    const row = (name: string) => screen.getByRole('row', { name: new RegExp(`${name} http`) })
    expect(row('broken-hook').textContent).toMatch(/pending3m ago/)
    expect(row('pager').textContent).toMatch(/delivered2h ago/)
    expect(within(row('mute-hook')).getByText('none')).toBeTruthy()
  })
})

test('what cannot be read of a webhook is not taken for nothing', async () => {
  const console = await show(`${RECEIVERS}/broken-hook`, {
    wire: (request, next) =>
      /deliveries|alert-classes/.test(request.url)
        ? Promise.resolve({ status: 500, headers: {}, body: '{"message":"no"}' })
        : next(request),
  })
  const subscriptions = screen.getByRole('table', { name: 'Subscriptions' })
  expect(within(subscriptions).getByText('Not known')).toBeTruthy()
  await console.send(navigationRequested({ to: `${RECEIVERS}/broken-hook?tab=check` }))
  await console.settle()
  expect(screen.getByText(/^The last probe could not be read/)).toBeTruthy()
  await console.send(navigationRequested({ to: RECEIVERS }))
  await console.settle()
  expect(screen.getAllByText('Not known')).toHaveLength(3)
})

describe('the form of a new webhook', () => {
  const WARNING = 'Without subscriptions, this webhook receives only probes.'

  test('warns of what is missing or unsafe, and lists what a pattern matches', async () => {
    const console = await show(`${RECEIVERS}-new`)
    expect(screen.getByText(WARNING)).toBeTruthy()
    await type(console, 'Endpoint URL', 'http://hook.example/')
    expect(screen.getByText(/anyone on the network path can read/)).toBeTruthy()
    await type(console, 'Pattern', 'hardware.**')
    // Closes the list of choices.
    await act(() => console.user.tab())
    await console.settle()
    expect(statuses().join()).toContain('hardware.power_shelf.psu.removed')
    await press(console, 'Add subscription')
    expect(screen.queryByText(WARNING)).toBeNull()
  })

  test('shows a generated secret once, until it is taken', async () => {
    const console = await show(`${RECEIVERS}-new`)
    await type(console, 'Name', 'hook')
    await type(console, 'Endpoint URL', 'https://hook.example/')
    const field = screen.getByLabelText<HTMLInputElement>('Secret')
    expect(field.type).toBe('password')
    await press(console, 'Generate')
    expect(field.value).toBe(GENERATED_SECRET)
    await press(console, 'Show Secret')
    expect(field.type).toBe('text')
    await press(console, 'Create webhook')
    const dialog = screen.getByRole('dialog', { name: 'Webhook created' })
    expect(within(dialog).getByLabelText<HTMLInputElement>('Secret').value).toBe(GENERATED_SECRET)
    await act(() => console.user.keyboard('{Escape}'))
    await console.settle()
    expect(screen.getByRole('dialog', { name: 'Webhook created' })).toBeTruthy()
    await act(() => console.user.click(screen.getByRole('checkbox', { name: 'I have saved it' })))
    await press(console, 'Done')
    expect(where(console)).toBe(`${RECEIVERS}/hook`)
    expect(screen.getByRole('heading', { name: 'hook' })).toBeTruthy()
    expect(document.body.innerHTML).not.toContain(GENERATED_SECRET)
  })

  test('is not offered to those who may only view', async () => {
    await show(`${RECEIVERS}-new`, { user: 'Bruno Slate' })
    expect(
      screen.getByRole('button', { name: 'Create webhook' }).getAttribute('aria-disabled'),
    ).toBe('true')
  })
})

describe('a delivery', () => {
  const DELIVERY = 'a1e59a1e-0000-4000-8000-0000000000'
  const open = (receiver: string, number: string, options: Options = {}) =>
    show(`${RECEIVERS}/${receiver}?tab=deliveries&delivery=${DELIVERY}${number}`, options)
  const panel = () => within(screen.getByRole('dialog', { name: 'Delivery' }))

  test('tells of each attempt and of the next one', async () => {
    await open('broken-hook', '11')
    const rows = within(panel().getByRole('table', { name: 'Attempts' })).getAllByRole('row')
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1HTTP error 50057 ms.*1 minute$/),
      expect.stringMatching(/^2Timed outJan 15.*—$/),
    ])
    expect(panel().getByText(/^Next try in about 3 minutes\./)).toBeTruthy()
  })

  test('that waits for a secret says so', async () => {
    await open('mute-hook', '12')
    expect(panel().getByText('Not sent yet.')).toBeTruthy()
    expect(panel().getByText(/^Waiting: nothing can be sent until/)).toBeTruthy()
  })

  test.each([
    [15, undefined, '"data": <…>'],
    [21, '<…>', '"data": <…>'],
    [22, '<…>', '"data": <…>'],
    [23, '1', '"slot": 5'],
  ] as const)('of release %d is shown as the request', async (release, version, data) => {
    // Before release 22, there are only probes.
    const number = release < 22 ? '02' : '11'
    const console = await open('broken-hook', number, { release })
    await act(() => console.user.click(screen.getByRole('tab', { name: 'Request' })))
    await console.settle()
    const headers = panel().getByLabelText('Headers of the request').textContent ?? ''
    expect(/x-oxide-alert-version: (.*)/.exec(headers)?.[1]).toBe(version)
    expect(panel().getByLabelText('Body of the request').textContent).toContain(data)
  })

  test('that is not there says so', async () => {
    await open('pager', '99')
    expect(panel().getByText('No such delivery')).toBeTruthy()
  })
})

describe('the help with signatures', () => {
  const ID = 'a1e5aa1e-0000-4000-8000-000000000001'
  const SECRET = 'granite-quarry-2'
  const BODY = '{"alert_class":"probe","data":{"note":"granite-note"}}'

  const check = async (console: Shown, { body = BODY, secret = SECRET } = {}) => {
    const hex = createHmac('sha256', SECRET).update(BODY).digest('hex')
    await type(console, 'Raw body', body)
    await type(console, 'Signature header', `a=sha256&id=${ID}&s=${hex}`)
    await type(console, 'Secret', secret)
  }

  test('says whether a signature matches', async () => {
    const console = await show(`${RECEIVERS}/pager?tab=check`)
    await check(console)
    expect(screen.getByText(`Matches secret ${ID}`)).toBeTruthy()
    await type(console, 'Raw body', '\n')
    expect(screen.getByText('Does not match')).toBeTruthy()
    expect(screen.getByText(/without the newline at the end/)).toBeTruthy()
  })

  test('keeps what is typed out of the store, the log, storage and requests', async () => {
    const recorder = createRecorder({ build: 'test', apiVersion: NEWEST_VERSION })
    const console = await show(`${RECEIVERS}/pager?tab=check`, { recorder })
    await check(console)
    await console.advance(10_000)
    expect(screen.getByText(`Matches secret ${ID}`)).toBeTruthy()
    for (const held of [
      JSON.stringify(console.requests),
      writeLog(recorder.log()),
      JSON.stringify(console.state()),
      JSON.stringify([...console.storage]),
      where(console),
    ]) {
      expect(held).not.toContain(SECRET)
      expect(held).not.toContain('granite-note')
    }
  })
})
