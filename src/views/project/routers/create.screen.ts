export { routerCreateForm as form } from '@/store/project/routers/create.form'
export { RouterCreateView as View } from './RouterCreateView'
