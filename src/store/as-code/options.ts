/** What the text is for: what there is, a copy of it, or what is about to be made. */
type Purpose = 'manage' | 'copy' | 'create'

/** What the dialog lets people choose. */
export interface Options {
  readonly purpose: Purpose
  /** How instances are imported. */
  readonly instances: 'script' | 'restart' | 'leaveOut'
  readonly isProtected: boolean
  /** The name of the project of a copy. */
  readonly projectName: string
  /** Whether a copy keeps the addresses inside VPCs. */
  readonly keepsAddresses: boolean
  /** Whether what belongs to the selected objects is taken as well. */
  readonly hasParts: boolean
  /** Whether what the API makes by itself is imported too. */
  readonly hasApiMade: boolean
  /** Whether images are managed, although what they were made from is not known. */
  readonly hasImages: boolean
  /** Whether the script and the requests give the roles on the project as well. */
  readonly hasAccess: boolean
  /** How objects outside the selection are named; `auto` as fits the purpose. */
  readonly outside: 'auto' | 'names' | 'ids'
  /** The pin of the provider; empty for the one that fits the rack. */
  readonly provider: string
}

export const DEFAULTS: Options = {
  purpose: 'manage',
  instances: 'script',
  isProtected: true,
  projectName: '',
  keepsAddresses: false,
  hasParts: true,
  hasApiMade: false,
  hasImages: false,
  hasAccess: false,
  outside: 'auto',
  provider: '',
}

const SYSTEM_KINDS = ['silo', 'systemPool', 'systemSubnetPool', 'addressLot', 'sshKey'] as const

/** What belongs to no project. */
type SystemKind = (typeof SYSTEM_KINDS)[number]

export const isOfSystem = ({ kind }: Scope): boolean =>
  (SYSTEM_KINDS as readonly string[]).includes(kind)

/** What people asked for: the whole project, or some of its objects. */
export interface Scope {
  readonly kind:
    | 'project'
    | 'vpc'
    | 'instance'
    | 'disk'
    | 'snapshot'
    | 'floatingIp'
    | 'externalSubnet'
    | 'antiAffinityGroup'
    /** Those of the VPCs with the ids, which the provider takes all or not at all. */
    | 'firewallRules'
    | SystemKind
  /** The ids of the objects; of no account for a project. */
  readonly ids: readonly string[]
}
