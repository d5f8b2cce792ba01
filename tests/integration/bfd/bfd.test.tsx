import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { bulkRequested } from '@/store/bulk/bulk'
import { bulkStarted } from '@/store/bulk/events'
import { selectBfdRows } from '@/store/system/bfd/bfd'
import { selectDetectionTime, selectIsKnownSession } from '@/store/system/bfd/enable.form'
import { startConsole } from '#tests/support/console'
import { planFor } from '../bulk/support'
import { fill, formOf, sentBody, submit } from '../instance-networking/support'
import { chooseAndConfirm, countOf, reasonsOf, toastsOf } from '../instances/support'
import { failing, pageText, show } from '../utilization/support'

const LIST = '/system/networking/bfd'
const form = 'bfdEnable'

describe.each([14, 17, 18, 19, 23] as const)('at release %d', release => {
  // A switch is called by its slot from release 19 on.
  const onSwitch = (slot: string) => (release >= 19 ? { switch_slot: slot } : { switch: slot })

  test('a session is enabled', async () => {
    const console = await startConsole({ path: `${LIST}-new`, release })
    await fill(console, form, {
      remote: ' fd00::1',
      local: 'fd00::2',
      switchSlot: 'switch1',
      mode: 'multi_hop',
      requiredRx: 0.5,
    })
    expect(selectDetectionTime(console.state())).toBe(1500)
    await submit(console, form)
    expect(sentBody(console, 'POST')).toEqual({
      remote: 'fd00::1',
      local: 'fd00::2',
      mode: 'multi_hop',
      detection_threshold: 3,
      required_rx: 500,
      ...onSwitch('switch1'),
    })
    expect(console.history.current().path).toBe(LIST)
    expect(selectBfdRows(console.state())).toContainEqual(
      expect.objectContaining({ peer: 'fd00::1', switchSlot: 'switch1', requiredRx: 500 }),
    )
  })

  test('a session is disabled', async () => {
    const console = await startConsole({ path: LIST, release })
    const rows = selectBfdRows(console.state())
    expect(rows).toHaveLength(4)
    await chooseAndConfirm(console, rows[1]?.actions, 'Disable')
    expect(sentBody(console, 'POST')).toEqual({ remote: '172.20.15.52', ...onSwitch('switch0') })
    expect(toastsOf(console).map(({ text }) => text)).toEqual([
      'BFD session with 172.20.15.52 disabled',
    ])
    expect(selectBfdRows(console.state())).toHaveLength(3)
  })
})

test.each([
  [{ remote: 'nonsense' }, 'remote'],
  [{ remote: '10.0.0.1', local: 'fd00::1' }, 'local'],
  [{ remote: '10.0.0.1', local: '10.0.0.1' }, 'local'],
  [{ detectionThreshold: 0 }, 'detectionThreshold'],
  [{ detectionThreshold: 256 }, 'detectionThreshold'],
  [{ requiredRx: 0 }, 'requiredRx'],
  [{ requiredRx: 'soon' }, 'requiredRx'],
] as const)('%o is refused while it is typed', async (values, field) => {
  const console = await startConsole({ path: `${LIST}-new` })
  await fill(console, form, values)
  expect(Object.keys(formOf(console, form)?.errors ?? {})).toEqual([field])
})

test('the local address is checked again when the remote one changes', async () => {
  const console = await startConsole({ path: `${LIST}-new` })
  await fill(console, form, { remote: '10.0.0.1', local: 'fd00::1' })
  expect(formOf(console, form)?.errors).toEqual({
    local: 'Must be an IPv4 address like the remote',
  })
  await fill(console, form, { remote: 'fd00::9' })
  expect(formOf(console, form)?.errors).toEqual({})
})

test('a session that would be replaced is noticed', async () => {
  const console = await startConsole({ path: `${LIST}-new` })
  await fill(console, form, { remote: '172.20.15.51' })
  expect(selectIsKnownSession(console.state())).toBe(true)
  await fill(console, form, { remote: '172.20.15.53' })
  expect(selectIsKnownSession(console.state())).toBe(false)
})

test('several sessions are disabled at once', async () => {
  const console = await startConsole({ path: LIST })
  const plan = planFor(selectBfdRows(console.state()), 'disable', 'BFD session', LIST)
  await console.send(bulkRequested(plan))
  await console.send(bulkStarted())
  await console.settle()
  expect(countOf(console, 'POST', '/v1/system/networking/bfd-disable')).toBe(4)
  expect(selectBfdRows(console.state())).toEqual([])
})

test('viewers of the fleet cannot disable a session', async () => {
  const console = await startConsole({ path: LIST, user: 'Bruno Slate' })
  expect(reasonsOf(selectBfdRows(console.state())[0]?.actions ?? [])).toEqual({
    Disable: 'Needs the role admin on the fleet',
  })
})

test('if the sessions cannot be read, the page says why, and one can be enabled all the same', async () => {
  await show(LIST, { wire: failing('bfd-status', 503, 'switch1 does not answer') })
  expect(pageText()).toContain('If one switch cannot be reached, none are reported.')
  expect(pageText()).toContain('Switch1 does not answer')
  expect(screen.getByRole('heading', { name: 'The BFD sessions are not known' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Enable BFD session' }).length).toBeGreaterThan(0)
})

test('an issue leads to the session that it is about', async () => {
  const { user, settle } = await show('/system/issues')
  await user.click(screen.getByRole('link', { name: '172.20.15.51 BFD session on switch1' }))
  await settle()
  await settle()
  const rows = within(screen.getByRole('table', { name: 'BFD' }))
    .getAllByRole('row')
    .slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('172.20.15.51—switch1'),
  ])
})
