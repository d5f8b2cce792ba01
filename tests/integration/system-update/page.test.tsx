import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Release } from '@/api/releases/ladder'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { selectRepositoryRows } from '@/store/system/update/update'
import { gate } from '#tests/support/gate'
import { showConsole } from '#tests/support/shown-console'
import { reasonsOf } from '../instances/support'
import { FLEET_ID } from '@/mirage/server/backend-state'
import type { ScenarioName } from '@/mirage/seeds/scenarios'

const PAGE = '/system/update'
const REPOSITORIES = `${PAGE}/repositories`
const TRUST_ROOTS = `${PAGE}/trust-roots`

type Shown = Awaited<ReturnType<typeof showConsole>>

const open = async (
  path: string,
  release: Release,
  { scenario = 'default', user }: { scenario?: ScenarioName; user?: string } = {},
) => {
  const shown = await showConsole({ path, release, scenario, ...(user && { user }) })
  await shown.settle()
  return shown
}

const main = () => screen.getByRole('main')
const valueOf = (label: string) =>
  within(main())
    .getAllByRole('term')
    .find(({ textContent }) => textContent?.startsWith(label))?.nextElementSibling?.textContent

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)

const chooseFrom = async (shown: Shown, menu: string, entry: string) => {
  await shown.user.click(screen.getByRole('button', { name: menu }))
  await shown.settle()
  await shown.user.click(screen.getByRole('menuitem', { name: entry }))
  await shown.settle()
}

const press = async (shown: Shown, name: string) => {
  await shown.user.click(screen.getByRole('button', { name }))
  await shown.settle()
}

const written = ({ changes }: Shown) =>
  changes().map(({ method, url, body }) => `${method} ${url} ${body ?? ''}`.trim())

const toasts = ({ state }: Shown) =>
  state().toasts.shown.map(({ content }) =>
    content.map(part => (typeof part === 'string' ? part : Object.values(part)[0])).join(''),
  )

describe('the status', () => {
  test('shows how much of the system runs the target', async () => {
    await open(PAGE, 17)
    expect(valueOf('Target release')).toBe('17.0.0')
    expect(valueOf('Progress')).toContain('60% (12 of 20 components)')
    const rows = within(screen.getByRole('list', { name: 'Components by release' }))
    expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '17.0.0 Target12',
      '16.0.0 5',
      'As installed 3',
    ])
    expect(valueOf('Suspended')).toBe('No')
    expect(document.title).toBe('60% System update / Basalt Console')
  })

  test('is read every 20 seconds while the update progresses', async () => {
    const shown = await open(PAGE, 22, { scenario: 'updating' })
    const reads = () => shown.requests.filter(({ url }) => url.endsWith('/update/status')).length
    const before = reads()
    await shown.advance(20_000)
    expect(reads()).toBe(before + 1)
    expect(valueOf('Progress')).toContain('7 of 20')
  })

  test('tells the speed after ten minutes, and the end', async () => {
    const shown = await open(PAGE, 19)
    for (let minute = 0; minute < 11; minute += 1) await shown.advance(60_000)
    await shown.settle()
    expect(valueOf('Speed')).toMatch(/^\d+ components in the last 1[01] minutes$/)
    for (let minute = 0; minute < 5; minute += 1) await shown.advance(60_000)
    await shown.settle()
    expect(main().textContent).toContain('All components run 17.0.0')
    expect(document.title).toBe('System update / Basalt Console')
  })

  test.each([
    [17, 'update-suspended', false],
    [19, 'update-suspended', true],
    [19, 'updating', false],
  ] as const)(
    'at release %d in %s offers to finish a recovery: %s',
    async (release, scenario, is) => {
      await open(PAGE, release, { scenario })
      expect(screen.queryByRole('button', { name: 'Update actions' }) !== null).toBe(is)
    },
  )

  test('says that support should look at the system first', async () => {
    await open(PAGE, 20, { scenario: 'update-support' })
    expect(main().textContent).toContain('Oxide support should look at this first')
    expect(within(main()).getByRole('link', { name: 'Support bundles' })).not.toBeNull()
  })

  test('says nothing of support before release 20', async () => {
    await open(PAGE, 17)
    expect(main().textContent).not.toContain('support')
  })

  test('expects that the connection is lost near the end', async () => {
    const shown = await open(PAGE, 22, { scenario: 'updating' })
    shown.setServer('down')
    await shown.advance(20_000)
    await shown.settle()
    expect(screen.getByRole('region', { name: 'Connection' }).textContent).toContain(
      'This is expected near the end of an update.',
    )
  })

  test('may not be set', async () => {
    const shown = await open('/projects', 17)
    const { db } = shown.backend.backendState
    const [target] = Array.from(db.targetReleases.all()).slice(-1)
    db.targetReleases.update(target!.id, { version: null })
    db.updates.update(FLEET_ID, { components: { 'install dataset': 20 } })
    await shown.send(navigationRequested({ to: PAGE }))
    await shown.settle()
    expect(valueOf('Target release')).toContain('Not set')
    expect(valueOf('Progress')).toBeUndefined()
    expect(valueOf('Components')).toContain('As installed')
  })
})

describe('before release 17', () => {
  test('there is a card with the target and its generation', async () => {
    const shown = await open(PAGE, 14)
    expect(tabs()).toEqual(['Status'])
    expect(valueOf('Target release')).toBe('Not set')
    expect(valueOf('Generation')).toBe('1')
    await press(shown, 'Set target release')
    await shown.user.type(screen.getByRole('textbox', { name: /^Version/ }), '13.0.0')
    await shown.user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Set target release' }),
    )
    await shown.settle()
    expect(written(shown)).toEqual([
      'PUT /v1/system/update/target-release {"system_version":"13.0.0"}',
    ])
    expect(toasts(shown)).toEqual(['Target release is 13.0.0'])
    await shown.settle()
    expect(valueOf('Target release')).toBe('13.0.0')
    expect(valueOf('Generation')).toBe('2')
  })

  test('there are trust roots from release 16 on', async () => {
    await open(PAGE, 16)
    expect(tabs()).toEqual(['Status', 'Trust roots'])
  })
})

describe('the repositories', () => {
  const reasonOf = ({ state }: Shown, version: string) => {
    const row = selectRepositoryRows(state()).find(({ name }) => name === version)
    return reasonsOf(row?.actions ?? [])['Set as target release']
  }

  test('can be set as the target unless they are older, the target, or skip a release', async () => {
    const shown = await open(REPOSITORIES, 19)
    const { db } = shown.backend.backendState
    const [repository] = Array.from(db.repositories.all())
    db.repositories.insert({ ...repository!, id: '19.0.0', systemVersion: '19.0.0' })
    await press(shown, 'Refresh data')
    expect(reasonOf(shown, '16.0.0')).toContain('older than the target release')
    expect(reasonOf(shown, '17.0.0')).toContain('is the target release already')
    expect(reasonOf(shown, '19.0.0')).toContain('cannot be skipped')
    expect(reasonOf(shown, '18.0.0')).toBeUndefined()
  })

  test('lead to a dialog with what will restart', async () => {
    const shown = await open(REPOSITORIES, 19)
    await chooseFrom(shown, 'Actions for 18.0.0', 'Set as target release')
    const dialog = screen.getByRole('dialog', { name: 'Set target release' })
    expect(dialog.textContent).toContain('17.0.0 → 18.0.0')
    expect(dialog.textContent).toContain('The update to 17.0.0 does not look finished')
    expect(dialog.textContent).toContain('Every sled restarts once.')
    expect(dialog.textContent).toMatch(/\d+ instances on \d+ sleds/)
    const button = within(dialog).getByRole<HTMLButtonElement>('button', {
      name: 'Set target release',
    })
    const field = within(dialog).getByRole('textbox', { name: /^Type the version to confirm/ })
    const isDisabled = () => button.disabled || button.getAttribute('aria-disabled') === 'true'
    expect(isDisabled()).toBe(true)
    await shown.user.type(field, '17.0.0')
    expect(isDisabled()).toBe(true)
    await shown.user.clear(field)
    await shown.user.type(field, '18.0.0')
    await shown.user.click(button)
    await shown.settle()
    expect(written(shown)).toEqual([
      'PUT /v1/system/update/target-release {"system_version":"18.0.0"}',
    ])
    expect(dialog.textContent).toContain('Target release cannot be changed')
    expect(toasts(shown)).toEqual([])
  })

  test('show their JSON', async () => {
    const shown = await open(REPOSITORIES, 19)
    await chooseFrom(shown, 'Actions for 18.0.0', 'View JSON')
    expect(screen.getByLabelText('Object as JSON').textContent).toContain(
      '"system_version": "18.0.0"',
    )
  })

  test('are for fleet admins to upload', async () => {
    await open(REPOSITORIES, 19, { user: 'Bruno Slate' })
    expect(
      screen.getByRole('button', { name: 'Upload repository' }).getAttribute('aria-disabled'),
    ).toBe('true')
  })
})

test('an upload goes on in the top bar of other pages', async () => {
  const { hold, open: answer } = gate(/repositories\?file_name=/)
  const files = { repo: 'PK, and more' }
  const shown = await showConsole({ path: REPOSITORIES, release: 19, files, hold })
  await shown.settle()
  await press(shown, 'Upload repository')
  const file = { id: 'repo', name: 'repo.zip', size: 12 }
  await shown.send(formChanged({ form: 'repositoryUpload', values: { file } }))
  await shown.send(formSubmitted({ form: 'repositoryUpload' }))
  await shown.send(navigationRequested({ to: '/system/silos' }))
  shown.setProgress('repo', 6)
  await shown.advance(500)
  await shown.settle()
  const chip = screen.getByRole('region', { name: 'Repository upload' })
  expect(within(chip).getByRole('status').textContent).toBe('Uploading repo.zip')
  await shown.user.click(within(chip).getByRole('button', { name: 'Uploading 50% Details' }))
  await shown.settle()
  expect(screen.getByRole('dialog', { name: 'Upload repository' }).textContent).toContain('50%')
  answer()
  await shown.settle()
  expect(screen.queryByRole('region', { name: 'Repository upload' })).toBeNull()
})

describe('a recovery', () => {
  test('is finished with a version that support has named', async () => {
    const shown = await open(PAGE, 19, { scenario: 'update-suspended' })
    await chooseFrom(shown, 'Update actions', 'Finish recovery…')
    await press(shown, 'Finish recovery')
    expect(written(shown)).toEqual([])
    expect(screen.getByRole('dialog').textContent).toContain('Do this only as support directs')
    await shown.user.click(screen.getByRole('checkbox', { name: 'Oxide support asked for this' }))
    await shown.user.click(screen.getByRole('button', { name: /^Version/ }))
    await shown.settle()
    await shown.user.click(screen.getByRole('option', { name: 'Another version' }))
    await shown.settle()
    await shown.user.type(screen.getByRole('textbox', { name: /^Other version/ }), '99.0.0')
    await press(shown, 'Finish recovery')
    expect(written(shown)).toEqual([
      'PUT /v1/system/update/recovery-finish {"system_version":"99.0.0"}',
    ])
    expect(toasts(shown)).toEqual(['Recovery finished with 99.0.0'])
    const NOTICE = 'The update is still suspended after the recovery'
    expect(main().textContent).not.toContain(NOTICE)
    for (let times = 0; times < 4; times += 1) await shown.advance(20_000)
    await shown.settle()
    expect(main().textContent).toContain(NOTICE)
  })
})

describe('the trust roots', () => {
  test('are listed with what their root role says', async () => {
    await open(TRUST_ROOTS, 16)
    const [, row] = screen.getAllByRole('row')
    const cells = within(row!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
    expect(cells).toContain('1')
    expect(cells.join(' ')).toContain('Jan 1, 2035')
  })

  test('open as JSON', async () => {
    const shown = await open(TRUST_ROOTS, 16)
    const [, row] = screen.getAllByRole('row')
    await shown.user.click(within(row!).getByRole('button', { name: /^[0-9a-f-]{36}$/ }))
    await shown.settle()
    expect(screen.getByLabelText('Object as JSON').textContent).toContain('"signatures"')
  })

  test('are sent as they were written', async () => {
    const shown = await open(TRUST_ROOTS, 22)
    await press(shown, 'Add trust root')
    const field = screen.getByRole('textbox', { name: /^Root role/ })
    await shown.user.click(field)
    await shown.user.paste('{"signed": {}}')
    await shown.settle()
    expect(screen.getByRole('dialog').textContent).toContain(
      'A root role has the fields “signed” and “signatures”',
    )
    await shown.user.clear(field)
    const text = '{"signed": {"version": 2.0}, "signatures": []}'
    await shown.user.paste(text)
    await shown.settle()
    const dialog = screen.getByRole('dialog', { name: 'Add trust root' })
    await shown.user.click(within(dialog).getByRole('button', { name: 'Add trust root' }))
    await shown.settle()
    expect(written(shown)).toEqual([`POST /v1/system/update/trust-roots ${text}`])
    expect(toasts(shown)).toEqual(['Trust root added'])
  })

  test('say what is lost with the last one', async () => {
    const shown = await open(TRUST_ROOTS, 22)
    await shown.user.click(screen.getByRole('button', { name: /^Actions for trust root/ }))
    await shown.settle()
    await shown.user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    await shown.settle()
    expect(screen.getByRole('dialog', { name: 'Delete trust root' }).textContent).toContain(
      'It is the only trust root',
    )
    await press(shown, 'Delete trust root')
    expect(written(shown)).toEqual([
      expect.stringMatching(/^DELETE \/v1\/system\/update\/trust-roots\//),
    ])
    expect(screen.getByText('No trust roots')).toBeTruthy()
  })
})
