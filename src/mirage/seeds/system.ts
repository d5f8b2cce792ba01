import type { BfdState, SupportBundleState, SwitchSlot } from '@/api/generated/types'
import { FLEET_ID, type BackendState } from '../server/backend-state'
import { fixedId, named, utc } from './fixed'

const builtinUsers: [name: string, description: string][] = [
  ['db-init', 'Puts the first rows into the database'],
  ['service-balancer', 'Decides which sled runs which service'],
  ['internal-api', 'Answers what the control plane asks itself'],
  ['internal-read', 'Reads what the control plane needs to know of everybody'],
  ['saga-recovery', 'Takes up work that was cut short'],
  ['external-authn', 'Finds out who calls'],
]

const bundles: [state: SupportBundleState, reason: string, failure?: string][] = [
  ['collecting', 'Created by an operator through the API'],
  ['active', 'Created by an operator through the API'],
  [
    'failed',
    'Created by an operator through the API',
    'The drive it was collected on was expunged',
  ],
  ['destroying', 'Created by an operator through the API'],
]

const sessions: [peer: string, switchSlot: SwitchSlot, state: BfdState][] = [
  ['172.20.15.51', 'switch0', 'up'],
  ['172.20.15.52', 'switch0', 'down'],
  ['172.20.15.51', 'switch1', 'init'],
  ['172.20.15.52', 'switch1', 'admin_down'],
]

/** Fleet-wide singletons, built-in users and support bundles. */
export const seedSystem = ({ db }: BackendState): void => {
  for (const [index, [name, description]] of builtinUsers.entries()) {
    db.builtinUsers.insert(
      named(fixedId('builtinUser', index + 1), name, description, '2021-06-01'),
    )
  }
  for (const [index, [state, reasonForCreation, reasonForFailure = null]] of bundles.entries()) {
    const id = fixedId('supportBundle', index + 1)
    const timeCreated = utc(`2025-01-1${index}T14:30`)
    db.supportBundles.insert({
      id,
      state,
      reasonForCreation,
      reasonForFailure,
      timeCreated,
      userComment: state === 'active' ? 'For the ticket about slow disks' : null,
    })
  }
  for (const [index, [peer, switchSlot, state]] of sessions.entries()) {
    db.bfdSessions.insert({
      id: fixedId('bfdSession', index + 1),
      peer,
      switchSlot,
      state,
      local: null,
      mode: index === 0 ? 'single_hop' : 'multi_hop',
      detectionThreshold: 3,
      requiredRx: 1_000_000,
    })
  }
  db.allowLists.insert({
    id: FLEET_ID,
    allowedIps: { allow: 'any' },
    timeCreated: utc('2021-06-01'),
    timeModified: utc('2021-06-01'),
  })
  db.targetReleases.insert({
    id: fixedId('targetRelease', 1),
    generation: 1,
    version: null,
    timeRequested: utc('2021-06-01'),
  })
}
