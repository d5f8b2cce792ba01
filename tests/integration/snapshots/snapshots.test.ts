import { describe, expect, test } from 'vitest'
import { plainText } from '@/lib/rich-text'
import { confirmAccepted, confirmDismissed } from '@/store/confirm/confirm'
import { navigationRequested } from '@/store/navigation/events'
import { pageRequested } from '@/store/paging/slice'
import { selectHasNextPage, selectPageItems, selectPageNumber } from '@/store/paging/selectors'
import { selectDiskById, selectIsDiskKnown } from '@/store/project/disks/by-id'
import { diskByIdQuery, snapshotListQuery } from '@/store/project/queries'
import { selectSnapshot, selectSnapshotRows } from '@/store/project/snapshots/snapshots'
import { queriesWanted } from '@/store/queries/slice'
import { startConsole, type TestConsole } from '#tests/support/console'
import { path as pathOf, question, toastTexts, perform } from '#tests/support/storage'

const project = 'mock-project'
const path = `/projects/${project}/snapshots`
const list = snapshotListQuery({ project })

const rowOf = (console: TestConsole, name: string, of = project) => {
  const row = selectSnapshotRows(console.state(), { project: of }).find(each => each.name === name)
  if (!row) throw new Error(`There is no snapshot ${name} on the page.`)
  return row
}

const names = (console: TestConsole) =>
  selectPageItems(console.state(), list).map(({ name }) => name)

const turn = (console: TestConsole, direction: 'next' | 'previous') =>
  console.send(pageRequested({ list, direction }))

const toLastPage = async (console: TestConsole) => {
  for (let page = 1; page < 4; page++) await turn(console, 'next')
}

const deletions = (console: TestConsole) =>
  console.requests.filter(({ method }) => method === 'DELETE')

describe('the list of snapshots', () => {
  test('has 87 snapshots on four pages, the last with twelve', async () => {
    const console = await startConsole({ path })
    const sizes = [names(console).length]
    for (let page = 1; page < 4; page++) {
      expect(selectHasNextPage(console.state(), list)).toBe(true)
      await turn(console, 'next')
      sizes.push(names(console).length)
    }
    expect(sizes).toEqual([25, 25, 25, 12])
    expect(selectHasNextPage(console.state(), list)).toBe(false)
    await turn(console, 'previous')
    expect(selectPageNumber(console.state(), list)).toBe(2)
  })

  test('resolves a source disk from the prefetched disks, without a request', async () => {
    const console = await startConsole({ path })
    await toLastPage(console)
    const { diskId } = rowOf(console, 'snapshot-disk-5')
    expect(selectIsDiskKnown(console.state(), project, diskId)).toBe(true)
    expect(selectDiskById(console.state(), project, diskId)).toMatchObject({
      status: 'found',
      item: { name: 'disk-5' },
    })
  })

  test('finds a deleted source disk to be gone, without failing the page', async () => {
    const console = await startConsole({ path })
    await toLastPage(console)
    const { diskId } = rowOf(console, 'snapshot-disk-deleted')
    expect(selectDiskById(console.state(), project, diskId)).toEqual({ status: 'pending' })
    await console.send(queriesWanted({ owner: 'cell', queries: [diskByIdQuery({ disk: diskId })] }))
    expect(selectDiskById(console.state(), project, diskId)).toEqual({ status: 'gone' })
    expect(console.state().actors.navigation?.value).toBe('settled')
  })

  test('distinguishes a failed look-up from a deleted disk', async () => {
    const console = await startConsole({
      path,
      wire: async (request, next) =>
        /^\/v1\/disks\/[0-9a-f]/.test(request.url)
          ? { status: 500, headers: {}, body: '{"message":"Internal Server Error"}' }
          : next(request),
    })
    await toLastPage(console)
    const { diskId } = rowOf(console, 'snapshot-disk-deleted')
    await console.send(queriesWanted({ owner: 'cell', queries: [diskByIdQuery({ disk: diskId })] }))
    expect(selectDiskById(console.state(), project, diskId)).toMatchObject({ status: 'failed' })
    expect(console.state().actors.navigation?.value).toBe('settled')
  })

  test('renders without the names of the disks if they cannot be listed', async () => {
    const console = await startConsole({
      path,
      wire: async (request, next) =>
        request.url.startsWith('/v1/disks?')
          ? { status: 500, headers: {}, body: '{"message":"Internal Server Error"}' }
          : next(request),
    })
    expect(console.state().actors.navigation?.value).toBe('settled')
    expect(names(console)).toHaveLength(25)
  })

  test('polls only while a snapshot is being created', async () => {
    const reads = (console: TestConsole) =>
      console.requests.filter(({ url }) => url.startsWith('/v1/snapshots?')).length
    const resting = await startConsole({ path })
    await resting.advance(10_000)
    expect(reads(resting)).toBe(1)
    resting.stop()
    const busy = await startConsole({ path: '/projects/rock-garden/snapshots' })
    await busy.advance(10_000)
    expect(reads(busy)).toBeGreaterThan(2)
  })
})

describe('actions on a snapshot', () => {
  test.each([
    ['before-the-upgrade', undefined, undefined],
    ['in-the-making', /^Only ready snapshots/, /still creating/],
    ['spoilt', /^Only ready snapshots/, undefined],
  ])(
    'of %s: creating an image or a disk and deleting have their reasons',
    async (name, notReady, deleteReason) => {
      const console = await startConsole({ path: '/projects/rock-garden/snapshots' })
      const { actions } = rowOf(console, name, 'rock-garden')
      const reasons = actions.map(({ reason }) => reason && plainText(reason))
      const expected = [notReady, notReady, deleteReason].map(
        reason => reason && expect.stringMatching(reason),
      )
      expect(actions.map(({ label }) => label)).toEqual(['Create image', 'Create disk', 'Delete'])
      expect(reasons).toEqual(expected)
    },
  )

  test('include deleting, after a confirmation that says what stays', async () => {
    const console = await startConsole({ path })
    await perform(console, rowOf(console, 'nightly-1').actions, 'delete')
    expect(question(console)).toEqual({
      title: 'Delete snapshot',
      text: 'Are you sure you want to delete the snapshot nightly-1? The disk it was taken of is kept, and so are disks and images made from it. This cannot be undone.',
    })
    await console.send(confirmAccepted())
    expect(names(console)).not.toContain('nightly-1')
    expect(toastTexts(console)).toEqual(['Snapshot nightly-1 deleted'])
  })

  test('do nothing when the confirmation is dismissed', async () => {
    const console = await startConsole({ path })
    await perform(console, rowOf(console, 'nightly-1').actions, 'delete')
    await console.send(confirmDismissed())
    expect(deletions(console)).toEqual([])
    expect(names(console)).toContain('nightly-1')
  })

  test('show the error of a failed deletion, and keep the row', async () => {
    const console = await startConsole({ path })
    await perform(console, rowOf(console, 'delete-500').actions, 'delete')
    await console.send(confirmAccepted())
    expect(console.state().actors.confirm?.value).toBe('closed')
    expect(names(console)).toContain('delete-500')
    expect(toastTexts(console)).toEqual([
      'Could not delete snapshot: The server failed (500): Internal Server Error. It may have been done anyway: check before you try again.',
    ])
  })
})

describe('the panel of a snapshot', () => {
  test('opens with the data of its row, without fetching them', async () => {
    const console = await startConsole({ path })
    await console.advance(10_000)
    const before = console.requests.length
    await console.send(navigationRequested({ to: `${path}/nightly-1` }))
    expect(selectSnapshot(console.state(), { project, snapshot: 'nightly-1' })?.name).toBe(
      'nightly-1',
    )
    expect(console.requests.slice(before).map(({ url }) => url)).not.toContain(
      `/v1/snapshots/nightly-1?project=${project}`,
    )
  })

  test('is addressed by an id without the project, which the API would reject', async () => {
    const console = await startConsole({ path })
    const { id } = rowOf(console, 'nightly-1')
    await console.send(navigationRequested({ to: `${path}/${id}` }))
    expect(console.requests.map(({ url }) => url)).toContain(`/v1/snapshots/${id}`)
    expect(selectSnapshot(console.state(), { project, snapshot: id })?.name).toBe('nightly-1')
  })

  test('fails for an unknown snapshot', async () => {
    const console = await startConsole({ path: `${path}/nowhere` })
    expect(console.state().actors.navigation?.context.error).toMatchObject({ kind: 'missing' })
  })

  test('returns to the list after deletion, and back does not reopen it', async () => {
    const console = await startConsole({ path })
    await console.send(navigationRequested({ to: `${path}/nightly-1` }))
    const shown = selectSnapshot(console.state(), { project, snapshot: 'nightly-1' })
    await perform(console, shown?.actions, 'delete')
    await console.send(confirmAccepted())
    expect(pathOf(console)).toBe(path)
    expect(names(console)).not.toContain('nightly-1')
    console.history.go(-1)
    await console.settle()
    expect(pathOf(console)).toBe(path)
  })
})
