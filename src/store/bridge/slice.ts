import type { UnknownAction } from '@reduxjs/toolkit'
import type { BulkPlanContext } from '@/machines/bulk-plan/bulk-plan.rules'
import type { ConfirmContext } from '@/machines/confirm/confirm.machine'
import type { ConnectionContext } from '@/machines/connection/connection.machine'
import type { DeviceLoginContext } from '@/machines/device-login/device-login.machine'
import type { DownloadContext } from '@/machines/download/download.machine'
import type { FormActorContext } from '@/machines/form/form.machine'
import type { ImageUploadContext } from '@/machines/image-upload/image-upload.machine'
import type { MetricsExplorerContext } from '@/machines/metrics-explorer/metrics-explorer.rules'
import type { NavigationContext } from '@/machines/navigation/navigation.machine'
import type { RecordingsContext } from '@/machines/recordings/recordings.machine'
import type { ReplayContext } from '@/machines/replay/replay.machine'
import type { RepositoryUploadContext } from '@/machines/repository-upload/repository-upload.machine'
import type { SerialConsoleContext } from '@/machines/serial-console/serial-console.machine'
import type { SessionContext } from '@/machines/session/session.machine'
import type { UpdateSpeedContext } from '@/machines/update-speed/update-speed.machine'
import { createEvent } from '@/store/setup/event'

/** The store's copy of a running machine's state. */
export interface ActorSnapshot<Context = unknown> {
  id: string
  value: unknown
  context: Context
  tags: readonly string[]
  status: string
}

export type ActorsState = {
  session?: ActorSnapshot<SessionContext>
  navigation?: ActorSnapshot<NavigationContext>
  bulkPlan?: ActorSnapshot<BulkPlanContext>
  certificateWarning?: ActorSnapshot<{ name: string; days: number }>
  confirm?: ActorSnapshot<ConfirmContext>
  connection?: ActorSnapshot<ConnectionContext>
  deviceLogin?: ActorSnapshot<DeviceLoginContext>
  download?: ActorSnapshot<DownloadContext>
  imageUpload?: ActorSnapshot<ImageUploadContext>
  metricsExplorer?: ActorSnapshot<MetricsExplorerContext>
  recordings?: ActorSnapshot<RecordingsContext>
  replay?: ActorSnapshot<ReplayContext>
  repositoryUpload?: ActorSnapshot<RepositoryUploadContext>
  updateSpeed?: ActorSnapshot<UpdateSpeedContext>
  [form: `form/${string}`]: ActorSnapshot<FormActorContext>
  [console: `serialConsole/${string}`]: ActorSnapshot<SerialConsoleContext>
}

export const actorChanged = createEvent<ActorSnapshot>('actors/changed', { isLoggable: false })
export const actorStopped = createEvent<{ id: string }>('actors/stopped', { isLoggable: false })

const initialState: ActorsState = {}

/** The latest snapshot of every actor, as plain data. Only the bridge writes it. */
export const actorsReducer = (
  state: ActorsState = initialState,
  action: UnknownAction,
): ActorsState => {
  if (actorChanged.match(action)) return { ...state, [action.payload.id]: action.payload }
  if (!actorStopped.match(action)) return state
  const { [action.payload.id as keyof ActorsState]: _stopped, ...others } = state
  return others
}
