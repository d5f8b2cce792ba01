import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Release } from '@/api/releases/ladder'
import { plainText } from '@/lib/rich-text'
import { FLEET_ID } from '@/mirage/server/backend-state'
import { confirmAccepted } from '@/store/confirm/confirm'
import { formChanged } from '@/store/forms/events'
import { refreshRequested } from '@/store/queries/slice'
import { startConsole, type TestConsole } from '#tests/support/console'
import { showConsole } from '#tests/support/shown-console'
import { contextOf, fill, submit } from '../affinity/support'
import {
  choose,
  chooseAndConfirm,
  pageOf,
  recordOf,
  storageOf,
  toastsOf,
} from '../instances/support'

const MOCK = 'mock-project'
/** Failed, so that its size can be changed. */
const NAME = 'you-fail'
const NEWEST = 23

const pathOf = (tab: string) => `/projects/${MOCK}/instances/${NAME}/${tab}`
const open = (release: Release, tab = 'settings') => startConsole({ path: pathOf(tab), release })

type Backend = Pick<TestConsole, 'backend'>
const dbOf = ({ backend }: Backend) => backend.backendState.db
const recordIn = (console: Backend) => recordOf(dbOf(console).instances, NAME)

/** Changes the instance without the console. */
const change = (console: Backend, changed: Partial<ReturnType<typeof recordIn>>) =>
  dbOf(console).instances.update(recordIn(console).id, changed)

const allowJumboFrames = (console: Backend) =>
  dbOf(console).networkingSettings.insert({
    id: FLEET_ID,
    externalJumboFramesOptInEnabled: true,
    inboundIcmpEnabled: true,
  })

const bodies = ({ requests }: Pick<TestConsole, 'requests'>) =>
  requests
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => JSON.parse(body ?? '{}') as Record<string, unknown>)

const resize = async (console: TestConsole) => {
  await choose(console, pageOf(console, MOCK, NAME).menu, 'Resize')
  await fill(console, 'instanceResize', { ncpus: 10 })
  await submit(console, 'instanceResize')
}

describe('resizing an instance', () => {
  test('keeps everything else at release 22, and does not mention its multicast groups', async () => {
    const console = await open(22)
    allowJumboFrames(console)
    const kept = {
      cpuPlatform: 'amd_turin_v2',
      enableJumboFrames: true,
      autoRestartPolicy: 'never',
    } as const
    change(console, kept)
    await resize(console)
    expect(recordIn(console)).toMatchObject({ ...kept, ncpus: 10 })
    expect(bodies(console)).toMatchObject([
      { cpu_platform: 'amd_turin_v2', enable_jumbo_frames: true, auto_restart_policy: 'never' },
    ])
    expect(bodies(console)[0]).not.toHaveProperty('multicast_groups')
  })

  test.each([
    [14, []],
    [17, ['cpu_platform']],
    [18, ['cpu_platform']],
    [NEWEST, ['cpu_platform', 'enable_jumbo_frames']],
  ] as const)('sends the fields of release %d', async (release, more) => {
    const console = await open(release)
    await resize(console)
    const always = ['auto_restart_policy', 'boot_disk', 'memory', 'ncpus']
    expect(bodies(console).map(body => Object.keys(body).toSorted())).toEqual([
      [...always, ...more].toSorted(),
    ])
  })

  test('keeps a policy that another user has set meanwhile', async () => {
    const console = await open(17)
    await choose(console, pageOf(console, MOCK, NAME).menu, 'Resize')
    change(console, { autoRestartPolicy: 'never' })
    await fill(console, 'instanceResize', { ncpus: 10 })
    await submit(console, 'instanceResize')
    expect(recordIn(console)).toMatchObject({ ncpus: 10, autoRestartPolicy: 'never' })
  })
})

describe('the CPU platform', () => {
  const form = 'instanceCpuPlatform'

  test('is changed while the instance does not run', async () => {
    const console = await open(NEWEST)
    await fill(console, form, { platform: 'amd_turin_v2' })
    await submit(console, form)
    expect(recordIn(console).cpuPlatform).toBe('amd_turin_v2')
    expect(toastsOf(console)).toEqual([
      { variant: 'success', text: 'CPU platform of you-fail changed' },
    ])
    await fill(console, form, { platform: 'any' })
    await submit(console, form)
    expect(recordIn(console).cpuPlatform).toBeNull()
  })

  test('that the server refuses is told in the card, and in no toast', async () => {
    const console = await open(NEWEST)
    await fill(console, form, { platform: 'amd_milan' })
    change(console, { runState: 'running' })
    await submit(console, form)
    expect(contextOf(console, form)?.failure?.message).toMatch(/stopped/)
    expect(toastsOf(console)).toEqual([])
  })
})

/** Each change of an instance that jumbo frames prevent if they are no longer allowed. */
const changes: [what: string, form: string, values: object, expected: object][] = [
  ['resizing', 'instanceResize', { ncpus: 10 }, { ncpus: 10 }],
  ['the policy', 'instanceAutoRestart', { policy: 'never' }, { autoRestartPolicy: 'never' }],
  [
    'the CPU platform',
    'instanceCpuPlatform',
    { platform: 'amd_milan' },
    { cpuPlatform: 'amd_milan' },
  ],
]

describe('jumbo frames that the operator no longer allows', () => {
  test.each(changes)(
    'prevent a change, and can be switched off with it: %s',
    async (_what, form, values, expected) => {
      const { settle, send, user, ...console } = await showConsole({
        path: pathOf('settings'),
        release: NEWEST,
      })
      await settle()
      change(console, { enableJumboFrames: true })
      await send(refreshRequested())
      if (form === 'instanceResize')
        await choose({ ...console, send }, pageOf(console, MOCK, NAME).menu, 'Resize')
      await settle()
      await send(formChanged({ form, values: { ...values } }))
      await settle()
      const scope = screen.queryByRole('dialog') ?? screen.getByRole('main')
      const save = within(scope)
        .getAllByRole<HTMLButtonElement>('button', { name: /^(Save|Resize)/ })
        .find(button => !button.disabled && button.ariaDisabled !== 'true')
      await user.click(save!)
      await settle()
      expect(scope.textContent).toContain('The operator no longer allows jumbo frames')
      expect(recordIn(console)).not.toMatchObject(expected)
      await user.click(
        within(scope).getByRole('button', { name: 'Switch jumbo frames off and save' }),
      )
      await settle()
      expect(recordIn(console)).toMatchObject({ ...expected, enableJumboFrames: false })
    },
    30_000,
  )

  test('prevent another boot disk, and can be switched off with it', async () => {
    const name = 'big-iron'
    const console = await startConsole({
      path: `/projects/rock-garden/instances/${name}/storage`,
      release: NEWEST,
    })
    const { instances } = dbOf(console)
    const { id } = recordOf(instances, name)
    instances.update(id, { enableJumboFrames: true, runState: 'stopped' })
    await console.send(refreshRequested())
    const { bootDisk } = storageOf(console, 'rock-garden', name)
    await chooseAndConfirm(console, bootDisk?.actions, 'Unset as boot disk')
    expect(instances.get(id)?.bootDiskId).toBe(bootDisk?.id)
    const { title, body = [] } = console.state().actors.confirm?.context.request ?? {}
    expect(title).toBe('Switch jumbo frames off and save')
    expect(body.map(plainText).join(' ')).toContain('Nothing was changed')
    await console.send(confirmAccepted())
    expect(instances.get(id)).toMatchObject({ bootDiskId: null, enableJumboFrames: false })
  })
})

describe('the card of jumbo frames', () => {
  const form = 'instanceJumboFrames'

  test('switches them on and off', async () => {
    const console = await open(NEWEST)
    allowJumboFrames(console)
    for (const [isEnabled, words] of [
      [true, 'Jumbo frames enabled for you-fail'],
      [false, 'Jumbo frames disabled for you-fail'],
    ] as const) {
      await fill(console, form, { isEnabled })
      await submit(console, form)
      expect(recordIn(console).enableJumboFrames).toBe(isEnabled)
      expect(toastsOf(console).at(-1)).toEqual({ variant: 'success', text: words })
    }
  })

  test('keeps the choice if the server refuses it, and says so', async () => {
    const console = await open(NEWEST)
    await fill(console, form, { isEnabled: true })
    await submit(console, form)
    expect(contextOf(console, form)).toMatchObject({
      values: { isEnabled: true },
      failure: { message: 'Jumbo frames are not enabled on this system' },
    })
  })

  test.each([
    ['Ada Quarry', 'Not allowed'],
    ['Clara Flint', undefined],
  ])('tells fleet viewers what the operator has set: %s', async (user, words) => {
    const { settle } = await showConsole({ path: pathOf('settings'), release: NEWEST, user })
    await settle()
    await settle()
    expect(screen.getByRole('heading', { name: 'Jumbo frames' })).toBeTruthy()
    expect(screen.queryByText('Not allowed')?.textContent).toBe(words)
  })
})

test.each([
  [16, ['Auto-restart']],
  [17, ['Auto-restart', 'CPU platform']],
  [20, ['Multicast groups', 'Auto-restart', 'CPU platform', 'Jumbo frames']],
] as const)('release %d has the cards of that release', async (release, more) => {
  const { settle } = await showConsole({ path: pathOf('settings'), release })
  await settle()
  await settle()
  const headings = within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
  expect(headings.filter(text => !text.startsWith('No '))).toEqual([
    'Anti-affinity groups',
    'Affinity groups',
    ...more,
  ])
})
