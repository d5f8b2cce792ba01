import { ArrowLeft, SearchX } from 'lucide-react'
import type { NavigationError } from '@/machines/navigation/navigation.events'
import { sectionLink } from '@/store/routing/layout'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { useRoute } from '../route-context'
import { ErrorDetails } from './ErrorDetails'
import { errorHeading, missingObject } from './wording'

/** The page above that of the missing object, such as the list that it was in. */
const useWayBack = (name: string | undefined) => {
  const { route, params } = useRoute()
  const trail = route.crumbs?.(params).filter(({ titleOnly }) => !titleOnly) ?? []
  const at = trail.findIndex(({ label }) => label === name)
  return trail[at < 0 ? 0 : at - 1] ?? sectionLink(route.layout.sections[0]!, params)
}

/** Shown in the frame in place of a page whose object has disappeared while it was open. */
export function Gone({ error }: { error: NavigationError }) {
  const back = useWayBack(missingObject(error)?.name)
  return (
    <EmptyState
      level={1}
      icon={<SearchX />}
      title={errorHeading(error, true)}
      body="It was deleted or renamed after this page was opened, or you may no longer see it."
      action={
        <>
          <LinkButton href={back.to}>
            <ArrowLeft size={16} />
            Back to {back.label}
          </LinkButton>
          {error.call && <ErrorDetails status={error.status} call={error.call} />}
        </>
      }
    />
  )
}
