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
    viewer: 'info',
  },
} satisfies Record<string, Record<string, Look>>

export type StateBadgeProps = {
  [Kind in keyof typeof LOOKS]: {
    kind: Kind
    state: keyof (typeof LOOKS)[Kind]
    /** Where the word stands with another one: a role with what it was given on. */
    children?: string
  }
}[keyof typeof LOOKS]

const lookOf = ({ kind, state }: StateBadgeProps): Look =>
  (LOOKS[kind] as Record<string, Look>)[state] ?? 'neutral'

/** The state of a resource in the API's own word. The colour says how settled and how well it is. */
export function StateBadge(props: StateBadgeProps) {
  const [tone, solid] = lookOf(props).split(' ') as [BadgeTone, string?]
  return (
    <Badge tone={tone} isSolid={solid !== undefined}>
      {props.children ?? props.state}
    </Badge>
  )
}
