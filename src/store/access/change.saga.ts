import { actionChannel, call, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga'
import { refetch, selectData } from '@/api/core/api'
import type { ApiError } from '@/api/core/api-error'
import type { FleetRolePolicy } from '@/api/generated/types'
import type { Command } from '@/api/operations/table'
import { roleLabel } from '@/lib/roles'
import { commandFailed, commandSucceeded } from '@/store/commands/events'
import { carryOutCommand } from '@/store/commands/run'
import { formClosed, formReopened } from '@/store/forms/events'
import { refusalOf } from '@/store/forms/rules'
import { selectForm } from '@/store/forms/selectors'
import { navigationRequested } from '@/store/navigation/events'
import { readAnew } from '@/store/queries/subscribe'
import { selectSupports } from '@/store/release/release'
import { currentUserQuery, systemPolicyQuery, userGroupsQuery } from '@/store/session/queries'
import { selectCurrentUser, selectIsFleetViewer } from '@/store/session/session'
import { dispatcher } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { siloPaths } from '@/store/silo/paths'
import { failureToast, toastAdded } from '@/store/toasts/slice'
import { roleChangeRequested } from './events'
import { policyQuery } from './queries'
import { planChange, type ChangePlan, type RoleChange } from './rules'

type Request = ReturnType<typeof roleChangeRequested>['payload']

const refusal = (message: string): ApiError => ({ kind: 'error', message })

/** Whether the form is still open and waiting for the outcome. */
function* isWaiting(form: string) {
  const found = yield* select((state: RootState) => selectForm(state, form))
  return found?.value === 'done'
}

/** Shows a failure in the form that made the request, or else in a toast. */
function* tellFailure({ asker, isQuiet }: Request, error: ApiError) {
  if ('form' in asker && (yield* isWaiting(asker.form))) {
    yield* put(formReopened({ form: asker.form, failure: refusalOf(error) }))
    return
  }
  if (!isQuiet) yield* put(failureToast(error, { title: 'Could not change access' }))
  if ('source' in asker) yield* put(commandFailed({ source: asker.source, error }))
}

const successOf = ({ role, known }: RoleChange) => {
  if (role === null) return 'Access removed'
  return known === null ? 'Role assigned' : 'Role updated'
}

/**
 * A role on the silo or the fleet may decide whether the user sees the system: they leave it if
 * they no longer do.
 */
function* refetchOwnFacts({ identityId, on, project }: RoleChange) {
  const state = yield* select((root: RootState) => root)
  const groups = selectData(state, userGroupsQuery)?.items ?? []
  const own = [selectCurrentUser(state)?.id, ...groups.map(({ id }) => id)]
  const isFact = project === undefined && own.includes(identityId)
  if (!isFact) return
  const dispatch = yield* dispatcher()
  yield* call(() =>
    refetch(
      dispatch,
      selectSupports(state, 'fleetViewerInMe') ? currentUserQuery : systemPolicyQuery,
    ),
  )
  if (on !== 'fleet' || (yield* select(selectIsFleetViewer))) return
  yield* put(navigationRequested({ to: siloPaths.projects(), replace: true }))
  yield* put(toastAdded({ content: ['You can no longer see the system'] }))
}

function* finish({ change, asker, isQuiet }: Request) {
  yield* fork(refetchOwnFacts, change)
  if (!isQuiet) yield* put(toastAdded({ content: [successOf(change)] }))
  if ('source' in asker) yield* put(commandSucceeded({ source: asker.source }))
  else if (yield* isWaiting(asker.form)) yield* put(formClosed({ form: asker.form }))
}

const writing = (
  { on, project, silo }: RoleChange,
  body: Extract<ChangePlan, { kind: 'write' }>['policy'],
): Command => {
  if (on === 'fleet')
    // It has no limited collaborators, and no form gives that role on it.
    return { endpoint: 'systemPolicyUpdate', args: { body: body as FleetRolePolicy } }
  if (project !== undefined)
    return { endpoint: 'projectPolicyUpdate', args: { path: { project }, body } }
  return silo === undefined
    ? { endpoint: 'policyUpdate', args: { body } }
    : { endpoint: 'siloPolicyUpdate', args: { path: { silo }, body } }
}

const messageOf = (plan: Exclude<ChangePlan, { kind: 'write' | 'done' }>) => {
  if (plan.kind === 'full') return 'No more roles can be given here. Remove one first.'
  const now = plan.role === null ? 'taken this role away' : `given the role ${roleLabel(plan.role)}`
  return `Someone else has ${now} in the meantime. Nothing was changed.`
}

/**
 * Makes one change to a policy. Policies are written as a whole and have no versions: reading the
 * policy just before keeps most changes by other users.
 */
function* carryOut(wanted: RoleChange): SagaGenerator<ApiError | undefined> {
  const now = yield* readAnew(policyQuery(wanted))
  if ('error' in now) return now.error
  if (!now.data) return refusal('You can no longer see who has access. Nothing was changed.')
  const plan = planChange(now.data, wanted)
  if (plan.kind === 'done') return undefined
  if (plan.kind !== 'write') return refusal(messageOf(plan))
  const outcome = yield* carryOutCommand({ ...writing(wanted, plan.policy), confirmedWithin: 0 })
  return 'error' in outcome ? outcome.error : undefined
}

/** Changes roles one at a time, because each change writes the whole policy. */
export function* watchRoleChanges() {
  const requests = yield* actionChannel(roleChangeRequested)
  for (;;) {
    const { payload } = yield* take(requests)
    const error = yield* carryOut(payload.change)
    if (error) yield* tellFailure(payload, error)
    else yield* finish(payload)
  }
}
