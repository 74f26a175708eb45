/// The script of a gallery.
///
/// The fragment of the URL contains the whole state: the stack of screens, `~` before one that is presented as a sheet,
/// then the settings that differ from the defaults. Elements are created by name and clones of drawings; no text is
/// ever parsed as HTML.
enum GalleryScript {
    static let text = archive + controls + pages + stage

    /// The URL, and the pages of a stack of screens.
    private static let pages = """

          // Data of all screens

          const screens = new Map([...document.getElementById("screens").content.children].map((item) =>
            [item.getAttribute("value"), item.dataset]));
          const pictureOf = (settings, ...key) => archive.picture(deviceIndex(settings), ...key);
          const partOf = (part, screen, state, optionals, s) =>
            pictureOf(s, part, screen, s.system, s.direction, s.localization, state, optionals, ...(part === "bars" ? [] : [s.size]));

          // The address

          const segment = ({ name, isSheet }) => (isSheet ? "~" : "") + encodeURIComponent(name).replaceAll("~", "%7E");
          const address = (stack, settings) => {
            const changed = Object.entries(settings).filter(([name, value]) => value !== defaults[name]);
            const query = changed.length ? "?" + new URLSearchParams(changed) : "";
            return "#/" + stack.map(segment).join("/") + query;
          };
          const decoded = (text) => {
            try {
              return decodeURIComponent(text);
            } catch {
              return "";
            }
          };
          const route = () => {
            const [path, query = ""] = location.hash.replace(/^#\\/?/, "").split("?");
            const settings = { ...defaults };
            for (const [name, value] of new URLSearchParams(query)) {
              const control = controls.find((control) => control.name === name);
              // A state may say which menu, question or list of its screen is open: "menu-row1".
              const base = name === "state" ? value.split("-")[0] : value;
              if (control && [...control.options].some((option) => option.value === base)) settings[name] = value;
            }
            const stack = path.split("/").filter(Boolean).map((text, index) => {
              const isSheet = text.startsWith("~");
              return { name: decoded(isSheet ? text.slice(1) : text), isSheet: isSheet && index > 0 };
            });
            const unknown = stack.find(({ name }) => !screens.has(name));
            return { stack: unknown ? [] : stack, settings, unknown: unknown?.name };
          };

          // Elements

          const element = (name, className, ...children) => {
            const node = document.createElement(name);
            node.className = className;
            node.append(...children);
            return node;
          };
          const pictures = (part, screen, settings) => {
            for (const state of [settings.state, settings.state.split("-")[0], "normal"]) {
              for (const optionals of [settings.optionals, "present"]) {
                const found = partOf(part, screen, state, optionals, settings);
                if (found) return found;
              }
            }
          };
          const copies = (...place) => [...pictures(...place).cloneNode(true).children];
          const size = (svg) => svg.viewBox.baseVal;

          // A page: one screen of a stack

          const linkIn = (picture, name) =>
            [...picture.querySelectorAll("a[data-to]")].find((link) => link.dataset.to === name);
          const presentation = (stack, index, settings) => {
            const name = stack[index - 1].name;
            // A link may exist in only one state, which isn't necessarily the current one.
            const states = [...controls.find((control) => control.name === "state").options].map(({ value }) => value);
            const link = [settings.state, ...states].flatMap((state) => ["bars", "table"].map((part) => [part, state]))
              .reduce((found, [part, state]) => found ?? linkIn(pictures(part, name, { ...settings, state }), stack[index].name), null);
            if (!link) return [];
            return link.dataset.kind === "sheet" ? (link.dataset.presentation ?? "").split(" ") : ["bare"];
          };
          const container = (stack, index, settings) => {
            const start = stack.slice(0, index + 1).findLastIndex((entry) => entry.isSheet);
            if (start < 0) return { start: 0, isSheet: false, isBare: "bare" in screens.get(stack[0].name), presentation: [] };
            const found = presentation(stack, start, settings);
            return { start, isSheet: !found.includes("cover"), isBare: found.includes("bare"), presentation: found };
          };
          const place = (stack, index, settings) => {
            const { start, isSheet, isBare } = container(stack, index, settings);
            if (isBare) return isSheet ? "sheet-bare" : "bare";
            if (start === index) return isSheet ? "sheet" : "root";
            return isSheet ? "sheet-pushed" : "pushed";
          };
          const isLarge = (stack, index, settings) => {
            const { mode } = screens.get(stack[index].name);
            const { start, isBare } = container(stack, index, settings);
            if (isBare) return false;
            if (mode !== "automatic") return mode === "always";
            return start === index ? "large" in screens.get(stack[start].name) : isLarge(stack, index - 1, settings);
          };
          const closed = (stack, index) => {
            const sheet = stack.slice(0, index + 1).findLastIndex((entry) => entry.isSheet);
            return sheet < 0 ? stack.slice(0, index) : stack.slice(0, sheet);
          };
          const makePage = (stack, index, settings) => {
            const { name } = stack[index];
            const bars = copies("bars", name, settings);
            const pictures = copies("table", name, settings);
            const [table, letters, above, below, overlay, background] =
              ["table", "index", "above", "below", "overlay", "background"].map((part) =>
                pictures.find((svg) => svg.classList.contains(part)));
            const large = bars.find((svg) => svg.classList.contains("large-title"));
            const scroller = element("div", "scroller");
            const node = element("div", "page " + table.dataset.ground);
            const bar = (name) => bars.find((svg) => svg.dataset.place === name);
            if (background) node.append(background);
            node.append(bar(place(stack, index, settings)) ?? bar("root"));
            if (large && isLarge(stack, index, settings)) {
              node.classList.add("large");
              node.querySelector(".title, .title-view")?.setAttribute("aria-hidden", "true");
              (above ? node : scroller).append(large);
            }
            if (above) node.append(above);
            node.append(scroller);
            scroller.append(table);
            if (below) {
              node.append(below);
              node.style.setProperty("--below", size(below).height);
            }
            if (letters) node.append(letters);
            if (overlay) node.append(overlay);
            for (const link of node.querySelectorAll("a")) {
              const state = settings.state === "editing" ? "normal" : "editing";
              const isEdit = link.classList.contains("edit");
              const isOutOfList = settings.state.startsWith("choosing") && link.classList.contains("back");
              const place = isOutOfList ? stack : target(link, stack, index, settings);
              link.setAttribute("href", address(place, isEdit ? { ...settings, state } : isOutOfList ? { ...settings, state: "normal" } : settings));
            }
            if (settings.state === "selected") node.querySelector(".row[data-selectable]")?.classList.add("selected");
            wire(node, name);
            const open = (state) => go(stack, { ...settings, state });
            const isList = settings.state.startsWith("choosing");
            wireActions(node, open, (part) => {
              if (isList && part.classList.contains("row")) return open("normal");
              say(`${part.getAttribute("aria-label") ?? "The button"}: the app acts here.`);
            });
            scroller.addEventListener("scroll", () => scrolled(node, scroller, table), { passive: true });
            return node;
          };
          const target = (link, stack, index, settings) => {
            if (link.classList.contains("back")) return stack.slice(0, index);
            if (link.classList.contains("close")) return closed(stack, index);
            if (link.classList.contains("edit")) return stack.slice(0, index + 1);
            // Return to the last screen of that name before this one; if there is none, stay on this screen.
            if (link.dataset.kind === "unwind") {
              const earlier = stack.slice(0, index).findLastIndex(({ name }) => name === link.dataset.to);
              return stack.slice(0, (earlier < 0 ? index : earlier) + 1);
            }
            const isSheet = link.dataset.kind === "sheet" || container(stack, index, settings).isBare;
            return [...stack.slice(0, index + 1), { name: link.dataset.to, isSheet }];
          };

          // Tabs: each keeps its stack; the selected tab returns to its first screen

          const tabStacks = new Map();
          const tabBar = (stack, settings) => {
            const isCurrent = (tab) => tab.dataset.to === stack[0].name;
            const bars = [];
            for (let bar; (bar = pictureOf(settings, "tabs", `${bars.length}`, settings.system, settings.direction)); ) bars.push(bar);
            const found = bars.find((content) => [...content.querySelectorAll(".tab")].some(isCurrent));
            if (!found) return null;
            const [bar] = found.cloneNode(true).children;
            const tabs = [...bar.querySelectorAll(".tab")];
            const current = tabs.find(isCurrent);
            current.setAttribute("aria-current", "page");
            for (const tab of tabs) {
              const root = [{ name: tab.dataset.to, isSheet: false }];
              const kept = tab === current ? root : tabStacks.get(tab.dataset.to) ?? root;
              tab.setAttribute("href", address(kept, settings));
            }
            return bar;
          };

          // Scrolling: large titles shrink into the bar, headers of plain tables float

          const scrolled = (node, scroller, table) => {
            const unit = table.clientWidth / size(table).width;
            const hidden = scroller.getBoundingClientRect().top - table.getBoundingClientRect().top;
            node.classList.toggle("scrolled", scroller.scrollTop > 1);
            if (scroller.querySelector(".large-title")) node.classList.toggle("large", scroller.scrollTop / unit < 40);
            if (table.dataset.style === "plain") float(table, size(table).y + hidden / unit);
          };
          const float = (table, top) => {
            const headers = [...table.querySelectorAll("g.header:not(.floating)")];
            table.querySelectorAll(".floating").forEach((copy) => copy.remove());
            const boxes = headers.map((header) => header.querySelector(".hit"));
            const starts = boxes.map((box) => Number(box.getAttribute("y")));
            const index = starts.findLastIndex((start) => start < top);
            if (index < 0) return;
            const height = Number(boxes[index].getAttribute("height"));
            const end = (starts[index + 1] ?? Infinity) - height;
            const copy = headers[index].cloneNode(true);
            for (const name of ["role", "aria-level", "aria-label"]) copy.removeAttribute(name);
            copy.setAttribute("aria-hidden", "true");
            copy.classList.add("floating", table.dataset.ground);
            copy.setAttribute("transform", `translate(0 ${Math.min(top, end) - starts[index]})`);
            boxes[index].closest("g.header").parentNode.append(copy);
          };

        """
}
