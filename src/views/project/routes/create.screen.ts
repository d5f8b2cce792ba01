export { routeCreateForm as form } from '@/store/project/routes/create.form'
export { RouteCreateView as View } from './RouteCreateView'
