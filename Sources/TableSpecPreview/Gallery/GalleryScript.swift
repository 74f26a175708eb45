/// The script of a gallery.
///
/// The address after `#` says everything: the stack of screens, `~` before one that rose as a sheet, then the settings
/// that differ from the first choice of each switch. Elements are cloned from templates and made by name; no text is
/// ever parsed as a page.
enum GalleryScript {
    static let text = pages + stage

    /// The address, and the pages of a stack of screens.
    private static let pages = """

        "use strict";
        (() => {
          const stage = document.getElementById("stage");
          const announcement = document.getElementById("announcement");
          const controls = [...document.querySelectorAll("select")];
          const defaults = Object.fromEntries(controls.map((control) => [control.name, control.value]));
          const parts = { bars: new Map(), table: new Map() };
          const modes = new Map();
          const largeStacks = new Set();
          const bareEntries = new Set();
          const key = (screen, state, optionals, s, ...rest) =>
            JSON.stringify([screen, s.device, s.system, s.direction, s.localization, state, optionals, ...rest]);
          const tabBars = new Map();
          const tabKey = (s) => JSON.stringify([s.device, s.system, s.direction]);
          for (const template of document.querySelectorAll("template")) {
            const data = template.dataset;
            if (data.part === "tabs") {
              tabBars.set(tabKey(data), [...(tabBars.get(tabKey(data)) ?? []), template.content]);
              continue;
            }
            const rest = data.part === "table" ? [data.size] : [];
            parts[data.part].set(key(data.screen, data.state, data.optionals, data, ...rest), template.content);
            if (data.part !== "bars") continue;
            if ("large" in data) largeStacks.add(data.screen);
            if ("bare" in data) bareEntries.add(data.screen);
            const large = template.content.querySelector(".large-title");
            modes.set(data.screen, large?.dataset.mode ?? "never");
          }

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
              if (control && [...control.options].some((option) => option.value === value)) settings[name] = value;
            }
            const stack = path.split("/").filter(Boolean).map((text, index) => {
              const isSheet = text.startsWith("~");
              return { name: decoded(isSheet ? text.slice(1) : text), isSheet: isSheet && index > 0 };
            });
            const unknown = stack.find(({ name }) => !modes.has(name));
            return { stack: unknown ? [] : stack, settings, unknown: unknown?.name };
          };

          // Elements

          const element = (name, className, ...children) => {
            const node = document.createElement(name);
            node.className = className;
            node.append(...children);
            return node;
          };
          const pictures = (part, screen, settings, ...rest) => {
            const found = [settings.state, "normal"].flatMap((state) =>
              [settings.optionals, "present"].map((optionals) =>
                parts[part].get(key(screen, state, optionals, settings, ...rest))));
            return found.find(Boolean);
          };
          const copies = (...place) => [...pictures(...place).cloneNode(true).children];
          const size = (svg) => svg.viewBox.baseVal;

          // A page: one screen of a stack

          const presentation = (stack, index, settings) => {
            const name = stack[index - 1].name;
            // A link may be there in one state only, which need not be the present one.
            const states = [...controls.find((control) => control.name === "state").options].map(({ value }) => value);
            const found = [settings.state, ...states].map((state) => ({ ...settings, state })).flatMap((settings) =>
              [pictures("bars", name, settings), pictures("table", name, settings, settings.size)]);
            const links = found.flatMap((picture) => [...picture.querySelectorAll("a[data-to]")]);
            const link = links.find((link) => link.dataset.to === stack[index].name);
            if (!link) return [];
            return link.dataset.kind === "sheet" ? (link.dataset.presentation ?? "").split(" ") : ["bare"];
          };
          const container = (stack, index, settings) => {
            const start = stack.slice(0, index + 1).findLastIndex((entry) => entry.isSheet);
            if (start < 0) return { start: 0, isSheet: false, isBare: bareEntries.has(stack[0].name), presentation: [] };
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
            const mode = modes.get(stack[index].name);
            const { start, isBare } = container(stack, index, settings);
            if (isBare) return false;
            if (mode !== "automatic") return mode === "always";
            return start === index ? largeStacks.has(stack[start].name) : isLarge(stack, index - 1, settings);
          };
          const closed = (stack, index) => {
            const sheet = stack.slice(0, index + 1).findLastIndex((entry) => entry.isSheet);
            return sheet < 0 ? stack.slice(0, index) : stack.slice(0, sheet);
          };
          const makePage = (stack, index, settings) => {
            const { name } = stack[index];
            const bars = copies("bars", name, settings);
            const pictures = copies("table", name, settings, settings.size);
            const [table, letters, above, below, overlay] = ["table", "index", "above", "below", "overlay"].map((part) =>
              pictures.find((svg) => svg.classList.contains(part)));
            const large = bars.find((svg) => svg.classList.contains("large-title"));
            const scroller = element("div", "scroller");
            const node = element("div", "page " + table.dataset.ground);
            const bar = (name) => bars.find((svg) => svg.dataset.place === name);
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
              const toggled = link.classList.contains("edit") ? { ...settings, state } : settings;
              link.setAttribute("href", address(target(link, stack, index, settings), toggled));
            }
            if (settings.state === "selected") node.querySelector(".row[data-selectable]")?.classList.add("selected");
            scroller.addEventListener("scroll", () => scrolled(node, scroller, table), { passive: true });
            return node;
          };
          const target = (link, stack, index, settings) => {
            if (link.classList.contains("back")) return stack.slice(0, index);
            if (link.classList.contains("close")) return closed(stack, index);
            if (link.classList.contains("edit")) return stack.slice(0, index + 1);
            const isSheet = link.dataset.kind === "sheet" || container(stack, index, settings).isBare;
            return [...stack.slice(0, index + 1), { name: link.dataset.to, isSheet }];
          };

          // Tabs: each keeps its stack; the tab that is shown leads back to its first screen

          const tabStacks = new Map();
          const tabBar = (stack, settings) => {
            const isCurrent = (tab) => tab.dataset.to === stack[0].name;
            const found = (tabBars.get(tabKey(settings)) ?? []).find((content) =>
              [...content.querySelectorAll(".tab")].some(isCurrent));
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
            table.append(copy);
          };

        """
}
