/** Whether a test file of this text runs with the globals of a page. */
export function needsPage(text: string): boolean {
  return text.startsWith('// @vitest-environment happy-dom');
}

/** Whether a test file of this text puts others in the place of modules. */
export function mocksModules(text: string): boolean {
  return text.includes('vi.mock(');
}
