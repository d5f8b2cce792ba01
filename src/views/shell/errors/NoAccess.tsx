import { FolderOpen, LogOut, Server, Settings } from 'lucide-react'
import type { NavigationError } from '@/machines/navigation/navigation.events'
import { selectLocation } from '@/store/navigation/selectors'
import { selectOpenedProjects } from '@/store/palette/slice'
import { projectPaths } from '@/store/project/paths'
import { isSectionActive, sectionLink } from '@/store/routing/layout'
import { selectIsFleetViewer, selectIsSigningOut, selectSiloName } from '@/store/session/session'
import { selectSignOut } from '@/store/session/sign-out'
import { selectStanding, STANDING_QUERIES } from '@/store/session/standing'
import { settingsPaths } from '@/store/settings/paths'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import { requestForm } from '@/store/silo/forms'
import { siloPaths } from '@/store/silo/paths'
import { systemPaths } from '@/store/system/paths'
import { Button } from '@/ui/Button/Button'
import { ErrorCard } from '@/ui/ErrorCard/ErrorCard'
import { Stack } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { useRoute } from '../route-context'
import { ErrorDetails } from './ErrorDetails'
import { ReportButton } from './ErrorScreen'
import { errorAdvice, errorHeading } from './wording'
import styles from './ErrorScreen.module.css'

const TROUBLESHOOTING =
  'https://docs.oxide.computer/guides/operator/faq#_how_do_i_fix_the_something_went_wrong_error'

/** Why the user has no access, if they have no role at all. Renders nothing until that is known. */
export function Reason() {
  const silo = useAppSelector(selectSiloName)
  const standing = useAppSelector(selectStanding)
  if (!standing || standing.role) return null
  return standing.isInGroups ? (
    <p>You have no role on the silo {silo}.</p>
  ) : (
    <p>
      You are not in any groups and have no role on the silo. This usually means the identity
      provider is not set up correctly. Read the <Link href={TROUBLESHOOTING}>docs</Link> for what
      to check.
    </p>
  )
}

/** Whether the page is for administrators of the silo only. */
const useIsForSiloAdmins = (): boolean => {
  const { route, params } = useRoute()
  const path = useAppSelector(selectLocation)?.path ?? ''
  return route.layout.sections.some(
    section => section.isForSiloAdmins && isSectionActive(sectionLink(section, params), path),
  )
}

/** The projects that users can open who may not list them. */
function Projects() {
  const send = useSend()
  const projects = useAppSelector(selectOpenedProjects)
  return (
    <Stack as="section" gap={3} overflowWrap="anywhere" aria-label="Projects">
      <p>
        If you have a role on a project, open it by its name
        {projects.length > 0 ? ', or one that you have opened before:' : '.'}
      </p>
      {projects.length > 0 && (
        <ul>
          {projects.map(project => (
            <li key={project}>
              <Link href={projectPaths.instances({ project })}>{project}</Link>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button tone="primary" onPress={() => send(requestForm('projectOpen', {}))}>
          <FolderOpen size={16} />
          Open a project by name
        </Button>
      </div>
    </Stack>
  )
}

/** Links to where the user can still go. */
function WaysOn({ isListOfProjects }: { isListOfProjects: boolean }) {
  const send = useSend()
  const { layout } = useRoute().route
  const isFleetViewer = useAppSelector(selectIsFleetViewer)
  const hasRole = useAppSelector(state => selectStanding(state)?.role !== undefined)
  const signOut = useAppSelector(selectSignOut)
  const isSigningOut = useAppSelector(selectIsSigningOut)
  return (
    <div className={styles.retry}>
      {(hasRole || !isListOfProjects) && (
        <LinkButton href={siloPaths.projects()}>Projects</LinkButton>
      )}
      {isFleetViewer && layout.name !== 'system' && (
        <LinkButton href={systemPaths.silos()}>
          <Server size={16} />
          System
        </LinkButton>
      )}
      <LinkButton href={settingsPaths.profile()}>
        <Settings size={16} />
        Settings
      </LinkButton>
      <Button isPending={isSigningOut} onPress={() => send(signOut)}>
        <LogOut size={16} />
        Sign out
      </Button>
    </div>
  )
}

/** Shown in the frame in place of a page that the API denies the user. */
export function NoAccess({ error }: { error: NavigationError }) {
  useQueries(STANDING_QUERIES)
  const isListOfProjects = useRoute().route.id.startsWith('silo/projects/')
  return (
    <div className={styles.framed}>
      <ErrorCard title={errorHeading(error, true)} actions={<ReportButton />}>
        <p>
          {useIsForSiloAdmins()
            ? 'Only administrators of the silo can see this page.'
            : isListOfProjects
              ? 'You are not allowed to list the projects of this silo.'
              : 'You are not allowed to see this page.'}
        </p>
        {isListOfProjects && <Projects />}
        <Reason />
        <p>{errorAdvice(error)}</p>
        <WaysOn isListOfProjects={isListOfProjects} />
        {error.call && <ErrorDetails status={error.status} call={error.call} />}
      </ErrorCard>
    </div>
  )
}
