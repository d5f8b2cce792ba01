export { IssuesView as View } from './IssuesView'
