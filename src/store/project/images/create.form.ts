import { selectData } from '@/api/core/api'
import type { Image } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import type { FormContext } from '@/store/forms/definition'
import { defineForm } from '@/store/forms/define-form'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf } from '@/store/forms/rules'
import type { RootState } from '@/store/setup/state'
import { projectPaths, type ProjectParams } from '../paths'
import { snapshotViewQuery } from '../queries'
import { imageLabelError } from './rules'

export interface ImageCreateValues extends Identity {
  os: string
  version: string
}

const snapshotOf = ({ params, read }: FormContext<ProjectParams<'snapshot'>>) =>
  read(snapshotViewQuery(params))

/** The snapshot that the image is created from. */
export const selectImageSource = (state: RootState, params: ProjectParams<'snapshot'>) =>
  selectData(state, snapshotViewQuery(params))

/** Creates an image from the snapshot in the route. */
export const imageCreateForm = defineForm<ImageCreateValues, Image, ProjectParams<'snapshot'>>({
  name: 'imageCreate',
  checkedAtOnce: ['os', 'version'],
  initial: context => ({
    ...identityForm.initial({ name: snapshotOf(context)?.name ?? '' }),
    os: '',
    version: '',
  }),
  check: values =>
    errorsOf({
      ...identityForm.check(values),
      os: imageLabelError(values.os),
      version: imageLabelError(values.version),
    }),
  toCommand: (values, context) => ({
    endpoint: 'imageCreate',
    args: {
      query: { project: context.params.project },
      body: { ...values, source: { type: 'snapshot', id: snapshotOf(context)?.id ?? '' } },
    },
  }),
  succeeded: ({ name }, _values, { params: { project } }) => ({
    toast: {
      content: ['Image ', emphasis(name), ' created'],
      link: { label: 'View image', to: projectPaths.image({ project, image: name }) },
    },
    to: projectPaths.snapshots({ project }),
  }),
  leaveTo: ({ project }) => projectPaths.snapshots({ project }),
})
