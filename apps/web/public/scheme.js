// Sets the colour scheme before the first paint; a file, since the page allows no inline script.
(() => {
  let kept = null;
  try {
    kept = localStorage.getItem('watershade-theme');
  } catch {
    // No storage: the device's own scheme.
  }
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = kept === 'dark' || (kept !== 'light' && prefersDark);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
})();
