import type { Command, Query } from '@/api/operations/table'
import type { FormRules } from './definition'
import { defineEditForm } from './edits'
import { IDENTITY_LABELS, identityForm, type Identity } from './identity'
import { updated } from './outcomes'
import { errorsOf } from './rules'

interface Edited extends Identity {
  id: string
}

interface IdentityEdit<Params> extends Partial<FormRules<Identity, Edited, Params>> {
  name: string
  /** What the object is called in a toast: `IP pool`. */
  kind: string
  /** The parameter that has its name or id. */
  param: keyof Params & string
  /** The query for the object. */
  view: (params: Params) => Query
  update: (params: Params, body: Partial<Identity>) => Command
  /** The address to go to afterwards, from the parameters with the new name. */
  to: (params: Params) => string
  /** False if the response is not cached as the answer to `view`. */
  isCached?: false
}

/** Defines a form that changes only the name and the description of an object. */
export const identityEdit = <Params extends object>({
  kind,
  param,
  view,
  update,
  to,
  isCached,
  ...rules
}: IdentityEdit<Params>) =>
  defineEditForm<Identity, Edited, Params>({
    edits: { queries: ({ params }) => [view(params)], param, labels: IDENTITY_LABELS },
    initial: ({ params, read }) => identityForm.initial(read(view(params)) as Edited | undefined),
    check: values => errorsOf(identityForm.check(values)),
    toCommand: (values, { params, initial }) =>
      update(params, identityForm.changes(values, initial)),
    succeeded: updated(kind, to, param, isCached === false ? undefined : view),
    leaveTo: to,
    ...rules,
  })
