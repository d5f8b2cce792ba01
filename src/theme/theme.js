/*
 * Runs before anything is painted, from the document's head: chooses the theme, and says whether
 * the skeleton of the shell fits the address. A file of its own, because the served policy allows
 * no script inside the document.
 */
{
  const kept = () => {
    try {
      return window.localStorage.getItem('basalt-theme')
    } catch {
      // Storage may be forbidden; the system's choice holds then.
      return null
    }
  }
  const ofSystem = () =>
    window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'

  const { dataset } = document.documentElement
  const theme = kept()
  dataset.theme = theme === 'dark' || theme === 'light' ? theme : ofSystem()
  if (/^\/(login|device|replay)(\/|$)/.test(window.location.pathname)) dataset.bare = ''
}
