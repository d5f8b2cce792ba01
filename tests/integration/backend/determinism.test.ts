import { describe, expect, it } from 'vitest'
import { openSeeded, type Seeded } from './support/seeded'

/** A little history, and everything that was answered on the way. */
const story = async (cloud: Seeded, pause: () => Promise<unknown> = async () => undefined) => {
  const told: unknown[] = []
  const tell = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer
    told.push([status, body])
    await pause()
  }
  await tell(cloud.post('/v1/projects', { name: 'web', description: '' }))
  await tell(cloud.get('/v1/vpcs?project=web'))
  await tell(
    cloud.post('/v1/instances?project=web', {
      name: 'one',
      description: '',
      hostname: 'one',
      ncpus: 2,
      memory: 2 ** 31,
    }),
  )
  cloud.clock.advance(10_000)
  await tell(cloud.get('/v1/instances?project=web'))
  await tell(cloud.get('/v1/network-interfaces?project=web&instance=one'))
  return told
}

describe('a backend', () => {
  it('tells the same story with the same seed', async () => {
    expect(await story(openSeeded({ seed: 5 }))).toEqual(await story(openSeeded({ seed: 5 })))
  })

  it('gives other ids with another seed', async () => {
    expect(await story(openSeeded({ seed: 5 }))).not.toEqual(await story(openSeeded({ seed: 6 })))
  })

  it('gives the same ids however much is read in between', async () => {
    const plain = await story(openSeeded())
    const busy = openSeeded()
    expect(await story(busy, () => busy.get('/v1/projects'))).toEqual(plain)
  })

  it('is alone: what happens in one is not seen in another', async () => {
    const [one, two] = [openSeeded(), openSeeded()]
    await one.delete('/v1/disks/disk-3?project=mock-project')
    expect((await two.get('/v1/disks/disk-3?project=mock-project')).status).toBe(200)
  })
})
