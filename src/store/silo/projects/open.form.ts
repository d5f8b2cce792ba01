import { isUuid } from '@/lib/name-or-id'
import { nameError } from '@/lib/name'
import { defineForm } from '@/store/forms/define-form'
import { createEvent } from '@/store/setup/event'
import { errorsOf } from '@/store/forms/rules'

interface ProjectOpenValues {
  name: string
}

/** The user names a project to open, which may not exist. */
export const projectOpenRequested = createEvent<{ project: string }>('projects/openRequested', {
  isLoggable: true,
})

/** Opens a project by its name, for users who may not list those of the silo. */
export const projectOpenForm = defineForm<ProjectOpenValues, unknown, { name?: string }>({
  name: 'projectOpen',
  initial: ({ params: { name = '' } }) => ({ name }),
  check: ({ name }) =>
    errorsOf({ name: isUuid(name.trim()) ? undefined : nameError('Name', name.trim()) }),
  succeeded: (_result, { name }) => ({
    isDelegated: true,
    followUps: [projectOpenRequested({ project: name.trim() })],
  }),
})
