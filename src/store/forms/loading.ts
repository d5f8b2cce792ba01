import type { Ports } from '@/app/ports'
import type { FormDefinition } from './definition'

export const formLoaders: Record<string, () => Promise<FormDefinition>> = {
  diskAttach: () =>
    import('@/store/project/instance-storage/attach.form').then(module => module.diskAttachForm),
  diskCreate: () =>
    import('@/store/project/disks/create.form').then(module => module.diskCreateForm),
  diskPick: () =>
    import('@/store/project/instance-create/pick-disk.form').then(module => module.diskPickForm),
  floatingIpPick: () =>
    import('@/store/project/instance-create/pick-floating-ip.form').then(
      module => module.floatingIpPickForm,
    ),
  instanceCreate: () =>
    import('@/store/project/instance-create/create.form').then(module => module.instanceCreateForm),
  instanceResize: () =>
    import('@/store/project/instance/resize.form').then(module => module.instanceResizeForm),
  loginLocal: () => import('@/store/login/local/log-in.form').then(module => module.loginLocalForm),
  networkInterfaceCreate: () =>
    import('@/store/project/network-interfaces/create.form').then(
      module => module.networkInterfaceCreateForm,
    ),
  projectCreate: () =>
    import('@/store/silo/projects/create.form').then(module => module.projectCreateForm),
  projectEdit: () =>
    import('@/store/silo/projects/edit.form').then(module => module.projectEditForm),
  sshKeyCreate: () =>
    import('@/store/settings/ssh-keys/create.form').then(module => module.sshKeyCreateForm),
}

const loaded = new Map<string, FormDefinition>()

/** The definition of a form whose code has been loaded. */
export const formDefinition = (name: string): FormDefinition => {
  const definition = loaded.get(name)
  if (!definition) throw new Error(`The form ${name} has not been loaded.`)
  return definition
}

/** Runs the loader of a form's code: what the code port does for keys `form/<name>`. */
export const runFormLoader = async (name: string) => {
  const loader = formLoaders[name]
  if (!loader) throw new Error(`There is no form ${name}.`)
  loaded.set(name, await loader())
}

export const formNames = Object.keys(formLoaders)

/** Makes a form's definition available, by way of the code port. */
export const loadForm = async (ports: Pick<Ports, 'loadCode'>, name: string) => {
  await ports.loadCode(`form/${name}`)
  return formDefinition(name)
}
