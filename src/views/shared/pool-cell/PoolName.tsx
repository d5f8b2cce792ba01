import { truncateEnd } from '@/lib/text'
import { selectIsFleetViewer } from '@/store/session/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { UnknownCell } from '@/ui/Cells/UnknownCell'
import { Link } from '@/ui/Link/Link'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import { Truncate } from '@/ui/Truncate/Truncate'

/** In characters, so that a table keeps room for its other columns. */
const LONGEST = 32

interface PoolNameProps {
  /** Undefined if the user may not see it, or if it is not linked to the silo. */
  pool: { name: string; description: string } | undefined
  /** Why the pools could not be read; undefined if they were. */
  failure: string | undefined
  /** The address of its page, which only operators may see. */
  href: string | undefined
}

/** The name of the pool that something comes from. */
export function PoolName({ pool, failure, href }: PoolNameProps) {
  const isOperator = useAppSelector(selectIsFleetViewer)
  if (failure) return <UnknownCell reason={failure} />
  if (!pool) return <EmptyCell />
  const { name, description } = pool
  const short = truncateEnd(name, LONGEST)
  const tip = short === name ? description : `${name}: ${description}`
  if (isOperator && href !== undefined)
    return (
      <Tooltip content={tip} side="right">
        <Link href={href} look="quiet">
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
