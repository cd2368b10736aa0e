const longest = 300;

/** The failure message of a service without emails, URLs and keys. */
export function plainProblem(problem: string | null): string | null {
  if (problem === null) return null;
  return problem
    .replaceAll(/\b[a-z][\w+.-]*:\/\/\S+/gi, '…')
    .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, longest)
    .trim();
}
