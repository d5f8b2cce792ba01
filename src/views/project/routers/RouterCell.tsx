import { projectPaths } from '@/store/project/paths'
import { routerByIdQuery } from '@/store/project/routers/queries'
import { selectLookup } from '@/store/queries/object-by-id'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { LinkCell } from '@/ui/Cells/Cells'
import { Reference } from '@/views/shared/reference/Reference'
import { useParams } from '@/views/shell/route-context'

interface RouterCellProps {
  /** Id of the router; null if there is none. */
  router: string | null
}

/** The router of a subnet by its id, as a link to its page. */
export function RouterCell({ router }: RouterCellProps) {
  return router === null ? <EmptyCell /> : <RouterLink router={router} />
}

function RouterLink({ router }: { router: string }) {
  const params = useParams(projectPaths.vpc)
  const query = routerByIdQuery({ router })
  useQueries([query])
  const lookup = useAppSelector(state => selectLookup(state, query))
  return (
    <Reference lookup={lookup}>
      {({ name }) => (
        <LinkCell href={projectPaths.router({ ...params, router: name })}>{name}</LinkCell>
      )}
    </Reference>
  )
}
