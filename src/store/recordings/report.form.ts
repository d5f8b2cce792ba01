import { defineForm } from '@/store/forms/define-form'
import { PROBLEM_REPORT } from '@/store/settings/forms'
import { reportRequested } from './recordings'

export interface ProblemReportValues {
  note: string
  /** The id of the reported session; empty for the latest. */
  session: string
}

/** Saves the log of a session as a file, with the user's note. Nothing is sent. */
export const problemReportForm = defineForm<ProblemReportValues, unknown, { session?: string }>({
  name: PROBLEM_REPORT,
  outlivesScreen: true,
  initial: ({ params }) => ({ note: '', session: params.session ?? '' }),
  succeeded: (_result, { note, session }) => ({
    isDelegated: true,
    followUps: [reportRequested({ id: session, note })],
  }),
})
