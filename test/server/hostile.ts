/** Names by which strangers may try to get something into a page, a picture or a frame. */
export const HOSTILE_NAMES: readonly string[] = [
  "<script>evil()</script>",
  '"><img src=x onerror=evil()>',
  "' onmouseover='evil()",
  "</title></head></svg><svg onload=evil()>",
  "]]><!-- <foreignObject> -->",
  "&lt;script&gt; &#x3c;b&#x3e; &amp;",
  "javascript:evil() url(https://evil.example/x.png)",
  "{{evil}} ${evil} <%= evil %>",
  "\u202Eevil\u2066\u200F \u061C",
  "Z\u0338\u0321\u035B\u0313a\u0338\u0353".repeat(6),
  "👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿 🔥️",
  "日本語のカード",
  "W".repeat(60),
];

/** The status of a combat with that name: a player's id may hold no invisible character. */
export function statusOfNamed(name: string): 200 | 400 {
  return /\p{Cf}/u.test(name) ? 400 : 200;
}

/** A combat with units and players of a name. */
export function named(name: string): string {
  return `4 = ${quoted(name)}, by ${quoted(`${name.slice(0, 30)}2`)} > 3T = ${quoted(`${name.slice(0, 40)} 3`)}`;
}

/** A name between quotes that it has not itself. */
function quoted(name: string): string {
  return name.includes('"') ? `«${name}»` : `"${name}"`;
}
