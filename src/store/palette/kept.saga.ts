import { put, select, take, takeEvery } from 'typed-redux-saga'
import { localPath } from '@/lib/path'
import { commandStarted } from '@/store/commands/events'
import { navigationLoaded } from '@/store/navigation/events'
import { keptDataCleared } from '@/store/preferences/slice'
import {
  sessionEstablished,
  leftSignedOut,
  selectIsSignedOut,
  selectOwner,
} from '@/store/session/session'
import { services } from '@/store/setup/effects'
import { keptList } from '@/store/setup/kept-list'
import type { RootState } from '@/store/setup/state'
import {
  projectsRestored,
  recentRestored,
  type OpenedPage,
  MOST_RECENT,
  MOST_PROJECTS,
  selectOpenedProjects,
} from './slice'

const isPage = (value: unknown): value is OpenedPage => {
  const { path, params } = (value ?? {}) as Partial<Record<keyof OpenedPage, unknown>>
  return (
    typeof path === 'string' &&
    localPath(path) !== null &&
    typeof params === 'object' &&
    params !== null &&
    Object.values(params).every(each => typeof each === 'string')
  )
}

export const keptPages = keptList('session', 'basalt-recent', MOST_RECENT, isPage)

const isName = (value: unknown): value is string => typeof value === 'string'

const keptProjects = keptList('local', 'basalt-projects', MOST_PROJECTS, isName)

/**
 * Keeps the pages opened recently in the tab, so that a reload loses none, until signing out; and the
 * projects opened in this browser, for users who may not list them.
 */
export function* watchRecent() {
  yield* take(sessionEstablished)
  const { ports } = yield* services()
  const user = yield* select(selectOwner)
  if (user === null) return
  const recent = ports.validateSecret(() => keptPages.read(ports.storage, user))
  if (recent.length > 0) yield* put(recentRestored({ recent }))
  const projects = ports.validateSecret(() => keptProjects.read(ports.storage, user))
  if (projects.length > 0) yield* put(projectsRestored({ projects }))
  yield* takeEvery([navigationLoaded, commandStarted], function* () {
    const state = yield* select((root: RootState) => root)
    if (selectIsSignedOut(state)) return
    keptPages.write(ports.storage, user, state.palette.recent)
    keptProjects.write(ports.storage, user, selectOpenedProjects(state))
  })
  yield* takeEvery([leftSignedOut, keptDataCleared], function* () {
    keptPages.write(ports.storage, user, [])
    yield* []
  })
  yield* takeEvery(keptDataCleared, function* () {
    keptProjects.write(ports.storage, user, [])
    yield* put(projectsRestored({ projects: [] }))
  })
}
