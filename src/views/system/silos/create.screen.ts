export { siloCreateForm as form } from '@/store/system/silos/create.form'
export { SiloCreateView as View } from './SiloCreateView'
