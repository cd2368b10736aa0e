/** Loads the link of the dashboard to what needs attention. */
export async function loadAttentionLink() {
  return (await import('./attention/attention-link.tsx')).AttentionLink;
}
