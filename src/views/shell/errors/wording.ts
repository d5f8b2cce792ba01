/** The heading of the screen for a place that could not be shown, by the status of the answer. */
export const errorHeading = (status: number): string =>
  status === 404 ? 'Page not found' : 'Something went wrong'
