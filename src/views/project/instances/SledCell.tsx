import type { ReactNode } from 'react'
import { selectIsFleetViewer } from '@/store/session/session'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import {
  isPlaced,
  type Place,
  type Placeable,
  placeOf,
  placesQuery,
  reasonWithoutPlace,
} from '@/store/project/placement/rules'
import { projectPaths } from '@/store/project/paths'
import { systemPaths } from '@/store/system/paths'
import { EmptyCell, LoadingCell } from '@/ui/Cells/EmptyCell'
import { Link } from '@/ui/Link/Link'
import { Unknown } from '@/views/shared/unknown/Known'
import { useParams } from '@/views/shell/route-context'

/** A sled by its serial number, with a link for those who may see its page. */
export function SledName({ place: { serial, sledId } }: { place: Place }) {
  const isOperator = useAppSelector(selectIsFleetViewer)
  return isOperator && sledId !== '' ? (
    <Link href={systemPaths.sledInstances({ sledId })} look="quiet">
      {serial}
    </Link>
  ) : (
    <span translate="no">{serial}</span>
  )
}

/** The sled that an instance of the project runs on. */
export function SledCell({ instance }: { instance: Omit<Placeable, 'name'> }): ReactNode {
  const { project } = useParams(projectPaths.project)
  if (isPlaced(instance) && instance.placing === 'loading') return <LoadingCell />
  if (isPlaced(instance) && instance.placing === 'unknown')
    return <Unknown queries={[placesQuery({ project })]} />
  const place = placeOf(instance)
  return place ? <SledName place={place} /> : <EmptyCell reason={reasonWithoutPlace(instance)} />
}

/** Reads where the instances of a project run, once for all of them. */
export function PlacesRead({ project }: { project: string }) {
  useQueries([placesQuery({ project })])
  return null
}
