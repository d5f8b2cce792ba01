import { describe, expect, test } from 'vitest'
import { guardAccepted, guardDismissed, navigationRequested } from '@/store/navigation/events'
import { selectIsNavigationGuarded, selectLeaveDialog } from '@/store/navigation/selectors'
import { uploadAcknowledged, uploadSentToBackground } from '@/store/project/image-upload/events'
import { selectUploadObstacle } from '@/store/project/image-upload/progress'
import type { TestConsole } from '#tests/support/console'
import { gate } from '#tests/support/gate'
import { form, leftovers, machine, openForm, path, project, upload, values, view } from './support'

const disks = `/projects/${project}/disks`
const images = `/projects/${project}/images`

const start = async () => {
  const { hold, open } = gate(/bulk-write$/)
  const console = await openForm({ hold })
  await upload(console)
  return { console, open }
}

const goTo = (console: TestConsole, to: string) => console.send(navigationRequested({ to }))
const here = (console: TestConsole) => console.state().actors.navigation?.context.location?.path

describe('a screen with a running upload', () => {
  test('asks for confirmation before it is left, and stays if that is dismissed', async () => {
    const { console } = await start()
    await goTo(console, disks)
    expect(selectIsNavigationGuarded(console.state())).toBe(true)
    expect(selectLeaveDialog(console.state())?.title).toBe('Leave upload')
    await console.send(guardDismissed())
    expect(here(console)).toBe(path)
    expect(view(console)?.phase).toBe('running')
  })

  test('can be left with the upload running, and asks only once', async () => {
    const { console, open } = await start()
    await goTo(console, disks)
    await console.send(guardAccepted())
    expect(here(console)).toBe(disks)
    await goTo(console, `/projects/${project}/instances`)
    expect(here(console)).toBe(`/projects/${project}/instances`)
    expect(console.asksBeforeUnload()).toBe(true)
    open()
    await console.settle()
    expect(view(console)?.phase).toBe('done')
    expect(console.asksBeforeUnload()).toBe(false)
    expect(console.state().drafts).toEqual([])
  })

  test('can be left by cancelling the upload', async () => {
    const { console, open } = await start()
    await goTo(console, disks)
    const { other } = selectLeaveDialog(console.state()) ?? {}
    await console.send(other?.event ?? { type: 'none' })
    await console.send(guardAccepted())
    open()
    await console.settle()
    expect(here(console)).toBe(disks)
    expect(machine(console)?.value).toBe('idle')
    expect(await leftovers(console)).toEqual([])
  })

  test('asks for confirmation when the browser goes back', async () => {
    const { hold } = gate(/bulk-write$/)
    const console = await openForm({ path: disks, hold })
    await goTo(console, path)
    await upload(console)
    console.history.go(-1)
    await console.settle()
    expect(selectIsNavigationGuarded(console.state())).toBe(true)
    expect(here(console)).toBe(path)
    await console.send(guardAccepted())
    expect(here(console)).toBe(disks)
    expect(view(console)?.phase).toBe('running')
  })

  test('asks for nothing once the upload has failed', async () => {
    const console = await openForm()
    await upload(console, { name: 'disk-create-500' })
    await goTo(console, disks)
    expect(here(console)).toBe(disks)
    expect(console.asksBeforeUnload()).toBe(false)
  })
})

describe('an upload in the background', () => {
  test('opens the images, and is shown again when its screen opens', async () => {
    const { console, open } = await start()
    await console.send(uploadSentToBackground({ project }))
    expect(here(console)).toBe(images)
    await goTo(console, path)
    expect(view(console)?.phase).toBe('running')
    expect(form(console)?.value).toEqual({ open: 'pristine' })
    open()
    await console.settle()
    expect(view(console)?.phase).toBe('done')
    await goTo(console, images)
    expect(view(console)).toBeNull()
    expect(console.state().drafts).toEqual([])
  })

  test('restores the form if it fails', async () => {
    const { hold, open } = gate(/bulk-write-stop/)
    const console = await openForm({ hold })
    await upload(console, { name: 'import-stop-500' })
    await console.send(uploadSentToBackground({ project }))
    open()
    await console.settle()
    expect(view(console)?.phase).toBe('failed')
    await goTo(console, path)
    await console.send(uploadAcknowledged())
    expect(form(console)?.context.values).toMatchObject({
      ...values,
      name: 'import-stop-500',
      file: { id: 'disk' },
    })
  })

  test('blocks another project from starting one, with the reason', async () => {
    const { console } = await start()
    await goTo(console, disks)
    await console.send(guardAccepted())
    await goTo(console, '/projects/other-project/images-new')
    expect(selectUploadObstacle(console.state(), 'other-project')).toBe(
      'The image web-os is being uploaded in the project mock-project: wait until it is there.',
    )
    expect(selectUploadObstacle(console.state(), project)).toBeNull()
  })
})
