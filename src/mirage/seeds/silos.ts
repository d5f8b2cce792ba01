import { GIB, TIB } from '@/lib/size'
import type { SiloRecord } from '../models/records'
import type { BackendState } from '../server/backend-state'
import { fixedId, named } from './fixed'

/** The silo of the demo's users. */
export const MAZE_WAR = fixedId('silo', 1)
/** A silo the demo's users cannot see into. */
export const MYRIAD = fixedId('silo', 2)
/** Local users with passwords, and little storage left. */
export const POCKET_LAB = fixedId('silo', 3)
/** Not discoverable. */
const QUIET_ROOM = fixedId('silo', 4)
/** The control plane's own silo. */
const INTERNAL_SILO = fixedId('silo', 255)

const silos: SiloRecord[] = [
  {
    ...named(MAZE_WAR, 'maze-war', 'Where the demo takes place', '2021-06-14T16:20'),
    adminGroupName: 'maze-war-admins',
    discoverable: true,
    identityMode: 'saml_jit',
    mappedFleetRoles: { admin: ['admin'] },
    quotas: { cpus: 50, memory: 300 * GIB, storage: 7 * TIB },
    internal: false,
  },
  {
    ...named(MYRIAD, 'myriad', 'Simulations, by the thousand', '2023-02-28T00:00'),
    adminGroupName: null,
    discoverable: true,
    identityMode: 'saml_jit',
    mappedFleetRoles: {},
    quotas: { cpus: 34, memory: 500 * GIB, storage: 9 * TIB },
    internal: false,
  },
  {
    ...named(POCKET_LAB, 'pocket-lab', 'A small one with local users', '2024-01-09T10:45'),
    adminGroupName: null,
    discoverable: true,
    identityMode: 'local_only',
    mappedFleetRoles: {},
    quotas: { cpus: 4, memory: 8 * GIB, storage: 1.5 * TIB },
    internal: false,
  },
  {
    ...named(QUIET_ROOM, 'quiet-room', 'Known only to those who know its name', '2024-04-01T12:00'),
    adminGroupName: null,
    discoverable: false,
    identityMode: 'saml_jit',
    mappedFleetRoles: {},
    quotas: { cpus: 0, memory: 0, storage: 0 },
    internal: false,
  },
  {
    ...named(INTERNAL_SILO, 'control-plane', 'What the control plane runs itself', '2021-06-01'),
    adminGroupName: null,
    discoverable: false,
    identityMode: 'local_only',
    mappedFleetRoles: {},
    quotas: { cpus: 0, memory: 0, storage: 0 },
    internal: true,
  },
]

export const seedSilos = ({ db }: BackendState): void => {
  for (const silo of silos) db.silos.insert(silo)
}
