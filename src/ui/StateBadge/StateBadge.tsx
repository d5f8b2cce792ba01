import { Badge, type BadgeTone } from '@/ui/Badge/Badge'

type Look = BadgeTone | `${BadgeTone} solid`

const LOOKS = {
  instance: {
    creating: 'purple solid',
    starting: 'info solid',
    running: 'success',
    rebooting: 'notice',
    stopping: 'notice',
    stopped: 'neutral solid',
    repairing: 'notice solid',
    migrating: 'notice solid',
    failed: 'danger solid',
    destroyed: 'neutral solid',
  },
  disk: {
    attached: 'success',
    attaching: 'info solid',
    creating: 'purple solid',
    detaching: 'notice solid',
    detached: 'neutral solid',
    destroyed: 'danger solid',
    faulted: 'danger solid',
    maintenance: 'notice solid',
    import_ready: 'info solid',
    importing_from_url: 'purple solid',
    importing_from_bulk_writes: 'purple solid',
    finalizing: 'info solid',
  },
  snapshot: {
    creating: 'notice',
    destroyed: 'neutral',
    faulted: 'danger',
    ready: 'success',
  },
  role: {
    admin: 'success',
    collaborator: 'purple',
    limited_collaborator: 'notice',
    viewer: 'info',
  },
} satisfies Record<string, Record<string, Look>>

/** The kinds of objects that have a state or a role. */
export type StateKind = keyof typeof LOOKS

export type StateOf<Kind extends StateKind> = keyof (typeof LOOKS)[Kind] & string

/** From the states that need attention to those that do not. */
const URGENCY = [
  'danger solid',
  'danger',
  'notice solid',
  'notice',
  'purple solid',
  'purple',
  'info solid',
  'info',
  'neutral solid',
  'neutral',
  'success',
]

/** Where a state is in an order by urgency: failures first, then transitions, what is well last. */
export const urgencyOf = <Kind extends StateKind>(kind: Kind, state: StateOf<Kind>): number =>
  URGENCY.indexOf((LOOKS[kind] as Record<string, Look>)[state] ?? 'neutral')

export interface StateBadgeProps<Kind extends StateKind> {
  kind: Kind
  state: StateOf<Kind>
  /** Replaces the text of the state, such as a role together with its scope. */
  children?: string
}

/** The state of a resource in the API's own word. The colour shows how stable and healthy it is. */
export function StateBadge<Kind extends StateKind>({
  kind,
  state,
  children,
}: StateBadgeProps<Kind>) {
  const look = (LOOKS[kind] as Record<string, Look>)[state] ?? 'neutral'
  const [tone, solid] = look.split(' ') as [BadgeTone, string?]
  return (
    <Badge tone={tone} isSolid={solid !== undefined}>
      {children ?? state}
    </Badge>
  )
}
