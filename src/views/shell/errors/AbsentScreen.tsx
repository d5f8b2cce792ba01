import { ArrowLeft, PackageX } from 'lucide-react'
import type { NavigationError } from '@/machines/navigation/navigation.events'
import { missingFeature, neededFeature, neededRelease, releaseName } from '@/store/release/absent'
import { releaseCheckRequested } from '@/store/release/slice'
import { lacksSection } from '@/store/release/lacks-section'
import { selectKnownRelease, selectRelease } from '@/store/release/release'
import { sectionLink } from '@/store/routing/layout'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { DateCell } from '@/ui/Cells/Cells'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { Text } from '@/ui/Layout/Layout'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { useRoute } from '../route-context'
import { ErrorDetails } from './ErrorDetails'
import styles from './ErrorScreen.module.css'

/** When the console last found out which release the rack runs. */
function LastChecked() {
  const at = useAppSelector(selectKnownRelease)?.learnedAt
  if (at === undefined) return null
  return (
    <Text as="p" color="text-muted" fontSize="sm" marginTop={4}>
      Last checked: <DateCell date={new Date(at).toISOString()} />
    </Text>
  )
}

/** Shown in the frame in place of a page that the release of the rack lacks. */
export function AbsentScreen({ error }: { error: NavigationError }) {
  const send = useSend()
  const route = useRoute()
  const release = useAppSelector(selectRelease)
  const isKnown = useAppSelector(selectKnownRelease) !== null
  const isChecking = useAppSelector(state => state.release.isChecking)
  const { layout, crumbs } = route.route
  const trail = crumbs?.(route.params).filter(({ titleOnly }) => !titleOnly) ?? []
  const feature = isKnown ? missingFeature(route, release) : neededFeature(route)
  if (!feature) return null
  const section = layout.sections.find(({ needs }) => needs === feature)
  const label = section?.label ?? trail.at(-1)?.label
  const home = sectionLink(layout.sections[0]!, route.params)
  const back = section || lacksSection(route, release) ? home : (trail.at(-2) ?? home)
  return (
    <EmptyState
      level={1}
      icon={<PackageX />}
      title={error.message}
      body={
        <>
          {isKnown
            ? `This rack runs release ${releaseName(release)}.`
            : 'This rack does not have it.'}{' '}
          The page “{label}” needs {neededRelease(feature)}.
        </>
      }
      action={
        <>
          <div className={styles.retry}>
            <LinkButton href={back.to}>
              <ArrowLeft size={16} />
              Back to {back.label}
            </LinkButton>
            <Button
              tone="ghost"
              isPending={isChecking}
              onPress={() => send(releaseCheckRequested())}
            >
              Check again
            </Button>
          </div>
          <LastChecked />
          {!isKnown && error.call && <ErrorDetails status={404} call={error.call} />}
        </>
      }
    />
  )
}
