import { truncateEnd } from '@/lib/text'
import { selectIsFleetViewer } from '@/store/session/session'
import { useAppSelector } from '@/store/setup/hooks'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { Link } from '@/ui/Link/Link'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import { Truncate } from '@/ui/Truncate/Truncate'
import type { Query } from '@/api/operations/table'
import { selectFailure } from '@/store/queries/failure'
import { Unknown } from '@/views/shared/unknown/Known'

/** In characters, so that a table keeps room for its other columns. */
const LONGEST = 32

interface PoolNameProps {
  /** Undefined if the user may not see it, or if it is not linked to the silo. */
  pool: { name: string; description: string } | undefined
  /** What the pools are read with. */
  query: Query
  /** The address of its page, which only operators may see. */
  href: string | undefined
  /** The address of its panel, for everyone else. */
  panel?: string | undefined
}

/** The name of the pool that something comes from. */
export function PoolName({ pool, query, href, panel }: PoolNameProps) {
  const isOperator = useAppSelector(selectIsFleetViewer)
  const hasFailed = useAppSelector(state => selectFailure(state, query) !== undefined)
  if (hasFailed) return <Unknown queries={[query]} />
  if (!pool) return <EmptyCell />
  const { name, description } = pool
  const short = truncateEnd(name, LONGEST)
  const tip = short === name ? description : `${name}: ${description}`
  const to = isOperator ? href : panel
  if (to !== undefined)
    return (
      <Tooltip content={tip} side="right">
        <Link href={to} look="quiet">
          {short}
        </Link>
      </Tooltip>
    )
  if (!description) return <Truncate text={name} max={LONGEST} />
  return (
    <Tooltip content={tip} side="right">
      {/* Focusable, because the description is shown nowhere else. */}
      <span tabIndex={0}>{short}</span>
    </Tooltip>
  )
}
