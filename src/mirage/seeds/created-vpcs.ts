import type { ProjectRecord, VpcRecord } from '../models/records'
import { createVpc } from '../rules/new-vpc'
import { createRandom } from '../server/random'
import type { BackendState } from '../server/backend-state'
import { utc } from './fixed'

/**
 * A state with deterministic ids and random numbers at a fixed time, for creating seeds by the
 * usual rules.
 */
export const atTime = (backendState: BackendState, number: number, time: string): BackendState => {
  const group = number.toString(16).padStart(4, '0')
  let last = 0
  const next = () => {
    last += 1
    return `defa0175-${group}-4000-8000-${last.toString(16).padStart(12, '0')}`
  }
  return { ...backendState, ids: { next }, random: createRandom(number), now: () => utc(time) }
}

/** A VPC as if created by a user at that time. */
export const seedVpc = (
  backendState: BackendState,
  number: number,
  project: ProjectRecord,
  name: string,
): VpcRecord => {
  const description = name === 'default' ? 'Default VPC' : ''
  const past = atTime(backendState, number, project.timeCreated.replace('Z', ''))
  return createVpc(past, project, { name, description, dnsName: name })
}
