import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { selectData } from '@/api/core/api'
import { afterUpload } from '@/store/project/image-upload/upload.form'
import { allProjectImagesQuery } from '@/store/project/queries'
import { navigationRequested } from '@/store/navigation/events'
import { selectFormValue } from '@/store/forms/selectors'
import { showConsole } from '#tests/support/shown-console'
import { choose, fileOf, fill, MIB, submit } from '../image-upload/support'

const HERE = '/projects/first/instances-new'

/** The form of a new instance in the first project of a rack without images and disks. */
const show = async () => {
  const files = { disk: fileOf(MIB).file }
  const console = await showConsole({ path: '/projects', scenario: 'empty', files })
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ name: 'first', description: '' })
  await console.backend.handle({ method: 'POST', url: '/v1/projects', headers, body })
  await console.send(navigationRequested({ to: HERE }))
  return {
    ...console,
    press: async (name: string) => {
      await console.user.click(screen.getByRole('button', { name }))
      await console.settle()
    },
    value: (field: string) => selectFormValue(console.state(), 'instanceCreate', field),
    at: () => console.history.current().path + console.history.current().search,
  }
}

describe('the first instance of a rack', () => {
  test('offers to upload an image, and keeps what was typed until that is done', async () => {
    const console = await show()
    expect(screen.getByRole('tab', { selected: true, name: 'Project images' })).toBeTruthy()
    expect(document.body.textContent).toContain('There are no images and no free disks yet.')
    await console.user.type(screen.getByLabelText('Name'), 'web-1')
    await console.press('Upload image')
    expect(console.at()).toBe(`/projects/first/images-new?back=${encodeURIComponent(HERE)}`)
    await console.press('Cancel')
    expect(console.at()).toBe(HERE)
    expect(console.value('name')).toBe('web-1')
  })

  test('boots from the image that was uploaded for it', async () => {
    const console = await show()
    await console.user.type(screen.getByLabelText('Name'), 'web-1')
    await console.press('Upload image')
    await choose(console, MIB)
    await fill(console)
    await submit(console)
    await console.settle()
    await console.press('Done')
    expect(console.at()).toBe(HERE)
    const query = allProjectImagesQuery({ project: 'first' })
    const [image] = selectData(console.state(), query)?.items ?? []
    expect(image?.name).toBe('web-os')
    expect(console.value('bootSource')).toBe('projectImage')
    expect(console.value('projectImageId')).toBe(image?.id)
    expect(console.value('name')).toBe('web-1')
    expect(console.state().actors.imageUpload?.value).toBe('idle')
  })
})

test.each([
  [HERE, HERE],
  [`${HERE}?from=db1`, `${HERE}?from=db1`],
  [undefined, '/projects/first/images'],
  ['//evil.example/instances-new', '/projects/first/images'],
  ['/projects/other/instances-new', '/projects/first/images'],
  [`${HERE}/../../delete`, '/projects/first/images'],
])('an upload for %s leads to %s', (back, to) => {
  expect(afterUpload({ project: 'first', ...(back !== undefined && { back }) })).toBe(to)
})
