/** Texts that would run if they were interpreted as markup, an address, a style or a template. */
const cores = [
  '<script>window.ran=1</script>',
  '<img src=x onerror=window.ran=1>',
  '<svg onload=window.ran=1>',
  '<svg><script>window.ran=1</script></svg>',
  '<iframe srcdoc="<script>parent.ran=1</script>">',
  '<iframe src=javascript:parent.ran=1>',
  '<a href=javascript:window.ran=1 autofocus onfocus=window.ran=1>x</a>',
  '<input autofocus onfocus=window.ran=1>',
  '<details open ontoggle=window.ran=1>',
  '<video><source onerror=window.ran=1>',
  '<body onload=window.ran=1>',
  '<math><mtext><img src=x onerror=window.ran=1>',
  '<style>@import "https://evil.example/x.css";*{background:url(https://evil.example/)}</style>',
  '<base href=https://evil.example/>',
  '<meta http-equiv=refresh content="0;url=javascript:window.ran=1">',
  '<object data=data:text/html,<script>window.ran=1</script>>',
  'javascript:window.ran=1',
  'data:text/html,<script>window.ran=1</script>',
  '{{constructor.constructor("window.ran=1")()}}',
  '${window.ran=1}',
];

/** Contexts that a payload may have to break out of. */
const ways: readonly ((core: string) => string)[] = [
  (core) => core,
  (core) => `">${core}`,
  (core) => `'>${core}`,
  (core) => `--></title></textarea>${core}`,
  (core) => `</script>${core}`,
  (core) => `\`;${core};//`,
  (core) => `\\";${core};//`,
  (core) => `]]>${core}`,
  (core) => core.toUpperCase().replaceAll('WINDOW.RAN', 'window.ran'),
  (core) => core.replaceAll('<', '\u003C\u0009').replaceAll('javascript:', 'java\tscript:'),
];

/** 200 texts: every payload in every context. */
export const payloads: readonly string[] = cores.flatMap((core) => ways.map((way) => way(core)));
