import { describe, expect, test } from 'vitest'
import { imageIds } from '@/mirage/seeds/images'
import { confirmAccepted } from '@/store/confirm/confirm'
import { navigationRequested } from '@/store/navigation/events'
import { selectPageItems } from '@/store/paging/selectors'
import { allProjectImagesQuery, projectImageListQuery } from '@/store/project/queries'
import { queriesWanted } from '@/store/queries/slice'
import { promoteImage } from '@/store/silo/images/actions'
import { selectProjectChoices, selectPromotableImages } from '@/store/silo/images/choices'
import { selectSiloImage, selectSiloImageRows } from '@/store/silo/images/images'
import { siloImageListQuery } from '@/store/silo/queries'
import { startConsole, type TestConsole } from '#tests/support/console'
import {
  fill,
  formOf,
  makeImage,
  path as pathOf,
  question,
  submit,
  toastLink,
  toastTexts,
  perform,
} from '#tests/support/storage'

const path = '/images'

const rows = (console: TestConsole) => selectSiloImageRows(console.state())
const names = (console: TestConsole) => rows(console).map(({ name }) => name)
const actionsOf = (console: TestConsole, name: string) =>
  rows(console).find(row => row.name === name)?.actions

const imagesOf = (console: TestConsole, project: string) =>
  selectPageItems(console.state(), projectImageListQuery({ project })).map(({ name }) => name)

describe('promoting an image from any project', () => {
  const open = async () => {
    const console = await startConsole({ path })
    await perform(console, [promoteImage], 'promote')
    return console
  }
  const choose = async (console: TestConsole, project: string) => {
    await fill(console, 'imagePromote', { project })
    // As the field that shows the images does.
    await console.send(
      queriesWanted({ owner: 'field', queries: [allProjectImagesQuery({ project })] }),
    )
    return selectPromotableImages(console.state(), project)
  }

  test('requires a project and an image', async () => {
    const console = await open()
    await submit(console, 'imagePromote')
    expect(formOf(console, 'imagePromote')?.errors).toEqual({
      project: 'Project is required',
      image: 'Image is required',
    })
  })

  test('offers the images of the chosen project', async () => {
    const console = await open()
    const projects = selectProjectChoices(console.state()).map(({ value }) => value)
    expect(projects).toEqual(expect.arrayContaining(['mock-project', 'other-project']))
    expect(await choose(console, 'other-project')).toEqual([])
    const [first] = (await choose(console, 'mock-project')) ?? []
    expect(first).toMatchObject({ label: 'image-1', detail: 'ubuntu / 20.04 / 4 GiB' })
    await fill(console, 'imagePromote', { image: first?.value })
    await submit(console, 'imagePromote')
    expect(toastTexts(console)).toEqual(['Image image-1 promoted'])
    expect(toastLink(console)).toBeUndefined()
    expect(names(console)).toContain('image-1')
    expect(pathOf(console)).toBe(path)
  })

  test('clears the image when another project is chosen', async () => {
    const console = await open()
    const [first] = (await choose(console, 'mock-project')) ?? []
    await fill(console, 'imagePromote', { image: first?.value })
    await choose(console, 'other-project')
    expect(formOf(console, 'imagePromote')?.values).toEqual({
      project: 'other-project',
      image: '',
    })
  })
})

describe('demoting an image', () => {
  const open = async () => {
    const console = await startConsole({ path })
    await perform(console, actionsOf(console, 'debian-12'), 'demote')
    return console
  }

  test('requires a project, moves the image there, and links to it', async () => {
    const console = await open()
    await submit(console, 'imageDemote')
    expect(formOf(console, 'imageDemote')?.errors).toEqual({ project: 'Project is required' })
    await fill(console, 'imageDemote', { project: 'other-project' })
    await submit(console, 'imageDemote')
    expect(toastTexts(console)).toEqual(['Image debian-12 demoted'])
    expect(names(console)).not.toContain('debian-12')
    const to = '/projects/other-project/images'
    expect(toastLink(console)).toEqual({ label: 'View images in other-project', to })
    await console.send(navigationRequested({ to }))
    expect(imagesOf(console, 'other-project')).toEqual(['debian-12'])
  })

  test('keeps the form open if the project has an image of that name', async () => {
    const console = await open()
    await makeImage(console, 'mock-project', 'debian-12')
    await fill(console, 'imageDemote', { project: 'mock-project' })
    await submit(console, 'imageDemote')
    expect(formOf(console, 'imageDemote')).toMatchObject({
      failure: { message: 'Project image name already exists' },
      errors: { project: 'The project already has an image with that name' },
      values: { project: 'mock-project' },
    })
  })

  test('returns to the list if started in the panel, and back does not reopen it', async () => {
    const console = await startConsole({ path })
    await console.send(navigationRequested({ to: '/images/helios-2/edit' }))
    await perform(
      console,
      selectSiloImage(console.state(), { image: 'helios-2' })?.actions,
      'demote',
    )
    await fill(console, 'imageDemote', { project: 'other-project' })
    await submit(console, 'imageDemote')
    expect(pathOf(console)).toBe(path)
    expect(formOf(console, 'imageDemote')).toBeUndefined()
    console.history.go(-1)
    await console.settle()
    expect(pathOf(console)).toBe(path)
  })
})

describe('an image of the silo', () => {
  test.each([
    ['createDisk', '/projects/mock-project/disks-new', 'diskCreate', { source: 'image' }],
    [
      'createInstance',
      '/projects/mock-project/instances-new',
      'instanceCreate',
      { bootSource: 'siloImage' },
    ],
  ])('opens the form of %s with it in a chosen project', async (id, to, form, values) => {
    const console = await startConsole({ path })
    await perform(console, actionsOf(console, 'helios-2'), id)
    await submit(console, 'imageUse')
    expect(formOf(console, 'imageUse')?.errors).toEqual({ project: 'Project is required' })
    await fill(console, 'imageUse', { project: 'mock-project' })
    await submit(console, 'imageUse')
    expect(pathOf(console)).toBe(to)
    expect(formOf(console, form)?.values).toMatchObject(values)
    expect(JSON.stringify(formOf(console, form)?.values)).toContain(imageIds.helios)
    console.history.go(-1)
    await console.settle()
    expect(pathOf(console)).toBe(path)
  })
})

describe('deleting a silo image', () => {
  test('asks for confirmation that says who loses the image and which disks stay', async () => {
    const console = await startConsole({ path })
    await perform(console, actionsOf(console, 'debian-12'), 'delete')
    expect(question(console)).toEqual({
      title: 'Delete image',
      text: 'Are you sure you want to delete the image debian-12? Projects of the silo can no longer make disks from it. Disks made from it are kept. This cannot be undone.',
    })
    await console.send(confirmAccepted())
    const deletions = console.requests.filter(({ method }) => method === 'DELETE')
    expect(deletions.map(({ url }) => url)).toEqual(['/v1/images/debian-12'])
    expect(names(console)).not.toContain('debian-12')
    expect(toastTexts(console)).toEqual(['Image debian-12 deleted'])
  })

  test('keeps the image and shows an error if the user is not authorized', async () => {
    const console = await startConsole({ path, user: 'Dario Marl' })
    await perform(console, actionsOf(console, 'debian-12'), 'delete')
    await console.send(confirmAccepted())
    expect(console.state().actors.confirm?.value).toBe('closed')
    expect(toastTexts(console)).toEqual(['Could not delete image: Action not authorized'])
    expect(names(console)).toContain('debian-12')
  })
})

test('the list of silo images excludes project images', async () => {
  const console = await startConsole({ path })
  expect(
    selectPageItems(console.state(), siloImageListQuery).every(({ projectId }) => !projectId),
  ).toBe(true)
  expect(names(console)).toEqual(['alpine-3-21', 'debian-12', 'helios-2', 'ubuntu-24-04'])
})
