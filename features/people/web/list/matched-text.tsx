/** Text with the search text in bold, in any case. */
export function MatchedText({ text, search }: { text: string; search: string }) {
  const at = search.trim() === '' ? -1 : text.toLowerCase().indexOf(search.trim().toLowerCase());
  if (at < 0) return <span>{text}</span>;
  const end = at + search.trim().length;
  return (
    <span>
      {text.slice(0, at)}
      <b>{text.slice(at, end)}</b>
      {text.slice(end)}
    </span>
  );
}
