import { describe, expect, test } from 'vitest'
import { formRequested } from '@/store/forms/events'
import { selectImageChoices } from '@/store/project/disks/choices'
import { allProjectImagesQuery } from '@/store/project/queries'
import { selectPools } from '@/store/silo/ip-pools/choices'
import { imagesQuery } from '@/store/project/instance-create/choices'
import { selectFailure } from '@/store/queries/failure'
import { queriesWanted } from '@/store/queries/slice'
import { allSiloImagesQuery } from '@/store/silo/queries'
import { startConsole } from '#tests/support/console'
import {
  add,
  fill,
  formOf,
  MOCK,
  openPage,
  projectImage,
  sentBody,
  storagePath,
  submit,
  valuesOf,
} from './support'

describe('a user with a role on the project only', () => {
  // Can change everything in the project, but sees neither silo images nor pools.
  const user = 'Edda Tuff'

  test('creates an instance from a project image, with an ephemeral IP', async () => {
    const console = await openPage({ user })
    expect(valuesOf(console)).toMatchObject({ bootSource: 'projectImage', hasEphemeralIp: true })
    expect(selectPools(console.state())).toBeUndefined()
    const sources = ['siloImage', 'projectImage'] as const
    expect(
      sources.map(source => selectFailure(console.state(), imagesQuery(MOCK, source))),
    ).toEqual(['Action not authorized', undefined])
    await fill(console, { name: 'web-1', ...projectImage() })
    await submit(console)
    expect(formOf(console)).toBeUndefined()
    expect(console.history.current().path).toBe(storagePath('web-1'))
    expect(sentBody(console).external_ips).toEqual([{ type: 'ephemeral' }])
  })

  test('adds a disk to it', async () => {
    const console = await openPage({ user })
    await add(console, 'diskCreate', { name: 'data' })
    expect(valuesOf(console)?.disks).toMatchObject([{ type: 'create', name: 'data' }])
  })

  test('creates a disk for an existing instance, from the images they can see', async () => {
    const console = await startConsole({ path: storagePath('db1'), user })
    const params = { project: MOCK, instance: 'db1', mode: 'attach' }
    await console.send(formRequested({ form: 'diskCreate', params }))
    expect(formOf(console, 'diskCreate')).toBeDefined()
    const queries = [allProjectImagesQuery({ project: MOCK }), allSiloImagesQuery]
    await console.send(queriesWanted({ owner: 'image', queries }))
    const details = selectImageChoices(console.state(), MOCK)?.map(({ detail }) => detail) ?? []
    expect(details).toHaveLength(4)
    expect(details.every(detail => detail.endsWith('Project image'))).toBe(true)
  })
})

test('a viewer gets an error on the page', async () => {
  const console = await openPage({ user: 'Greta Schist' })
  await fill(console, { name: 'web-1', ...projectImage() })
  await submit(console)
  expect(formOf(console)?.failure?.message).toBe('Action not authorized')
  expect(console.history.current().path).toBe(`/projects/${MOCK}/instances-new`)
})
