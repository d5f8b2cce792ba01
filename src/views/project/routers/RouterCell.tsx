import { projectPaths } from '@/store/project/paths'
import { routerByIdQuery } from '@/store/project/routers/queries'
import { selectLookup } from '@/store/queries/object-by-id'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { Reference } from '@/views/shared/reference/Reference'
import type { VpcParams } from '../vpc/use-vpc-params'

interface RouterCellProps extends VpcParams {
  /** Id of the router; null where there is none. */
  router: string | null
}

/** A router that a subnet names by its id, as a link to its page. */
export function RouterCell({ router, ...place }: RouterCellProps) {
  return router === null ? <EmptyCell /> : <RouterLink {...place} router={router} />
}

function RouterLink({ project, vpc, router }: VpcParams & { router: string }) {
  const query = routerByIdQuery({ router })
  useQueries([query])
  const lookup = useAppSelector(state => selectLookup(state, query))
  return (
    <Reference lookup={lookup}>
      {({ name }) => (
        <LinkCell href={projectPaths.router({ project, vpc, router: name })}>{name}</LinkCell>
      )}
    </Reference>
  )
}
