import { selectData } from '@/api/core/api'
import type { Image } from '@/api/schema/images'
import { descriptionError, nameError } from '@/lib/name'
import { emphasis } from '@/lib/rich-text'
import type { FormContext } from '@/store/forms/definition'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf } from '@/store/forms/rules'
import type { RootState } from '@/store/setup/state'
import { projectPaths, type ProjectParams } from '../paths'
import { snapshotViewQuery } from '../snapshots/queries'
import { imageLabelError } from './rules'

export interface ImageCreateValues {
  name: string
  description: string
  os: string
  version: string
}

const snapshotOf = ({
  params: { project, snapshot },
  read,
}: FormContext<ProjectParams<'snapshot'>>) => read(snapshotViewQuery({ project, snapshot }))

/** The snapshot that the image is made from. */
export const selectImageSource = (
  state: RootState,
  { project, snapshot }: ProjectParams<'snapshot'>,
) => selectData(state, snapshotViewQuery({ project, snapshot }))

/** An image of the snapshot that the route names. */
export const imageCreateForm = defineForm<ImageCreateValues, Image, ProjectParams<'snapshot'>>({
  name: 'imageCreate',
  checkedAtOnce: ['os', 'version'],
  initial: context => ({
    name: snapshotOf(context)?.name ?? '',
    description: '',
    os: '',
    version: '',
  }),
  check: ({ name, description, os, version }) =>
    errorsOf({
      name: nameError('Name', name),
      description: descriptionError(description),
      os: imageLabelError(os),
      version: imageLabelError(version),
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

export const useImageCreateField = fieldHook(imageCreateForm)
