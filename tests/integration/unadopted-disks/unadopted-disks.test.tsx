import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bulkRequested } from '@/store/bulk/bulk'
import { bulkStarted } from '@/store/bulk/events'
import { navigationRequested } from '@/store/navigation/events'
import { refreshRequested } from '@/store/queries/slice'
import {
  selectRequestsWithoutDisk,
  selectUnadoptedDiskRows,
} from '@/store/system/unadopted-disks/unadopted-disks'
import { showConsole } from '#tests/support/shown-console'
import { startConsole, type TestConsole } from '#tests/support/console'
import { planFor, resultsOf } from '../bulk/support'
import { chooseAndConfirm, countOf, reasonsOf, toastsOf } from '../instances/support'
import { cellsWith, INVENTORY, show } from '../inventory/support'
import { sentBody } from '../instance-networking/support'

const LIST = `${INVENTORY}/unadopted`
/** Disks without a request, with one, and of a request alone. */
const [FREE, OTHER, REQUESTED, ABSENT] = ['A084A1E1', 'A084A1E2', 'A084A1E3', 'A084A1FF'] as const

const open = (user?: string) => startConsole({ path: LIST, release: 20, ...(user && { user }) })

const rowsOf = (console: Pick<TestConsole, 'state'>) => selectUnadoptedDiskRows(console.state())

const diskOf = (console: TestConsole, serial: string) => {
  const row = rowsOf(console).find(({ name }) => name === serial)
  if (!row) throw new Error(`The list shows no ${serial}.`)
  return row
}

const withoutDisk = (console: Pick<TestConsole, 'state'>) =>
  selectRequestsWithoutDisk(console.state()).map(({ name }) => name)

const POLL_MS = 30_000

test('the tab tells where each disk is, what it is and whether it is requested', async () => {
  await show(LIST, { release: 20 })
  expect(screen.getByRole('tab', { name: 'Unadopted disks', selected: true })).toBeTruthy()
  expect(cellsWith(FREE).slice(0, 7)).toEqual([
    'BRM02222869',
    '7',
    '1b96',
    'WUS5EA138ESP7E3',
    FREE,
    'U.2',
    '—',
  ])
  expect(cellsWith(REQUESTED)[6]).toMatch(/^adoption requested/)
  expect(screen.getByRole('table', { name: 'Requests without a disk' }).textContent).toContain(
    ABSENT,
  )
})

test('more than 1,000 disks are read page by page', async () => {
  const { app, settle } = await showConsole({
    path: LIST,
    release: 20,
    // The list in two pages, the first of which is full.
    wire: async (request, next) => {
      const answer = await next({ ...request, url: request.url.replace(/page_token=more&?/, '') })
      if (!request.url.includes('disks-unadopted')) return answer
      const page = JSON.parse(answer.body) as { items: { disk_id: { serial: string } }[] }
      if (request.url.includes('page_token'))
        return { ...answer, body: JSON.stringify({ ...page, next_page: null }) }
      const [first] = page.items
      const items = Array.from({ length: 1000 }, (_, at) => ({
        ...first,
        disk_id: { ...first!.disk_id, serial: `X${at}` },
      }))
      return { ...answer, body: JSON.stringify({ items, next_page: 'more' }) }
    },
  })
  await settle()
  const rows = selectUnadoptedDiskRows(app.store.getState())
  expect(rows).toHaveLength(1003)
  expect(rows.find(({ name }) => name === REQUESTED)?.requestedAt).toBeDefined()
  // Its disk is on the second page.
  expect(withoutDisk({ state: app.store.getState })).toEqual([ABSENT])
})

test('the tab is absent before release 20', async () => {
  await show(`${INVENTORY}/disks`, { release: 19 })
  expect(screen.getByRole('tab', { name: 'Disks' })).toBeTruthy()
  expect(screen.queryByRole('tab', { name: 'Unadopted disks' })).toBeNull()
})

test('adopting a disk marks it in place, and withdrawing the request unmarks it', async () => {
  const console = await open()
  const serials = rowsOf(console).map(({ name }) => name)
  await chooseAndConfirm(console, diskOf(console, FREE).actions, 'Adopt')
  expect(sentBody(console, 'PUT')).toEqual({
    vendor: '1b96',
    model: 'WUS5EA138ESP7E3',
    serial: FREE,
  })
  expect(toastsOf(console)).toMatchObject([{ text: `Adoption of ${FREE} requested` }])
  expect(diskOf(console, FREE).requestedAt).toBeDefined()
  expect(rowsOf(console).map(({ name }) => name)).toEqual(serials)
  await chooseAndConfirm(console, diskOf(console, FREE).actions, 'Withdraw request')
  expect(diskOf(console, FREE).requestedAt).toBeUndefined()
  expect(withoutDisk(console)).toEqual([ABSENT])
})

test('an adopted disk leaves the list while its request is followed', async () => {
  const console = await open()
  await chooseAndConfirm(console, diskOf(console, FREE).actions, 'Adopt')
  await console.advance(POLL_MS)
  await console.advance(POLL_MS)
  expect(rowsOf(console).map(({ name }) => name)).toEqual([OTHER, REQUESTED])
})

test('nothing is read again once no adoption is requested', async () => {
  const console = await open()
  for (const { name, actions } of selectRequestsWithoutDisk(console.state())) {
    expect(name).toBe(ABSENT)
    await chooseAndConfirm(console, actions, 'Withdraw request')
  }
  await chooseAndConfirm(console, diskOf(console, REQUESTED).actions, 'Withdraw request')
  const count = () => countOf(console, 'GET', '/v1/system/hardware/disk')
  const before = count()
  await console.advance(2 * POLL_MS)
  expect(count()).toBe(before)
})

/** A request for a disk that the system uses already. */
const requestForUsed = ({ backend }: Pick<TestConsole, 'backend'>) => {
  const { db } = backend.backendState
  const [disk] = db.physicalDisks.all()
  const { vendor, model, serial } = disk!
  const [request] = db.adoptionRequests.all()
  db.adoptionRequests.update(request!.id, { diskId: { vendor, model, serial } })
  return disk!
}

test('a request for a disk in use links to the disk', async () => {
  const console = await open()
  const { id, serial } = requestForUsed(console)
  await console.send(refreshRequested())
  const found = selectRequestsWithoutDisk(console.state()).find(({ name }) => name === serial)
  expect(found?.diskHref).toBe(`${INVENTORY}/disks/${id}`)
})

test('an adopted disk links back to its request, if it has one', async () => {
  const shown = await show(LIST, { release: 20 })
  const { id } = requestForUsed(shown)
  const [, other] = shown.backend.backendState.db.physicalDisks.all()
  const link = () => screen.queryByRole('link', { name: 'Adoption request' })
  for (const [disk, href] of [
    [id, LIST],
    [other!.id, undefined],
  ] as const) {
    await shown.send(navigationRequested({ to: `${INVENTORY}/disks/${disk}` }))
    await shown.send(refreshRequested())
    await shown.settle()
    expect(link()?.getAttribute('href')).toBe(href)
  }
})

test('a disk that somebody else has adopted shows the refusal and the new list', async () => {
  const console = await open()
  const { db } = console.backend.backendState
  const [waiting] = db.unadoptedDisks.all()
  const [disk] = db.physicalDisks.all()
  db.physicalDisks.update(disk!.id, { ...waiting!.diskId, state: 'active' })
  db.unadoptedDisks.remove(waiting!.id)
  const { name, actions } = diskOf(console, waiting!.diskId.serial)
  await chooseAndConfirm(console, actions, 'Adopt')
  expect(toastsOf(console)).toMatchObject([{ variant: 'error', title: 'Could not adopt disk' }])
  expect(toastsOf(console)[0]?.text).toMatch(/has been adopted already/)
  expect(rowsOf(console).some(row => row.name === name)).toBe(false)
})

test('selected disks are adopted one by one, each with its own outcome', async () => {
  const console = await open()
  const plan = planFor(rowsOf(console), 'adopt', 'unadopted disk', LIST)
  const { db } = console.backend.backendState
  const [, other] = db.unadoptedDisks.all()
  const [disk] = db.physicalDisks.all()
  db.physicalDisks.update(disk!.id, { ...other!.diskId, state: 'active' })
  await console.send(bulkRequested(plan))
  await console.send(bulkStarted())
  const results = resultsOf(console)
  expect(results[FREE]).toBe('done')
  expect(results[OTHER]).toMatch(/has been adopted already/)
  expect(results[REQUESTED]).toBe('This unadopted disk has no action Adopt')
})

test('only fleet admins adopt disks', async () => {
  const console = await open('Bruno Slate')
  const { actions } = diskOf(console, FREE)
  expect(reasonsOf(actions)).toEqual({ Adopt: 'Needs the role admin on the fleet' })
})
