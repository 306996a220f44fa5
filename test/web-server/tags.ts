const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** The attributes of the first tag of a name that has a piece of text in it, as a browser reads them. */
export function attributesOf(page: string, tag: string, piece: string): Record<string, string> {
  const found = [...page.matchAll(new RegExp(`<${tag}((?: [\\w:-]+="[^"]*")+)>`, "g"))].find(([, own = ""]) =>
    own.includes(piece),
  );
  return read(found?.[1] ?? "");
}

/** What all tags of a name say: one attribute of each, by its name, property or rel. */
export function attributes(page: string, tag: string, attribute: string): Record<string, string> {
  const all = [...page.matchAll(new RegExp(`<${tag}((?: [\\w:-]+="[^"]*")+)>`, "g"))].map(([, own = ""]) => read(own));
  return Object.fromEntries(
    all.map((one) => [one["name"] ?? one["property"] ?? one["rel"] ?? "", one[attribute] ?? ""]),
  );
}

function read(written: string): Record<string, string> {
  return Object.fromEntries(
    [...written.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, unescaped(value)]),
  );
}

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? "");
}
