/**
 * The errors of an invitation at the fields of its form: those of single addresses are one message,
 * which names each of them.
 *
 * @param errors by path, such as `emails.1`
 * @param emails the addresses that were sent
 */
export function formErrors(
  errors: Readonly<Record<string, string>>,
  emails: readonly string[],
): Record<string, string> {
  const found = Object.entries(errors).map(([path, message]) => {
    const [field = '', index] = path.split('.');
    const email = index === undefined ? undefined : emails[Number(index)];
    return { field, message: email === undefined ? message : `${email}: ${message}` };
  });
  const fields = [...new Set(found.map(({ field }) => field))];
  return Object.fromEntries(
    fields.map((field) => [
      field,
      found
        .filter((each) => each.field === field)
        .map(({ message }) => message)
        .join('. '),
    ]),
  );
}
