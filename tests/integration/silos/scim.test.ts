import { describe, expect, test } from 'vitest'
import { equivalentsOf } from '@/store/commands/equivalents'
import { formCancelled, formStartedOver } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { selectSiloPartsActions } from '@/store/system/tab-actions'
import {
  selectHasScim,
  selectScimTokenCreateAction,
  selectScimTokens,
  selectScimUrl,
} from '@/store/system/scim-tokens/scim-tokens'
import { reportOf } from '@/recorder/replayer'
import { startConsole, type TestConsole } from '#tests/support/console'
import { leaksOf } from '#tests/support/planted'
import { EXACT, recordSession, replayLog } from '#tests/support/recorded'
import { startRecorded } from '#tests/support/recordings'
import { choose, countOf, reasonsOf, recordOf, toastsOf } from '../instances/support'
import { formOf, submit } from '../instance-networking/support'
import { askedAndDone, LIST } from './support'

const form = 'scimTokenCreate'
const CLOCKWORK = 'clockwork'
const TOKENS = '/v1/system/scim/tokens'
const path = `${LIST}/${CLOCKWORK}?tab=scim`

type Options = Partial<Parameters<typeof startConsole>[0]>

const open = (options: Options = {}) => startConsole({ path, release: 17, ...options })

const tokensOf = (console: TestConsole, silo = CLOCKWORK) =>
  selectScimTokens(console.state(), { silo })

const rowsOf = (console: TestConsole, silo = CLOCKWORK) => {
  const { rows } = tokensOf(console, silo)
  if (!rows) throw new Error('The tab shows no tokens.')
  return rows
}

const openForm = async (console: TestConsole, silo = CLOCKWORK) => {
  await choose(console, [selectScimTokenCreateAction(console.state(), { silo })], 'Create token')
  return console
}

/** Creates a token and returns it. */
const create = async (console: TestConsole) => {
  await openForm(console)
  await submit(console, form)
  return String(formOf(console, form)?.values['bearerToken'])
}

/** Closes the dialog with the token, as its button does. */
const done = async (console: TestConsole) => {
  await console.send(formStartedOver({ form }))
  await console.send(formCancelled({ form }))
}

describe.each([17, 23] as const)('the SCIM tokens of a silo at release %d', release => {
  test('are listed oldest first', async () => {
    const console = await open({ release })
    await create(console)
    await done(console)
    expect(rowsOf(console)).toMatchObject([
      { timeCreated: '2024-11-18T08:10:00Z', timeExpires: null, expiry: 'never' },
      { timeCreated: '2025-01-15T12:00:00.000Z' },
    ])
  })

  test('are created without a body, and shown as long as the dialog is open', async () => {
    const console = await open({ release })
    const token = await create(console)
    const { scimTokens } = console.backend.backendState.db
    expect([...scimTokens.all()].map(({ secret }) => secret)).toContain(token)
    expect(console.requests.findLast(({ method }) => method === 'POST')).toMatchObject({
      url: `${TOKENS}?silo=clockwork`,
      body: null,
    })
    expect(toastsOf(console)).toEqual([])
    await done(console)
    expect(formOf(console, form)).toBeUndefined()
    expect(JSON.stringify(console.state())).not.toContain(token)
    expect(rowsOf(console)).toHaveLength(2)
  })

  test('can be deleted', async () => {
    const console = await open({ release })
    const { id, actions } = rowsOf(console)[0]!
    expect(await askedAndDone(console, actions, 'Delete')).toMatch(
      /^Delete SCIM token: .*the only token of the silo/,
    )
    expect(console.requests.find(({ method }) => method === 'DELETE')?.url).toBe(
      `${TOKENS}/${id}?silo=clockwork`,
    )
    expect(rowsOf(console)).toEqual([])
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'SCIM token deleted' }])
  })
})

test('the question about one of several tokens does not call it the only one', async () => {
  const console = await open()
  await create(console)
  await done(console)
  const question = await askedAndDone(console, rowsOf(console)[0]!.actions, 'Delete')
  expect(question).toMatch(/can no longer change users/)
  expect(question).not.toMatch(/only token/)
})

test('a token that had expired when the list was read is marked', async () => {
  const console = await open()
  const { scimTokens } = console.backend.backendState.db
  const { id } = rowsOf(console)[0]!
  scimTokens.update(id, { timeExpires: '2025-01-15T12:00:30Z' })
  await create(console)
  expect(rowsOf(console)[0]).toMatchObject({ expiry: 'soon' })
  await done(console)
  await console.advance(60_000)
  await create(console)
  expect(rowsOf(console)[0]).toMatchObject({ expiry: 'past' })
})

describe('a new token', () => {
  test('is in no log, file, report, storage or equivalent', async () => {
    const console = await startRecorded({ path, release: 17 })
    const token = await create(console)
    await console.advance(2_000)
    expect(token).toMatch(/^oxide-scim-/)
    expect(await leaksOf(console, [token])).toEqual([])
    const { dialogs, operations } = console.app
    for (const of of [`form/${form}`, 'recent'])
      expect(
        JSON.stringify(
          equivalentsOf(console.state(), operations, of, name => dialogs.get(name)?.form),
        ),
      ).not.toContain(token)
    await done(console)
    expect(await leaksOf(console, [token])).toEqual([])
  })

  test('is absent from a replay, which is exact all the same', async () => {
    const { log, text } = await recordSession({ path, release: 17 }, async console => {
      await create(console)
      await done(console)
    })
    expect(text).toContain('/v1/system/scim/tokens')
    expect(reportOf(await replayLog(log))).toMatch(EXACT)
  })

  test('is not lost by leaving the page or the tab without a question', async () => {
    const console = await open()
    const token = await create(console)
    expect(console.asksBeforeUnload()).toBe(true)
    await console.send(navigationRequested({ to: LIST }))
    expect(console.history.current().path).toBe(`${LIST}/clockwork`)
    expect(formOf(console, form)?.values).toEqual({ bearerToken: token })
  })

  test('does not keep the page from being left afterwards', async () => {
    const console = await open()
    await create(console)
    await done(console)
    expect(console.asksBeforeUnload()).toBe(false)
    await console.send(navigationRequested({ to: LIST }))
    expect(console.history.current().path).toBe(LIST)
  })

  test('shows the error of the server in the dialog', async () => {
    const console = await open({ path: `${LIST}/myriad?tab=scim` })
    await openForm(console, 'myriad')
    await submit(console, form)
    expect(formOf(console, form)).toMatchObject({
      values: { bearerToken: '' },
      failure: { message: 'Action not authorized' },
    })
    expect(toastsOf(console)).toEqual([])
  })
})

describe('who may not see the tokens', () => {
  test.each([
    ['a fleet viewer', CLOCKWORK, 'Bruno Slate'],
    ['a user whom the server refuses', 'myriad', undefined],
  ])('%s keeps the page', async (_who, silo, user) => {
    const console = await open({ path: `${LIST}/${silo}?tab=scim`, ...(user && { user }) })
    expect(tokensOf(console, silo)).toMatchObject({ isRefused: true, rows: undefined })
    expect(console.state().actors.navigation?.value).toBe('settled')
  })

  test('a fleet viewer is told why no token can be created', async () => {
    const console = await open({ user: 'Bruno Slate' })
    const action = selectScimTokenCreateAction(console.state(), { silo: CLOCKWORK })
    expect(reasonsOf([action])).toEqual({ 'Create token': 'Needs the role admin on the fleet' })
  })

  test('a member of a silo without a role on the fleet never reaches the page', async () => {
    const console = await open({ user: 'Clara Flint' })
    expect(countOf(console, 'GET', TOKENS)).toBe(0)
    expect(console.state().actors.navigation?.context.error).toMatchObject({ status: 404 })
  })
})

describe('a silo whose users do not come by SCIM', () => {
  test.each([14, 17, 23] as const)('has no tokens to ask for at release %d', async release => {
    const console = await open({ release, path: `${LIST}/maze-war?tab=scim` })
    expect(selectHasScim(console.state(), { silo: 'maze-war' })).toBe(false)
    expect(countOf(console, 'GET', TOKENS)).toBe(0)
  })
})

test('a failure to read the tokens is told in their place', async () => {
  const console = await open({
    wire: async (request, next) =>
      request.url.startsWith(TOKENS) ? { status: 500, headers: {}, body: '' } : next(request),
  })
  expect(tokensOf(console)).toMatchObject({ isRefused: false, failure: expect.any(String) })
})

test('the palette creates a token on the page of a silo that has them', async () => {
  const labels = async (silo: string) => {
    const console = await open({ path: `${LIST}/${silo}` })
    const found = [selectSiloPartsActions(console.state(), { silo })].flat()
    return found.flatMap(group => group?.actions.map(({ label }) => label))
  }
  expect(await labels(CLOCKWORK)).toContain('Create token')
  expect(await labels('maze-war')).not.toContain('Create token')
})

test('the base URL is of the domain of the rack, as far as that is known', async () => {
  const console = await open()
  expect(selectScimUrl(console.state(), { silo: CLOCKWORK })).toEqual({
    silo: CLOCKWORK,
    url: 'https://clockwork.sys.placeholder/scim/v2',
    isDomainKnown: false,
  })
  const tab = { ...console.state().tab, origin: 'https://maze-war.sys.rack.example:8443' }
  expect(selectScimUrl({ ...console.state(), tab }, { silo: CLOCKWORK })).toMatchObject({
    url: 'https://clockwork.sys.rack.example/scim/v2',
    isDomainKnown: true,
  })
})

test('the silo of the tokens is found by its id as well', async () => {
  const console = await open()
  const { id } = recordOf(console.backend.backendState.db.silos, CLOCKWORK)
  await console.send(navigationRequested({ to: `${LIST}/${id}?tab=scim` }))
  expect(rowsOf(console, id)).toHaveLength(1)
  expect(rowsOf(console, id)[0]!.name).toMatch(/^SCIM token /)
})
