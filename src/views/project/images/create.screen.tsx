import { imageCreateForm as form, selectImageSource } from '@/store/project/images/create.form'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { SizeCell } from '@/ui/Cells/Cells'
import { PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { TextField } from '@/ui/TextField/TextField'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { useParams } from '@/views/shell/route-context'

/** The snapshot that the image is made from. */
function Source() {
  const params = useParams(projectPaths.imageCreate)
  const snapshot = useAppSelector(state => selectImageSource(state, params))
  if (!snapshot) return null
  return (
    <PropertiesTable>
      <Property label="Snapshot">{snapshot.name}</Property>
      <Property label="Project">{params.project}</Property>
      <Property label="Size">
        <SizeCell bytes={snapshot.size} />
      </Property>
    </PropertiesTable>
  )
}

/** The form of an image made from a snapshot, over the list of snapshots. */
function ImageCreateModal() {
  return (
    <SideForm form={form} title="Create image from snapshot" submitLabel="Create image">
      <Source />
      <IdentityFields useField={form.useField} />
      <form.Field name="os" as={TextField} label="OS" />
      <form.Field name="version" as={TextField} label="Version" />
    </SideForm>
  )
}

export { form, ImageCreateModal as View }
