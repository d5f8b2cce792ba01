import { recordingsMachine } from '@/machines/recordings/recordings.machine'

/** The machines that the code of these screens and of the report brings along. */
export const machines = { recordings: recordingsMachine }
