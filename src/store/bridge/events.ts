import type { LateMachineEvent } from '@/machines/app/app.machine'
import { eventOf } from '@/store/setup/event'

export const machineArrived = eventOf<LateMachineEvent>({ isLoggable: true })('code/machineArrived')
