import { describe, expect, test } from 'vitest'
import { selectData } from '@/api/core/api'
import { navigationRequested } from '@/store/navigation/events'
import { selectPageItems } from '@/store/paging/selectors'
import { projectImageListQuery, snapshotViewQuery } from '@/store/project/queries'
import { startConsole } from '#tests/support/console'
import { fill, formOf, path, submit, toastLink, toastTexts } from '#tests/support/storage'

const FORM = 'imageCreate'
const project = 'mock-project'
const snapshots = `/projects/${project}/snapshots`

const open = (snapshot = 'snapshot-disk-5') =>
  startConsole({ path: `${snapshots}/${snapshot}/images-new` })

describe('creating an image from a snapshot', () => {
  test('starts with the name of the snapshot, and returns to the snapshots', async () => {
    const console = await open()
    expect(formOf(console, FORM)?.values.name).toBe('snapshot-disk-5')
    await fill(console, FORM, {
      name: 'data-image',
      description: 'Of disk 5',
      os: 'debian',
      version: '12',
    })
    await submit(console, FORM)
    expect(path(console)).toBe(snapshots)
    expect(toastTexts(console)).toEqual(['Image data-image created'])
    expect(toastLink(console)?.to).toBe(`/projects/${project}/images/data-image/edit`)
    await console.send(navigationRequested({ to: `/projects/${project}/images` }))
    const snapshot = selectData(
      console.state(),
      snapshotViewQuery({ project, snapshot: 'snapshot-disk-5' }),
    )
    const made = selectPageItems(console.state(), projectImageListQuery({ project })).find(
      ({ name }) => name === 'data-image',
    )
    expect(made).toMatchObject({
      description: 'Of disk 5',
      os: 'debian',
      version: '12',
      size: snapshot?.size,
    })
  })

  test('sends empty fields as empty strings, and reports a taken name', async () => {
    const console = await open()
    await fill(console, FORM, { name: 'image-1' })
    await submit(console, FORM)
    const sent = console.requests.find(({ method }) => method === 'POST')
    expect(JSON.parse(String(sent?.body))).toMatchObject({ description: '', os: '', version: '' })
    expect(formOf(console, FORM)).toMatchObject({
      failure: { message: 'Project image name already exists' },
      errors: { name: 'Name already exists' },
    })
  })

  test('rejects an overlong operating system while it is typed', async () => {
    const console = await open()
    await fill(console, FORM, { os: 'o'.repeat(65) })
    expect(formOf(console, FORM)?.errors).toEqual({ os: 'Must be at most 64 characters' })
    await fill(console, FORM, { os: 'o'.repeat(64) })
    expect(formOf(console, FORM)?.errors).toEqual({})
  })

  test('accepts the snapshot’s id in the path', async () => {
    const console = await open()
    const id =
      selectData(console.state(), snapshotViewQuery({ project, snapshot: 'snapshot-disk-5' }))
        ?.id ?? ''
    console.stop()
    const other = await open(id)
    expect(formOf(other, FORM)?.values.name).toBe('snapshot-disk-5')
    await fill(other, FORM, { name: 'by-id' })
    await submit(other, FORM)
    expect(toastTexts(other)).toEqual(['Image by-id created'])
  })

  test('opens no form for an unknown snapshot', async () => {
    const console = await open('nothing')
    expect(console.state().actors.navigation?.context.error).toMatchObject({ kind: 'missing' })
  })
})
