import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { RACK_ID } from '@/mirage/seeds/sleds'
import { selectSledOptions } from '@/store/system/rack-membership/add-sleds.form'
import {
  selectAbortAction,
  selectAddSledsAction,
  selectMembership,
  selectMembershipFailure,
} from '@/store/system/rack-membership/rack-membership'
import { selectUninitializedSledRows } from '@/store/system/uninitialized-sleds/uninitialized-sleds'
import { startConsole, type TestConsole } from '#tests/support/console'
import { fill, formOf, sentBody, submit } from '../instance-networking/support'
import { choose, chooseAndConfirm, countOf, reasonsOf, toastsOf } from '../instances/support'
import { INVENTORY, show, tableRows } from '../inventory/support'

const TAB = `${INVENTORY}/racks/${RACK_ID}/membership`
const FORM = 'rackSledsAdd'
const params = { rackId: RACK_ID }
/** The uninitialized sleds of the rack. */
const WAITING = ['913-0000019/BRM02222880', '913-0000019/BRM02222881'] as const
const COMMIT_MS = 8_000
const START_MS = 6_000
const POLL_MS = 5_000

const open = (path = TAB, release: 18 | 23 = 18, user?: string) =>
  startConsole({ path, release, ...(user && { user }) })

const membershipOf = (console: TestConsole, version?: string) => {
  const membership = selectMembership(console.state(), { ...params, ...(version && { version }) })
  if (!membership) throw new Error('The tab shows no membership.')
  return membership
}

const adding = (console: TestConsole) => selectAddSledsAction(console.state(), params)

const addAll = async (console: TestConsole) => {
  await choose(console, [adding(console)], 'Add sleds')
  await fill(console, FORM, { sleds: [...WAITING] })
  await submit(console, FORM)
}

const waiting = (console: TestConsole) =>
  membershipOf(console).unacknowledgedMembers.map(({ serialNumber }) => serialNumber)

describe('adding sleds', () => {
  test('shows a change in progress, then its commit, then the sleds', async () => {
    const console = await open()
    const { version, members } = membershipOf(console)
    await addAll(console)
    expect(sentBody(console, 'POST')).toEqual({
      sled_ids: [
        { part_number: '913-0000019', serial_number: 'BRM02222880' },
        { part_number: '913-0000019', serial_number: 'BRM02222881' },
      ],
    })
    expect(toastsOf(console)).toMatchObject([{ text: 'Adding 2 sleds' }])
    expect(membershipOf(console)).toMatchObject({ version: version + 1, state: 'in_progress' })
    expect(waiting(console)).toEqual(['BRM02222880', 'BRM02222881'])
    await console.advance(COMMIT_MS + POLL_MS)
    expect(membershipOf(console)).toMatchObject({ state: 'committed', unacknowledgedMembers: [] })
    expect(membershipOf(console).members).toHaveLength(members.length + 2)
    const areSleds = () => membershipOf(console).rows.every(({ sled }) => sled !== undefined)
    expect(areSleds()).toBe(false)
    await console.advance(START_MS + POLL_MS)
    expect(areSleds()).toBe(true)
    expect(countOf(console, 'POST', '/v1/system/hardware/sleds')).toBe(0)
    const asked = countOf(console, 'GET', '/v1/system/hardware/')
    await console.advance(4 * POLL_MS)
    expect(countOf(console, 'GET', '/v1/system/hardware/')).toBe(asked)
  })

  test('tells how many were chosen, although other sleds acknowledge the change too', async () => {
    const console = await startConsole({
      path: TAB,
      release: 18,
      wire: async (request, next) => {
        const answer = await next(request)
        if (request.method !== 'POST') return answer
        const status = JSON.parse(String(answer.body)) as { members: unknown[] }
        const body = JSON.stringify({ ...status, unacknowledged_members: status.members })
        return { ...answer, body }
      },
    })
    await addAll(console)
    expect(toastsOf(console)).toMatchObject([{ text: 'Adding 2 sleds' }])
  })

  test('is not possible while a change is in progress', async () => {
    const console = await open()
    await addAll(console)
    expect(reasonsOf([adding(console)])).toEqual({
      'Add sleds':
        'A change of the rack’s members is in progress. Wait until it has ended, or abort it.',
    })
  })

  test('needs a sled', async () => {
    const console = await open()
    await choose(console, [adding(console)], 'Add sleds')
    expect(selectSledOptions(console.state()).map(({ value }) => value)).toEqual(WAITING)
    await submit(console, FORM)
    expect(formOf(console, FORM)?.errors).toEqual({ sleds: 'Choose at least one sled' })
  })

  test('keeps the message of the server, and says whom to ask about an upgrade', async () => {
    const console = await startConsole({
      path: TAB,
      release: 18,
      wire: async (request, next) =>
        request.method === 'POST'
          ? {
              ...(await next({ ...request, method: 'GET', url: '/v1/none', body: null })),
              status: 400,
              body: JSON.stringify({ message: 'upgrade required', request_id: 'x' }),
            }
          : next(request),
    })
    await addAll(console)
    expect(formOf(console, FORM)?.failure?.message).toMatch(/pgrade required.*Contact Oxide/)
  })

  test('is for fleet admins', async () => {
    const console = await open(TAB, 18, 'Bruno Slate')
    expect(reasonsOf([adding(console)])).toEqual({
      'Add sleds': 'Needs the role admin on the fleet',
    })
  })
})

test('an aborted change leaves the members as before', async () => {
  const console = await open()
  const before = membershipOf(console).members
  expect(selectAbortAction(console.state(), params)).toBeUndefined()
  await addAll(console)
  await chooseAndConfirm(console, [selectAbortAction(console.state(), params)!], 'Abort change')
  expect(membershipOf(console)).toMatchObject({ state: 'aborted', members: before })
  expect(reasonsOf([adding(console)])).toEqual({})
  await console.advance(COMMIT_MS + POLL_MS)
  expect(membershipOf(console).state).toBe('aborted')
})

test('a change that has ended meanwhile cannot be aborted, and is read again', async () => {
  const console = await open()
  await addAll(console)
  const abort = selectAbortAction(console.state(), params)!
  const { db } = console.backend.backendState
  const latest = db.rackMemberships.in(RACK_ID).at(-1)!
  db.rackMemberships.update(latest.id, { state: 'committed', unacknowledgedMembers: [] })
  await chooseAndConfirm(console, [abort], 'Abort change')
  expect(toastsOf(console).at(-1)).toMatchObject({
    variant: 'error',
    title: 'Could not abort change',
  })
  expect(membershipOf(console).state).toBe('committed')
})

describe('the tab', () => {
  test('shows the members of the latest change, the new ones marked', async () => {
    const console = await show(TAB, { release: 23 })
    expect(screen.getByRole('tab', { name: 'Membership', selected: true })).toBeTruthy()
    expect(document.body.textContent).toContain('Change 2')
    expect(document.body.textContent).toContain('Waiting for0')
    const rows = tableRows('Members').map(({ textContent }) => textContent ?? '')
    expect(rows.filter(row => row.includes('new'))).toHaveLength(1)
    expect(rows[0]).toContain('Acknowledged')
    expect(within(tableRows('Members')[0]!).getByRole('link').getAttribute('href')).toMatch(
      /^\/system\/inventory\/sleds\//,
    )
    await console.user.click(screen.getByRole('link', { name: 'Earlier change' }))
    await console.settle()
    expect(console.history.current().search).toBe('?version=1')
    expect(tableRows('Members')).toHaveLength(rows.length - 1)
    expect(screen.getByRole('button', { name: 'Earlier change' }).ariaDisabled).toBe('true')
    await console.user.click(screen.getByRole('link', { name: 'Later change' }))
    await console.settle()
    expect(console.history.current()).toMatchObject({ path: TAB, search: '' })
  })

  test('tells why a change cannot be shown', async () => {
    const console = await open(`${TAB}?version=9`)
    expect(selectMembershipFailure(console.state(), { ...params, version: '9' })).toMatch(
      /rack membership with version 9/i,
    )
  })

  test('is absent before release 18', async () => {
    await show(`${INVENTORY}/racks/${RACK_ID}`, { release: 17 })
    expect(screen.getByRole('heading', { name: 'Rack contents' })).toBeTruthy()
    expect(screen.queryByRole('tab')).toBeNull()
  })
})

test('an uninitialized sled opens the form with itself chosen', async () => {
  const console = await open(`${INVENTORY}/uninitialized`)
  const row = selectUninitializedSledRows(console.state()).find(({ id }) => id === WAITING[1])
  await choose(console, row?.actions, 'Add sled')
  expect(formOf(console, FORM)?.values).toEqual({ sleds: [WAITING[1]] })
  await submit(console, FORM)
  expect(console.history.current().path).toBe(TAB)
  expect(waiting(console)).toEqual(['BRM02222881'])
})
