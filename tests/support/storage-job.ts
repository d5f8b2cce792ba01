import { confirmAccepted } from '@/store/confirm/confirm'
import { navigationRequested } from '@/store/navigation/events'
import { selectProjectImageRows } from '@/store/project/images/images'
import { selectDisk } from '@/store/project/disks/disks'
import { selectSnapshot } from '@/store/project/snapshots/snapshots'
import { selectSiloImageRows } from '@/store/silo/images/images'
import type { TestConsole } from './console'
import { fill, path, perform, submit, toastTexts } from './storage'

const project = 'mock-project'
const home = `/projects/${project}`

export const DISKS = `${home}/disks`

const go = (console: TestConsole, to: string) => console.send(navigationRequested({ to }))

const named = <Row extends { name: string }>(rows: readonly Row[], name: string) =>
  rows.find(row => row.name === name)

/**
 * A user takes a snapshot of a disk, creates an image from it, promotes it, demotes it to another
 * project, and deletes image and snapshot. Returns the text of the toasts. Starts at `DISKS`.
 */
export const doStorageJob = async (console: TestConsole) => {
  const said = new Set<string>()
  const listen = () => toastTexts(console).forEach(text => said.add(text))
  const confirm = async () => {
    await console.send(confirmAccepted())
    listen()
  }
  const send = async (form: string, values: Record<string, string>) => {
    await fill(console, form, values)
    await submit(console, form)
    listen()
  }

  await go(console, `${DISKS}/disk-5`)
  const disk = selectDisk(console.state(), { project, disk: 'disk-5' })
  await perform(console, disk?.actions, 'snapshotAs')
  await send('snapshotCreate', { name: 'golden-disk' })
  await console.advance(4_000)

  await go(console, `${home}/snapshots/golden-disk`)
  const snapshot = selectSnapshot(console.state(), { project, snapshot: 'golden-disk' })
  await go(console, snapshot?.actions.find(({ id }) => id === 'createImage')?.to ?? '')
  await send('imageCreate', { name: 'golden', os: 'debian', version: '12' })

  await go(console, `${home}/images`)
  const ofProject = named(selectProjectImageRows(console.state(), { project }), 'golden')
  await perform(console, ofProject?.actions, 'promote')
  await confirm()

  await go(console, '/images')
  const ofSilo = named(selectSiloImageRows(console.state()), 'golden')
  await perform(console, ofSilo?.actions, 'demote')
  await send('imageDemote', { project: 'other-project' })

  await go(console, '/projects/other-project/images')
  const demoted = named(
    selectProjectImageRows(console.state(), { project: 'other-project' }),
    'golden',
  )
  await perform(console, demoted?.actions, 'delete')
  await confirm()

  await go(console, `${home}/snapshots/golden-disk`)
  const last = selectSnapshot(console.state(), { project, snapshot: 'golden-disk' })
  await perform(console, last?.actions, 'delete')
  await confirm()
  return { said: [...said], end: path(console) }
}
