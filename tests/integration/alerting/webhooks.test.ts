import { describe, expect, test } from 'vitest'
import { reportOf } from '@/recorder/replayer'
import { equivalentsOf } from '@/store/commands/equivalents'
import { formChanged, formStartedOver } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { selectClassRows } from '@/store/system/alerting/classes'
import { selectLastProbe } from '@/store/system/alerting/deliveries'
import {
  selectPartActions,
  selectReceiver,
  selectReceiverRows,
  selectSecrets,
  selectSubscriptionRows,
} from '@/store/system/alerting/receivers'
import { attemptsOf, outcomeWords } from '@/store/system/alerting/rules'
import { startConsole, type TestConsole } from '#tests/support/console'
import { leaksOf } from '#tests/support/planted'
import { EXACT, recordSession, replayLog } from '#tests/support/recorded'
import { startRecorded } from '#tests/support/recordings'
import { GENERATED_SECRET } from '#tests/support/shown-console'
import { fill, formOf, sentBody, submit } from '../instance-networking/support'
import { choose, chooseAndConfirm, reasonsOf, toastsOf } from '../instances/support'
import { askedAndDone } from '../silos/support'

const RECEIVERS = '/system/alerting/receivers'
const CREATE = `${RECEIVERS}-new`
const form = 'webhookCreate'

type Options = Partial<Parameters<typeof startConsole>[0]>

const open = (path: string, options: Options = {}) =>
  startConsole({ path, release: 23, ...options })

const where = ({ history }: TestConsole) => {
  const { path, search } = history.current()
  return path + search
}

const page = (receiver: string, options: Options = {}) => open(`${RECEIVERS}/${receiver}`, options)

const webhookOf = (console: TestConsole, receiver: string) => {
  const found = selectReceiver(console.state(), { receiver })
  if (!found) throw new Error(`There is no page of ${receiver}.`)
  return found
}

const VALUES = {
  name: 'hook',
  description: '',
  endpoint: 'https://hook.example/in',
  secret: 'granite-quarry-1',
}

const sent = ({ requests }: TestConsole, method: string) =>
  requests.filter(request => request.method === method).map(({ url }) => url)

describe('the list of receivers', () => {
  test('has the endpoint, the secrets and the classes of each', async () => {
    const console = await open(RECEIVERS)
    expect(
      selectReceiverRows(console.state()).map(({ name, endpoint, secretCount, classes }) => [
        name,
        endpoint,
        secretCount,
        classes.length,
      ]),
    ).toEqual([
      ['broken-hook', 'https://fails.example/hook', 1, 3],
      ['mute-hook', 'http://mute.basalt.example/', 0, 2],
      ['pager', 'https://pager.basalt.example/oxide', 2, 3],
    ])
  })

  test('is there from release 15 on', async () => {
    const console = await open(RECEIVERS, { release: 15 })
    expect(selectReceiverRows(console.state())).toHaveLength(3)
  })

  test('offers changes to fleet admins only', async () => {
    const console = await open(RECEIVERS, { user: 'Bruno Slate' })
    const [{ actions } = { actions: [] }] = selectReceiverRows(console.state())
    const reason = 'Needs the role admin on the fleet'
    expect(reasonsOf(actions)).toEqual({ Edit: reason, 'Send probe': reason, Delete: reason })
  })

  test('deletes a receiver with its history', async () => {
    const console = await open(RECEIVERS)
    const row = selectReceiverRows(console.state()).find(({ name }) => name === 'pager')!
    expect(await askedAndDone(console, row.actions, 'Delete')).toMatch(
      /^Delete webhook: .*history of deliveries/,
    )
    expect(selectReceiverRows(console.state()).map(({ name }) => name)).not.toContain('pager')
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'Webhook pager deleted' }])
  })
})

describe('creating a webhook', () => {
  test('without subscriptions sends an empty list', async () => {
    const console = await open(CREATE)
    await fill(console, form, VALUES)
    await submit(console, form)
    expect(sentBody(console, 'POST')).toEqual({
      name: 'hook',
      description: '',
      endpoint: 'https://hook.example/in',
      secrets: ['granite-quarry-1'],
      subscriptions: [],
    })
    expect(where(console)).toBe(`${RECEIVERS}/hook`)
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'Webhook hook created' }])
    const { action } = console.state().toasts.shown[0]!
    expect(action?.label).toBe('Send probe')
    await console.send(action!.event)
    expect(sent(console, 'POST')).toContain('/v1/alert-receivers/hook/probe')
    expect(where(console)).toBe(`${RECEIVERS}/hook?tab=check`)
  })

  test('adds the pattern that is being typed', async () => {
    const console = await open(CREATE)
    await fill(console, form, { ...VALUES, pattern: ' hardware.** ' })
    await submit(console, form)
    expect(sentBody(console, 'POST')).toMatchObject({ subscriptions: ['hardware.**'] })
  })

  test.each(['hardware..x', 'a-b'])('refuses the pattern %s', async pattern => {
    const console = await open(CREATE)
    await fill(console, form, { ...VALUES, pattern })
    await submit(console, form)
    expect(formOf(console, form)?.errors['pattern']).toMatch(/^Join segments with dots/)
    expect(sent(console, 'POST')).toEqual([])
  })

  test.each([
    ['', 'Endpoint URL is required'],
    ['hook.example', 'Must be an absolute URL that starts with http:// or https://'],
    ['ftp://hook.example/', 'Must be an absolute URL that starts with http:// or https://'],
  ])('refuses the endpoint %j', async (endpoint, message) => {
    const console = await open(CREATE)
    await fill(console, form, { ...VALUES, endpoint })
    await submit(console, form)
    expect(formOf(console, form)?.errors).toEqual({ endpoint: message })
  })

  test('shows at the endpoint that the server refuses it', async () => {
    const console = await open(CREATE)
    await fill(console, form, { ...VALUES, endpoint: 'https://refused.example/' })
    await submit(console, form)
    expect(formOf(console, form)?.errors['endpoint']).toContain('inside the rack')
  })

  test('tells of a name that is taken', async () => {
    const console = await open(CREATE)
    await fill(console, form, { ...VALUES, name: 'pager' })
    await submit(console, form)
    expect(formOf(console, form)?.errors['name']).toBe('Name already exists')
    expect(formOf(console, form)?.failure?.message).toContain('Alert receiver name already exists')
  })
})

const generate = (console: Pick<TestConsole, 'send'>, name: string) =>
  console.send(formChanged({ form: name, values: { secret: GENERATED_SECRET, isGenerated: true } }))

/** Creates a webhook with a generated secret, which is then shown. */
const createGenerated = async (console: Pick<TestConsole, 'send'>) => {
  const { secret: _typed, ...values } = VALUES
  await fill(console, form, values)
  await generate(console, form)
  await submit(console, form)
}

const done = async (console: Pick<TestConsole, 'send'>) => {
  await console.send(formStartedOver({ form }))
  await console.send(navigationRequested({ to: `${RECEIVERS}/hook`, replace: true }))
}

describe('a generated secret', () => {
  test('is shown until it is taken, and then forgotten', async () => {
    const console = await open(CREATE)
    await createGenerated(console)
    expect(where(console)).toBe(CREATE)
    expect(formOf(console, form)?.values).toMatchObject({
      secret: GENERATED_SECRET,
      created: 'hook',
    })
    await done(console)
    expect(where(console)).toBe(`${RECEIVERS}/hook`)
    expect(JSON.stringify(console.state())).not.toContain(GENERATED_SECRET)
  })

  test('counts as typed once it is changed', async () => {
    const console = await open(CREATE)
    await generate(console, form)
    await fill(console, form, VALUES)
    await submit(console, form)
    expect(where(console)).toBe(`${RECEIVERS}/hook`)
  })

  test('is shown after it was added to a webhook', async () => {
    const name = 'webhookSecretAdd'
    const console = await page('mute-hook')
    const { addSecret } = selectPartActions(console.state(), { receiver: 'mute-hook' })
    await choose(console, [addSecret], 'Add secret')
    await generate(console, name)
    await submit(console, name)
    expect(formOf(console, name)?.values).toMatchObject({ isAdded: true, secret: GENERATED_SECRET })
    expect(selectSecrets(console.state(), { receiver: 'mute-hook' }).rows).toHaveLength(1)
    expect(console.asksBeforeUnload()).toBe(true)
  })
})

describe('the secrets of a webhook', () => {
  test.each([
    ['typed', VALUES.secret],
    ['generated', GENERATED_SECRET],
  ])('are in no log, file, storage, address or equivalent if %s', async (how, secret) => {
    const console = await startRecorded({ path: CREATE, release: 23 })
    const isTyped = how === 'typed'
    if (isTyped) await fill(console, form, VALUES)
    else await createGenerated(console)
    await console.advance(2_000)
    expect(await leaksOf(console, [secret])).toEqual([])
    const { dialogs, operations, screens } = console.app
    const formNamed = (name: string) =>
      dialogs.get(name)?.form ??
      [...screens.values()].find(screen => screen.form?.name === name)?.form
    for (const of of [`form/${form}`, 'recent'])
      expect(
        JSON.stringify(equivalentsOf(console.state(), operations, of, formNamed)),
      ).not.toContain(secret)
    if (isTyped) await submit(console, form)
    await console.advance(2_000)
    expect(JSON.stringify(console.state().commands)).not.toContain(secret)
    expect(await leaksOf(console, [secret])).toEqual([])
  })

  test('are absent from a replay, which is exact all the same', async () => {
    const { log, text } = await recordSession({ path: CREATE, release: 23 }, async console => {
      await createGenerated(console)
      await done(console)
    })
    expect(text).toContain('/v1/webhook-receivers')
    expect(text).not.toContain(GENERATED_SECRET)
    expect(reportOf(await replayLog(log))).toMatch(EXACT)
  })

  test('are listed newest first, and deleting the last one warns', async () => {
    const console = await page('pager')
    const params = { receiver: 'pager' }
    const rows = () => selectSecrets(console.state(), params).rows ?? []
    expect(rows().map(({ timeCreated }) => timeCreated)).toEqual([
      '2025-07-02T09:01:00Z',
      '2025-07-01T09:01:00Z',
    ])
    const first = await askedAndDone(console, rows()[0]!.actions, 'Delete')
    expect(first).toMatch(/no longer signed with it/)
    expect(rows()).toHaveLength(1)
    const last = await askedAndDone(console, rows()[0]!.actions, 'Delete')
    expect(last).toMatch(/only secret: without one, nothing can be sent/)
    expect(rows()).toEqual([])
    expect(webhookOf(console, 'pager').secretCount).toBe(0)
  })
})

describe('the page of a webhook', () => {
  test('renames it, changes its endpoint, and stays', async () => {
    const console = await open(`${RECEIVERS}/pager/edit`)
    await fill(console, 'webhookEdit', { name: 'beeper', endpoint: 'https://beeper.example/' })
    await submit(console, 'webhookEdit')
    expect(sentBody(console, 'PUT')).toEqual({
      name: 'beeper',
      endpoint: 'https://beeper.example/',
    })
    expect(where(console)).toBe(`${RECEIVERS}/beeper`)
    expect(webhookOf(console, 'beeper').endpoint).toBe('https://beeper.example/')
    expect(console.requests.at(-1)?.url).not.toBe('/v1/alert-receivers/pager')
  })

  test('adds and removes subscriptions, percent-encoded', async () => {
    const params = { receiver: 'pager' }
    const console = await page('pager')
    const patterns = () =>
      selectSubscriptionRows(console.state(), params).map(({ name, classes }) => [
        name,
        classes?.length,
      ])
    expect(patterns()).toEqual([
      ['hardware.**', 2],
      ['probe', 1],
    ])
    const name = 'webhookSubscriptionAdd'
    const { addSubscription } = selectPartActions(console.state(), params)
    await choose(console, [addSubscription], 'Add subscription')
    await fill(console, name, { pattern: 'probe' })
    await submit(console, name)
    expect(formOf(console, name)?.errors).toEqual({ pattern: 'Already subscribed to' })
    await fill(console, name, { pattern: 'later.*' })
    await submit(console, name)
    expect(patterns()).toContainEqual(['later.*', 0])
    const row = selectSubscriptionRows(console.state(), params).find(
      each => each.name === 'hardware.**',
    )!
    await chooseAndConfirm(console, row.actions, 'Remove')
    expect(patterns()).toEqual([
      ['later.*', 0],
      ['probe', 1],
    ])
    expect(decodeURIComponent(sent(console, 'DELETE')[0] ?? '')).toBe(
      '/v1/alert-receivers/pager/subscriptions/hardware.**',
    )
  })

  test('shows that a probe failed, although the call succeeded', async () => {
    const console = await page('broken-hook', {})
    await choose(console, webhookOf(console, 'broken-hook').actions, 'Send probe')
    expect(sent(console, 'POST')).toEqual(['/v1/alert-receivers/broken-hook/probe'])
    expect(where(console)).toBe(`${RECEIVERS}/broken-hook?tab=check`)
    const probe = selectLastProbe(console.state(), { receiver: 'broken-hook' })
    expect(probe?.timeStarted).toBe('2025-01-15T12:00:00.000Z')
    expect(attemptsOf(probe!).map(outcomeWords)).toEqual(['HTTP error 500'])
    expect(toastsOf(console)).toEqual([])
  })

  test('tells why no probe could be sent', async () => {
    const console = await page('mute-hook')
    await choose(console, webhookOf(console, 'mute-hook').actions, 'Send probe')
    expect(where(console)).toBe(`${RECEIVERS}/mute-hook`)
    expect(toastsOf(console)).toMatchObject([
      { variant: 'error', title: 'Could not send probe', text: /no secret/ },
    ])
  })
})

describe('the classes', () => {
  test.each([
    [21, ['probe 2']],
    [22, ['hardware.power_shelf.psu.inserted 3', 'hardware.power_shelf.psu.removed 3', 'probe 2']],
  ] as const)('of release %d are listed with their receivers', async (release, expected) => {
    const console = await open('/system/alerting/classes', { release })
    expect(
      selectClassRows(console.state()).map(({ name, receiverCount }) => `${name} ${receiverCount}`),
    ).toEqual(expected)
  })

  test('lead to the receivers that are told of them', async () => {
    const console = await open('/system/alerting/classes')
    const probe = selectClassRows(console.state()).find(({ name }) => name === 'probe')!
    await console.send(navigationRequested({ to: probe.receiversHref }))
    expect(where(console)).toBe(`${RECEIVERS}?q=classes%3Aprobe`)
  })
})

describe('the credentials in the URL of a webhook', () => {
  const URL_WITH_CREDENTIALS =
    'https://ada:planted-password@hook.example/in?token=planted-token&a=1'
  const MASKED = 'https://<hidden>@hook.example/in?token=<hidden>&a=1'
  const secrets = ['planted-password', 'planted-token']

  test('are not shown, and stay until the URL is replaced', async () => {
    const console = await startRecorded({ path: CREATE, release: 15 })
    await fill(console, form, { ...VALUES, endpoint: URL_WITH_CREDENTIALS })
    const { operations, screens } = console.app
    const formNamed = (name: string) =>
      [...screens.values()].find(screen => screen.form?.name === name)?.form
    expect(
      JSON.stringify(equivalentsOf(console.state(), operations, `form/${form}`, formNamed)),
    ).toContain('<endpoint>')
    await submit(console, form)
    await console.send(navigationRequested({ to: RECEIVERS }))
    expect(
      selectReceiverRows(console.state(), {}).find(({ name }) => name === 'hook')?.endpoint,
    ).toBe(MASKED)
    await console.send(navigationRequested({ to: `${RECEIVERS}/hook/edit` }))
    expect(formOf(console, 'webhookEdit')?.values).toHaveProperty('endpoint', MASKED)

    await fill(console, 'webhookEdit', { endpoint: `${MASKED}&b=2` })
    await submit(console, 'webhookEdit')
    expect(formOf(console, 'webhookEdit')?.errors.endpoint).toContain('Enter the whole URL')

    await fill(console, 'webhookEdit', { endpoint: MASKED, description: 'the same' })
    await submit(console, 'webhookEdit')
    expect(sentBody(console, 'PUT')).toEqual({ description: 'the same' })
    const kept = () =>
      [...console.backend.backendState.db.alertReceivers.all()].find(({ name }) => name === 'hook')
    expect(kept()?.endpoint).toBe(URL_WITH_CREDENTIALS)

    const another = URL_WITH_CREDENTIALS.replace('in', 'out')
    await console.send(navigationRequested({ to: `${RECEIVERS}/hook/edit` }))
    await fill(console, 'webhookEdit', { endpoint: another })
    await console.advance(2_000)
    await submit(console, 'webhookEdit')
    expect(kept()?.endpoint).toBe(another)
    expect(JSON.stringify(console.state())).not.toContain('planted')
    expect(await leaksOf(console, secrets)).toEqual([])
  })
})
