import { describe, expect, test } from 'vitest'
import { imageIds } from '@/mirage/seeds/images'
import { confirmAccepted, confirmDismissed } from '@/store/confirm/confirm'
import { formDismissRequested } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { selectPageItems } from '@/store/paging/selectors'
import { selectProjectImage, selectProjectImageRows } from '@/store/project/images/images'
import { projectImageListQuery } from '@/store/project/queries'
import { siloImageListQuery } from '@/store/silo/queries'
import { startConsole, type TestConsole } from '#tests/support/console'
import {
  formOf,
  makeImage,
  path as pathOf,
  question,
  toastLink,
  toastTexts,
  perform,
} from '#tests/support/storage'

const project = 'mock-project'
const path = `/projects/${project}/images`

const names = (console: TestConsole) =>
  selectPageItems(console.state(), projectImageListQuery({ project })).map(({ name }) => name)

const siloNames = (console: TestConsole) =>
  selectPageItems(console.state(), siloImageListQuery).map(({ name }) => name)

const actionsOf = (console: TestConsole, name: string) =>
  selectProjectImageRows(console.state(), { project }).find(row => row.name === name)?.actions

const requestsTo = (console: TestConsole, method: string) =>
  console.requests.filter(request => request.method === method).map(({ url }) => url)

describe('the images of a project', () => {
  test('exclude images of the silo', async () => {
    const console = await startConsole({ path })
    expect(names(console)).toEqual(['image-1', 'image-2', 'image-3', 'image-4'])
  })

  test('are promoted after a confirmation that says who will see the image', async () => {
    const console = await startConsole({ path })
    await perform(console, actionsOf(console, 'image-1'), 'promote')
    expect(question(console)).toEqual({
      title: 'Promote image',
      text: expect.stringContaining('visible to all projects in the silo'),
    })
    await console.send(confirmAccepted())
    expect(requestsTo(console, 'POST')).toEqual([`/v1/images/image-1/promote?project=${project}`])
    expect(names(console)).not.toContain('image-1')
    expect(toastTexts(console)).toEqual(['Image image-1 promoted'])
    expect(toastLink(console)).toEqual({ label: 'View silo images', to: '/images' })
    await console.send(navigationRequested({ to: '/images' }))
    expect(siloNames(console)).toContain('image-1')
  })

  test('are not promoted if the silo has an image of that name', async () => {
    const console = await startConsole({ path: '/projects' })
    await makeImage(console, project, 'alpine-3-21')
    await console.send(navigationRequested({ to: path }))
    await perform(console, actionsOf(console, 'alpine-3-21'), 'promote')
    await console.send(confirmAccepted())
    expect(toastTexts(console)).toEqual(['Could not promote image: Silo image name already exists'])
    expect(console.state().actors.confirm?.value).toBe('closed')
    expect(names(console)).toContain('alpine-3-21')
  })

  test('are deleted after a confirmation that says which disks stay', async () => {
    const console = await startConsole({ path })
    await perform(console, actionsOf(console, 'image-2'), 'delete')
    expect(question(console)?.title).toBe('Delete image')
    expect(question(console)?.text).toContain(
      'Disks made from it and the snapshot it was made from are kept',
    )
    await console.send(confirmAccepted())
    expect(requestsTo(console, 'DELETE')).toEqual([`/v1/images/image-2?project=${project}`])
    expect(names(console)).not.toContain('image-2')
    expect(toastTexts(console)).toEqual(['Image image-2 deleted'])
  })

  test('stay unchanged when the confirmation is dismissed', async () => {
    const console = await startConsole({ path })
    await perform(console, actionsOf(console, 'image-2'), 'promote')
    await console.send(confirmDismissed())
    expect(requestsTo(console, 'POST')).toEqual([])
  })

  test.each([
    ['promote', 'Dario Marl', 'Could not promote image: Action not authorized'],
    ['delete', 'Dario Marl', 'Could not delete image: Action not authorized'],
    // Can change the images of the project, but has no role on the silo.
    ['promote', 'Edda Tuff', 'Could not promote image: Action not authorized'],
  ])('show the error of an unauthorized request: %s by %s', async (verb, user, toast) => {
    const console = await startConsole({ path, user })
    await perform(console, actionsOf(console, 'image-3'), verb)
    await console.send(confirmAccepted())
    expect(toastTexts(console)).toEqual([toast])
    expect(names(console)).toContain('image-3')
  })
})

describe('an image of a project', () => {
  const follow = async (id: string, name = 'image-3') => {
    const console = await startConsole({ path })
    const action = actionsOf(console, name)?.find(each => each.id === id)
    await console.send(navigationRequested({ to: action?.to ?? '' }))
    return console
  }

  test('is the chosen source of the disk that its menu creates', async () => {
    const console = await follow('createDisk')
    expect(pathOf(console)).toBe(`/projects/${project}/disks-new`)
    expect(formOf(console, 'diskCreate')?.values).toMatchObject({
      source: 'image',
      imageId: imageIds.third,
      size: 10,
    })
    await console.send(formDismissRequested({ form: 'diskCreate' }))
    expect(pathOf(console)).toBe(`/projects/${project}/disks`)
  })

  test('is what the instance boots from that its menu creates', async () => {
    const console = await follow('createInstance')
    expect(pathOf(console)).toBe(`/projects/${project}/instances-new`)
    expect(formOf(console, 'instanceCreate')?.values).toMatchObject({
      bootSource: 'projectImage',
      projectImageId: imageIds.third,
    })
  })
})

describe('the panel of an image', () => {
  const open = async () => {
    const console = await startConsole({ path })
    await console.send(navigationRequested({ to: `${path}/image-1/edit` }))
    return console
  }
  const shown = (console: TestConsole) =>
    selectProjectImage(console.state(), { project, image: 'image-1' })

  test('offers the actions of its row', async () => {
    const console = await open()
    const offered = shown(console)?.actions.map(({ label }) => label)
    expect(offered).toEqual(['Create disk', 'Create instance', 'Promote', 'Delete'])
    expect(offered).toEqual(actionsOf(console, 'image-1')?.map(({ label }) => label))
  })

  test.each(['promote', 'delete'])(
    'returns to the list after “%s”, and back does not reopen it',
    async verb => {
      const console = await open()
      await perform(console, shown(console)?.actions, verb)
      await console.send(confirmAccepted())
      expect(pathOf(console)).toBe(path)
      expect(console.state().actors.navigation?.context.error).toBeNull()
      console.history.go(-1)
      await console.settle()
      expect(pathOf(console)).toBe(path)
    },
  )
})
