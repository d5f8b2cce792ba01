import { describe, expect, it } from 'vitest'
import { openSeeded, type Seeded } from './support/seeded'

/** Makes a few calls and returns all responses. */
const responsesOf = async (
  cloud: Seeded,
  pause: () => Promise<unknown> = async () => undefined,
) => {
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
  it('is deterministic for a seed', async () => {
    expect(await responsesOf(openSeeded({ seed: 5 }))).toEqual(
      await responsesOf(openSeeded({ seed: 5 })),
    )
  })

  it('creates other ids with another seed', async () => {
    expect(await responsesOf(openSeeded({ seed: 5 }))).not.toEqual(
      await responsesOf(openSeeded({ seed: 6 })),
    )
  })

  it('creates the same ids however much is read in between', async () => {
    const plain = await responsesOf(openSeeded())
    const busy = openSeeded()
    expect(await responsesOf(busy, () => busy.get('/v1/projects'))).toEqual(plain)
  })

  it('shares nothing with other backends', async () => {
    const [one, two] = [openSeeded(), openSeeded()]
    await one.delete('/v1/disks/disk-3?project=mock-project')
    expect((await two.get('/v1/disks/disk-3?project=mock-project')).status).toBe(200)
  })
})
