import { Badge, type BadgeTone } from '@/ui/Badge/Badge'

const LOOKS = {
  instance: {
    creating: 'purple',
    starting: 'info',
    running: 'success',
    rebooting: 'notice',
    stopping: 'notice',
    stopped: 'neutral',
    repairing: 'notice',
    migrating: 'notice',
    failed: 'danger',
    destroyed: 'neutral',
  },
  disk: {
    attached: 'success',
    attaching: 'info',
    creating: 'purple',
    detaching: 'notice',
    detached: 'neutral',
    destroyed: 'danger',
    faulted: 'danger',
    maintenance: 'notice',
    import_ready: 'info',
    importing_from_url: 'purple',
    importing_from_bulk_writes: 'purple',
    finalizing: 'info',
  },
  snapshot: {
    creating: 'notice',
    destroyed: 'neutral',
    faulted: 'danger',
    ready: 'success',
  },
  delivery: {
    delivered: 'success',
    pending: 'purple',
    failed: 'danger',
  },
  role: {
    admin: 'success',
    collaborator: 'purple',
    limited_collaborator: 'notice',
    viewer: 'info',
  },
} satisfies Record<string, Record<string, BadgeTone>>

/** The kinds of objects that have a state or a role. */
export type StateKind = keyof typeof LOOKS

export type StateOf<Kind extends StateKind> = keyof (typeof LOOKS)[Kind] & string

/** From the states that need attention to those that do not. */
const URGENCY: readonly BadgeTone[] = ['danger', 'notice', 'purple', 'info', 'neutral', 'success']

/** The states whose names users would not understand. */
const WORDS: Readonly<Record<string, string>> = {
  import_ready: 'import ready',
  importing_from_url: 'importing',
  importing_from_bulk_writes: 'importing',
}

const toneOf = (kind: StateKind, state: string): BadgeTone =>
  (LOOKS[kind] as Record<string, BadgeTone>)[state] ?? 'neutral'

/** Where a state is in an order by urgency: failures first, then transitions, what is well last. */
export const urgencyOf = <Kind extends StateKind>(kind: Kind, state: StateOf<Kind>): number =>
  URGENCY.indexOf(toneOf(kind, state))

export interface StateBadgeProps<Kind extends StateKind> {
  kind: Kind
  state: StateOf<Kind>
  /** Replaces the text of the state, such as a role together with its scope. */
  children?: string
}

/** The state of a resource, or a role. The color shows how stable and healthy it is. */
export function StateBadge<Kind extends StateKind>({
  kind,
  state,
  children,
}: StateBadgeProps<Kind>) {
  const tone = toneOf(kind, state)
  return (
    <Badge
      tone={tone}
      isSolid={tone === 'danger'}
      hasDot={kind !== 'role'}
      isVerbatim={kind === 'role'}
    >
      {children ?? WORDS[state] ?? state}
    </Badge>
  )
}
