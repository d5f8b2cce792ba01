import { describe, expect, test } from 'vitest'
import type { AllowedSourceIps } from '@/api/generated/types'
import { plainText } from '@/lib/rich-text'
import { confirmAccepted, confirmRequested } from '@/store/confirm/confirm'
import { selectDraftTime } from '@/store/forms/selectors'
import { navigationRequested } from '@/store/navigation/events'
import { refreshRequested } from '@/store/queries/slice'
import {
  selectAllowList,
  selectAllowListActions,
  selectIsUnapplied,
} from '@/store/system/allow-list/allow-list'
import { formSubmitted } from '@/store/forms/events'
import { startConsole, type TestConsole } from '#tests/support/console'
import { fill, formOf, sentBody, submit } from '../instance-networking/support'
import { choose, countOf, toastsOf } from '../instances/support'

const PAGE = '/system/networking/allow-list'
const form = 'allowList'
const HERE = '127.0.0.1/32'

type Options = Partial<Parameters<typeof startConsole>[0]>

const open = (options: Options = {}) => startConsole({ path: PAGE, release: 23, ...options })

const listOf = (console: TestConsole) => {
  const list = selectAllowList(console.state())
  if (!list) throw new Error('The page shows no list.')
  return list
}

/** Changes the list behind the console's back, as another operator does. */
const changeElsewhere = ({ backend }: TestConsole, allowedIps: AllowedSourceIps) => {
  const { allowLists } = backend.backendState.db
  for (const { id } of allowLists.all())
    allowLists.update(id, { allowedIps, timeModified: '2025-01-15T11:00:00Z' })
}

const question = (console: TestConsole) => {
  const confirm = console.state().actors['confirm']
  return confirm?.value === 'asking'
    ? confirm.context.request?.body.map(plainText).join('\n')
    : undefined
}

/** Presses Save. */
const save = (console: TestConsole) => console.send(listOf(console).request!)

const confirm = (console: TestConsole) => console.send(confirmAccepted())

describe('the allow list', () => {
  test.each([14, 23] as const)('is saved after a question at release %d', async release => {
    const console = await open({ release })
    expect(listOf(console)).toMatchObject({ isChanged: false, request: undefined })
    await fill(console, form, { allow: 'list', entry: `10.0.0.0/8\n127.0.0.1` })
    await save(console)
    expect(question(console)).toContain('Only requests from the 2 networks in the list')
    expect(question(console)).toContain(`Adds 2 networks: 10.0.0.0/8, ${HERE}.`)
    expect(countOf(console, 'PUT', '/v1')).toBe(0)
    await confirm(console)
    expect(sentBody(console, 'PUT')).toEqual({
      allowed_ips: { allow: 'list', ips: ['10.0.0.0/8', HERE] },
    })
    expect(question(console)).toBeUndefined()
    expect(toastsOf(console).map(({ text }) => text)).toEqual(['Allow list saved'])
    expect(listOf(console)).toMatchObject({ isChanged: false, isPristine: true })

    await fill(console, form, { ips: [HERE] })
    await save(console)
    expect(question(console)).toContain('Removes 1 network: 10.0.0.0/8.')
    await confirm(console)
    await fill(console, form, { allow: 'any' })
    await save(console)
    expect(question(console)).toContain('Requests from any address will reach')
    await confirm(console)
    expect(sentBody(console, 'PUT')).toEqual({ allowed_ips: { allow: 'any' } })
  })

  test('is not saved with an entry that cannot be added', async () => {
    const console = await open()
    await fill(console, form, { allow: 'list', entry: '10.0.0.0/8 0.0.0.0/0' })
    expect(listOf(console)).toMatchObject({ isChanged: true, request: undefined })
    await submit(console, form)
    expect(formOf(console, form)).toMatchObject({
      errors: { entry: 'This network has all addresses: choose Any address instead' },
      values: { ips: ['10.0.0.0/8'], entry: '0.0.0.0/0' },
    })
    expect(countOf(console, 'PUT', '/v1')).toBe(0)
  })

  test('keeps the message of the server and what was typed if it locks its user out', async () => {
    const console = await open()
    await fill(console, form, { allow: 'list', ips: ['10.0.0.0/8'] })
    await save(console)
    await confirm(console)
    expect(formOf(console, form)?.failure?.message).toMatch(/shut out/)
    expect(formOf(console, form)?.values).toMatchObject({ ips: ['10.0.0.0/8'] })
    expect(selectIsUnapplied(console.state())).toBe(false)
  })

  test('is sent again if it was saved but not applied', async () => {
    let isDown = true
    const console = await open({
      async wire(request, next) {
        const answer = await next(request)
        if (request.method !== 'PUT' || !isDown) return answer
        const body = { request_id: 'r', error_code: 'ServiceNotAvailable', message: 'sled is down' }
        return { ...answer, status: 503, body: JSON.stringify(body) }
      },
    })
    await fill(console, form, { allow: 'list', ips: [HERE] })
    await save(console)
    await confirm(console)
    expect(selectIsUnapplied(console.state())).toBe(true)
    expect(formOf(console, form)?.failure?.message).toBe(
      'The server failed (503): Sled is down. The list is saved, but it does not apply everywhere yet.',
    )
    isDown = false
    await console.send(formSubmitted({ form }))
    expect(countOf(console, 'PUT', '/v1')).toBe(2)
    expect(sentBody(console, 'PUT')).toEqual({ allowed_ips: { allow: 'list', ips: [HERE] } })
    expect(selectIsUnapplied(console.state())).toBe(false)
    expect(listOf(console).isPristine).toBe(true)
  })

  test('can be applied again in its saved form, also after a reload', async () => {
    let isDown = true
    const console = await open({
      async wire(request, next) {
        const answer = await next(request)
        if (request.method !== 'PUT' || !isDown) return answer
        return { ...answer, status: 503, body: JSON.stringify({ message: 'sled is down' }) }
      },
    })
    await fill(console, form, { allow: 'list', ips: ['10.0.0.0/8'] })
    changeElsewhere(console, { allow: 'list', ips: [HERE] })
    const { actions } = selectAllowListActions(console.state())
    await choose(console, actions, 'Apply saved list again')
    expect(toastsOf(console)).toMatchObject([
      { title: 'Could not apply allow list', text: expect.stringMatching(/safe to try again/) },
    ])
    isDown = false
    await console.send({ ...console.state().toasts.shown[0]!.action!.event })
    expect(sentBody(console, 'PUT')).toEqual({ allowed_ips: { allow: 'list', ips: [HERE] } })
    expect(toastsOf(console).at(-1)?.text).toBe('Allow list applied')
    expect(formOf(console, form)?.values).toMatchObject({ ips: ['10.0.0.0/8'] })
  })

  test('has a history from release 16 on', async () => {
    const labels = (console: TestConsole) =>
      selectAllowListActions(console.state()).actions.map(({ label }) => label)
    expect(labels(await open({ release: 15 }))).not.toContain('History')
    const console = await open({ release: 16 })
    const { actions } = selectAllowListActions(console.state())
    await console.send(navigationRequested({ to: actions.find(({ id }) => id === 'history')!.to! }))
    expect(console.history.current().search).toContain('allow-list')
  })

  test('keeps what was typed when its page is left', async () => {
    const console = await open()
    await fill(console, form, { allow: 'list', ips: [HERE], entry: '10.0.' })
    await console.send(navigationRequested({ to: '/system/silos' }))
    await console.send(navigationRequested({ to: PAGE }))
    expect(formOf(console, form)?.values).toMatchObject({
      allow: 'list',
      ips: [HERE],
      entry: '10.0.',
    })
    expect(selectDraftTime(console.state(), form)).not.toBeNull()
  })

  test('cannot be saved by those who may only view', async () => {
    const console = await open({ user: 'Bruno Slate' })
    expect(plainText(listOf(console).reason ?? '')).toBe('Needs the role admin on the fleet')
  })
})

describe('a list that others change', () => {
  const B = '10.2.0.0/16'
  const C = '10.3.0.0/16'

  test('is shown at once if the user has changed nothing', async () => {
    const console = await open()
    changeElsewhere(console, { allow: 'list', ips: [HERE, B] })
    await console.send(refreshRequested())
    expect(listOf(console)).toMatchObject({ isPristine: true, isChanged: false, changes: [] })
    expect(formOf(console, form)?.values).toMatchObject({ allow: 'list', ips: [HERE, B] })
  })

  test.each([
    ['take', [HERE, C, B]],
    ['keep', [HERE, C]],
  ] as const)('is read before it is saved, and theirs is decided about: %s', async (how, ips) => {
    const console = await open()
    changeElsewhere(console, { allow: 'list', ips: [HERE] })
    await console.send(refreshRequested())
    await fill(console, form, { ips: [HERE, C] })
    changeElsewhere(console, { allow: 'list', ips: [HERE, B] })
    await save(console)
    expect(question(console)).toBeUndefined()
    const { changes, reason } = listOf(console)
    expect(changes).toMatchObject([{ kind: 'added', text: B }])
    expect(plainText(reason ?? '')).toBe('First resolve the changes of others')
    await console.send(changes[0]![how])
    expect(listOf(console)).toMatchObject({ changes: [], reason: undefined })
    await save(console)
    await confirm(console)
    const { allowed_ips: sent } = sentBody(console, 'PUT') as { allowed_ips: { ips: string[] } }
    expect(sent.ips.toSorted()).toEqual(ips.toSorted())
  })

  test('keeps a change that comes while the question is open', async () => {
    const console = await open()
    await fill(console, form, { allow: 'list', ips: [HERE] })
    await save(console)
    await confirm(console)
    await fill(console, form, { ips: [HERE, C] })
    await save(console)
    changeElsewhere(console, { allow: 'list', ips: [HERE, B] })
    await confirm(console)
    expect(sentBody(console, 'PUT')).toEqual({
      allowed_ips: { allow: 'list', ips: [HERE, B, C] },
    })
  })
})

test('the question is an event with data only', async () => {
  const console = await open()
  await fill(console, form, { allow: 'list', ips: [HERE] })
  expect(confirmRequested.match(listOf(console).question)).toBe(true)
})
