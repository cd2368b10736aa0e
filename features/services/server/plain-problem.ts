const longest = 300;

/** What a service said of its failure, without anybody's e-mail and without any address or key. */
export function plainProblem(problem: string | null): string | null {
  if (problem === null) return null;
  return problem
    .replaceAll(/\b[a-z][\w+.-]*:\/\/\S+/gi, '…')
    .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, longest)
    .trim();
}
