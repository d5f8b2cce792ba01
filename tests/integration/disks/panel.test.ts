import { describe, expect, test } from 'vitest'
import { confirmAccepted } from '@/store/confirm/confirm'
import { navigationRequested } from '@/store/navigation/events'
import { selectPageItems } from '@/store/paging/selectors'
import { selectDisk, selectDiskRows } from '@/store/project/disks/disks'
import { diskListQuery, imageByIdQuery } from '@/store/project/queries'
import { queriesWanted, refreshRequested } from '@/store/queries/slice'
import { selectLookup } from '@/store/queries/object-by-id'
import { startConsole, type TestConsole } from '#tests/support/console'
import {
  callBackend,
  formOf,
  path as pathOf,
  question,
  toastTexts,
  perform,
} from '#tests/support/storage'

const project = 'rock-garden'
const path = `/projects/${project}/disks`

const open = async (disk: string) => {
  const console = await startConsole({ path })
  await console.send(navigationRequested({ to: `${path}/${disk}` }))
  return console
}

const shown = (console: TestConsole, disk: string) => selectDisk(console.state(), { project, disk })

const names = (console: TestConsole) =>
  selectPageItems(console.state(), diskListQuery({ project })).map(({ name }) => name)

describe('the panel of a disk', () => {
  test('opens from the list at its own path, and closes with back', async () => {
    const console = await startConsole({ path })
    const row = selectDiskRows(console.state(), { project }).find(({ name }) => name === 'at-hand')
    await console.send(navigationRequested({ to: row?.href ?? '' }))
    expect(pathOf(console)).toBe(`${path}/at-hand`)
    expect(shown(console, 'at-hand')).toMatchObject({
      blockSize: 4096,
      imageId: null,
      snapshotId: null,
    })
    console.history.go(-1)
    await console.settle()
    expect(pathOf(console)).toBe(path)
  })

  test('opens directly by its path', async () => {
    const console = await startConsole({ path: `${path}/granite-boot` })
    expect(shown(console, 'granite-boot')).toMatchObject({
      state: { state: 'attached', instance: expect.any(String) as unknown },
      imageId: expect.any(String) as unknown,
    })
  })

  test('finds the source image, or that it is gone', async () => {
    const console = await startConsole({ path: `${path}/granite-boot` })
    const query = imageByIdQuery({ image: shown(console, 'granite-boot')?.imageId ?? '' })
    await console.send(queriesWanted({ owner: 'origin', queries: [query] }))
    expect(selectLookup(console.state(), query)).toMatchObject({
      status: 'found',
      item: { name: 'ubuntu-24-04' },
    })
    await callBackend(console, 'DELETE', '/v1/images/ubuntu-24-04')
    await console.send(refreshRequested())
    expect(selectLookup(console.state(), query)).toEqual({ status: 'gone' })
  })

  test.each(['at-hand', 'crossroads-boot', 'broken', 'finalizing'])(
    'offers for %s the actions of its row, with the same reasons',
    async name => {
      const console = await open(name)
      const row = selectDiskRows(console.state(), { project }).find(each => each.name === name)
      const [inRow, inPanel] = [row, shown(console, name)].map(offer =>
        offer?.actions.map(({ id, label, reason }) => ({ id, label, reason })),
      )
      expect(inRow?.length).toBeGreaterThan(2)
      expect(inPanel).toEqual(inRow)
    },
  )

  test('opens the form of a snapshot with a name', async () => {
    const console = await open('at-hand')
    await perform(console, shown(console, 'at-hand')?.actions, 'snapshotAs')
    expect(formOf(console, 'snapshotCreate')?.values).toEqual({
      name: '',
      description: '',
      disk: 'at-hand',
    })
    expect(pathOf(console)).toBe(`${path}/at-hand`)
  })

  test('polls a disk in transition until it settles', async () => {
    const console = await open('at-hand')
    const state = () => shown(console, 'at-hand')?.state.state
    await perform(console, shown(console, 'at-hand')?.actions, 'snapshot')
    expect(state()).toBe('maintenance')
    // The certificates are read once, after five seconds.
    await console.advance(6_000)
    expect(state()).toBe('detached')
    const before = console.requests.length
    await console.advance(20_000)
    expect(console.requests).toHaveLength(before)
  })

  test('returns to the list after deletion, and back does not reopen it', async () => {
    const console = await open('at-hand')
    await perform(console, shown(console, 'at-hand')?.actions, 'delete')
    expect(question(console)?.text).toContain('Snapshots and images made from it are kept.')
    await console.send(confirmAccepted())
    expect(pathOf(console)).toBe(path)
    expect(names(console)).not.toContain('at-hand')
    console.history.go(-1)
    await console.settle()
    expect(pathOf(console)).toBe(path)
  })

  test('returns to the list after a cancelled import', async () => {
    const console = await startConsole({ path: `${path}/importing-blocks` })
    await perform(console, shown(console, 'importing-blocks')?.actions, 'cancelImport')
    await console.send(confirmAccepted())
    expect(toastTexts(console)).toEqual(['Import into importing-blocks cancelled'])
    expect(pathOf(console)).toBe(path)
    expect(names(console)).not.toContain('importing-blocks')
  })
})
