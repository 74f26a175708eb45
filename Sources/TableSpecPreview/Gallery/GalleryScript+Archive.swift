extension GalleryScript {
    /// The previews, read from the text that ``PictureArchive`` creates; each is built on demand.
    ///
    /// The markup is that of ``GalleryPictureWriter`` and is parsed here, because the browser must not parse it as
    /// HTML: names of elements and attributes come from the writer, and values are set as text.
    static let archive = """

        "use strict";
        (async () => {
          const stage = document.getElementById("stage");
          stage.setAttribute("aria-busy", "true");
          const announcement = document.getElementById("announcement");
          const controls = [...document.querySelectorAll("select")];
          const defaults = Object.fromEntries(controls.map((control) => [control.name, control.value]));
          const deviceIndex = ({ device }) => [...controls[0].options].findIndex((option) => option.value === device);

          // Markup

          const signs = { amp: "&", lt: "<", gt: ">", quot: '"' };
          const plain = (text) =>
            text.replace(/&(?:#(\\d+)|(\\w+));/g, (_, code, name) => (code ? String.fromCodePoint(code) : signs[name]));
          const token = /<(\\/?)([a-z]+)((?: [\\w-]+="[^"]*")*)(\\/?)>|[^<]+/gi;
          let pictureCount = 0;
          const built = (markup) => {
            const picture = document.createDocumentFragment();
            const open = [picture];
            // Mask names are unique only within a preview, and the page shows several previews.
            const own = { id: (name) => `${name}-${pictureCount}`, mask: (name) => name.replace(")", `-${pictureCount})`) };
            pictureCount++;
            for (const [text, ends, name, attributes, isEmpty] of markup.matchAll(token)) {
              if (!name) {
                if (open.at(-1).localName === "text") open.at(-1).append(plain(text));
                continue;
              }
              if (ends) {
                open.pop();
                continue;
              }
              const node = document.createElementNS("http://www.w3.org/2000/svg", name);
              for (const [, key, value] of attributes.matchAll(/ ([\\w-]+)="([^"]*)"/g))
                node.setAttribute(key, (own[key] ?? plain)(value));
              open.at(-1).append(node);
              if (!isEmpty) open.push(node);
            }
            return picture;
          };

          // The archive

          const unpacked = async (text) => {
            const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
            const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
            return new Response(stream).text();
          };
          const makeArchive = (text) => {
            const all = text.split("\\n");
            let start = 1;
            const [lines, skeletons, curves, variants, records, names, groups] = all[0].split(",").map((count) =>
              all.slice(start, (start += Number(count))));
            const numbers = (list) => (list ? list.split(",").map(Number) : []);
            const kept = (make) => {
              const made = new Map();
              return (index) => made.get(index) ?? made.set(index, make(index)).get(index);
            };
            const last = new Map();
            const before = records.map((record, index) => {
              const skeleton = record.slice(0, record.indexOf(" "));
              const found = last.get(skeleton);
              last.set(skeleton, index);
              return found;
            });
            const curve = kept((index) => numbers(curves[index]));
            const record = kept((index) => {
              const [skeleton, own, differences, others] = records[index].split(" ");
              const old = before[index] === undefined ? { values: [], curves: [] } : record(before[index]);
              const [added, changed] = [numbers(differences), others.split(",")];
              const count = Math.max(old.values.length, old.curves.length, added.length, changed.length);
              const each = (value) => Array.from({ length: count }, (_, hole) => value(hole));
              return {
                skeleton: Number(skeleton),
                variants: numbers(variants[own]),
                values: each((hole) => (old.values[hole] ?? 0) + (added[hole] ?? 0)),
                curves: each((hole) => (changed[hole] ? Number(changed[hole]) : old.curves[hole] ?? 0)),
              };
            });
            const markup = ({ skeleton, values, curves }, instance) => {
              let hole = 0;
              const next = () => {
                const [value, number] = [values[hole] ?? 0, curves[hole] ?? 0];
                hole++;
                return (value + (number ? curve(number - 1)[instance] : 0)) / 100;
              };
              return numbers(skeletons[skeleton]).map((line) => lines[line]).join("\\n").replaceAll("\\u0001", next);
            };
            const nameNumbers = new Map(names.map((name, index) => [plain(name), index]));
            const found = new Map(groups.map((group) => group.split(" ")));
            const picture = kept((place) => {
              const [variant, key] = place.split(" ");
              const text = numbers(found.get(key)).map(record).flatMap((record) =>
                record.variants.flatMap((own, instance) => (own === Number(variant) ? [markup(record, instance)] : [])));
              return built(text.join("\\n"));
            });
            return {
              // The preview of a variant for a key, or undefined.
              picture: (variant, ...key) => {
                const place = key.map((name) => nameNumbers.get(name)).join(",");
                return found.has(place) ? picture(`${variant} ${place}`) : undefined;
              },
            };
          };
          // If this fails, the page keeps showing the text of the screens instead of the previews.
          const archive = await unpacked(document.getElementById("pictures").content.textContent).then(makeArchive)
            .finally(() => stage.removeAttribute("aria-busy"));

        """
}
