import { ipOrder } from '@/lib/ip'
import type { RowOf } from '@/store/queries/view-models'
import type { selectBlockRows } from '@/store/system/address-lots/address-lots'
import { ListCell } from '@/ui/Cells/ListCell'
import { LoadingCell } from '@/ui/Cells/LoadingCell'
import { Link } from '@/ui/Link/Link'
import { Unknown } from '@/views/shared/unknown/Known'
import { useAppSelector } from '@/store/setup/hooks'
import { selectUseQueries } from '@/store/system/address-lots/uses'

/** What has addresses of a block. Loads after the page. */
export function UsesCell({ uses, areUsesKnown }: RowOf<typeof selectBlockRows>) {
  const queries = useAppSelector(selectUseQueries)
  if (uses.length === 0 && areUsesKnown === undefined) return <LoadingCell />
  return (
    <>
      {(uses.length > 0 || areUsesKnown) && (
        <ListCell title="Other uses">
          {uses.map(({ kind, name, href }) => (
            <span key={`${kind} ${name}`}>
              {kind}{' '}
              <Link href={href} look="quiet">
                {ipOrder(name) === null ? name : <code translate="no">{name}</code>}
              </Link>
            </span>
          ))}
        </ListCell>
      )}
      {areUsesKnown === null && <Unknown queries={queries} />}
    </>
  )
}
