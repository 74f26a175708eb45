extension GalleryScript {
    /// The device on the stage, and the transitions between screens.
    static let stage = """
          // A device

          const deviceData = ({ device }) =>
            [...controls[0].options].find((option) => option.value === device).dataset;
          const makeViewport = (settings) => {
            const { shape, width, height, foot } = deviceData(settings);
            const node = element("div", `viewport ${shape} ${settings.appearance} ${settings.direction} ios${settings.system}`);
            node.classList.toggle("increased", settings.contrast === "increased");
            node.classList.toggle("home", foot !== "0");
            node.classList.toggle("wide", shape !== "tablet" && Number(width) > Number(height));
            node.style.setProperty("--w", width);
            node.style.setProperty("--h", height);
            node.style.setProperty("--foot", foot);
            return node;
          };
          const fit = () => {
            const device = stage.querySelector(".device");
            if (!device) return;
            const viewport = device.querySelector(".viewport");
            const number = (name) => Number(viewport.style.getPropertyValue(name));
            const width = (stage.clientWidth - 96) / number("--w");
            const height = (stage.clientHeight - 150) / number("--h");
            device.style.setProperty("--u", Math.max(0.4, Math.min(1, width, height)).toFixed(3));
          };

          // The stage

          const showOverview = (settings, unknown) => {
            const list = element("ul", "overview");
            for (const link of document.querySelectorAll("nav a")) {
              const stack = [{ name: link.dataset.screen, isSheet: false }];
              const viewport = makeViewport(settings);
              viewport.append(makeLayer(stack, 0, tabBar(stack, settings), settings));
              viewport.inert = true;
              viewport.style.setProperty("--u", Math.min(0.5, (stage.clientWidth - 40) / 804) * Math.min(1, 402 / viewport.style.getPropertyValue("--w")));
              const caption = element("a", "", link.dataset.screen);
              caption.href = address(stack, settings);
              list.append(element("li", "", viewport, caption));
            }
            stage.replaceChildren(list);
            if (unknown !== undefined) stage.prepend(element("p", "unknown", `No screen is named “${unknown}”.`));
          };
          const showStack = (stack, settings, move) => {
            const viewport = makeViewport(settings);
            const tops = stack.flatMap((entry, index) => (stack[index + 1]?.isSheet ?? true ? [index] : []));
            for (const top of tops) {
              const { start, isSheet, presentation } = container(stack, top, settings);
              const isPresented = stack[start].isSheet;
              const layer = makeLayer(stack, top, isPresented ? null : tabBar(stack, settings), settings);
              const isFront = top === stack.length - 1;
              layer.classList.toggle("sheet", isSheet);
              layer.classList.toggle("medium", presentation.includes("medium"));
              layer.classList.toggle("under", !isFront);
              layer.inert = !isFront;
              if (isPresented) layer.prepend(makeGrabber(stack, top, presentation.includes("grabber"), settings));
              viewport.append(layer);
            }
            tabStacks.set(stack[0].name, stack);
            const front = viewport.lastElementChild;
            if (move === "rise") front.classList.add("enter-rise");
            else if (move) front.querySelector(".page").classList.add("enter-" + move);
            const device = element("div", "device " + deviceData(settings).shape, viewport);
            const trail = stack.map(({ name, isSheet }) => (isSheet ? "↑ " : "") + name).join(" › ");
            stage.replaceChildren(element("p", "trail", trail), device);
            fit();
            if (settings.state === "scrolled") front.querySelector(".scroller").scrollTop = 120;
          };
          const makeLayer = (stack, index, bar, settings) => {
            const layer = element("div", bar ? "layer tabbed" : "layer", makePage(stack, index, settings));
            if (bar) layer.append(bar);
            if (index === stack.length - 1) cover(layer, stack, index, settings);
            return layer;
          };
          // An open menu or action sheet: next to its row or bar button, or at the bottom; a click closes it
          const cover = (layer, stack, index, settings) => {
            const found = [settings.optionals, "present"]
              .flatMap((optionals) => [settings.state, settings.state.split("-")[0]].map((state) => [state, optionals]))
              .map(([state, optionals]) => partOf("opened", stack[index].name, state, optionals, settings)).find(Boolean);
            if (!found) return;
            const node = element("div", "cover", ...found.cloneNode(true).children);
            const cards = node.querySelector(".cards");
            const bar = size(layer.querySelector(".bar"));
            const large = layer.querySelector(".page.large .large-title");
            const below = cards.dataset.source === "row" && large ? size(large).height : 0;
            const moved = bar.y + bar.height - Number(cards.dataset.top) + below;
            if (!cards.classList.contains("bottom")) cards.style.transform = `translateY(${(100 * moved) / size(cards).height}%)`;
            const close = () => go(stack, { ...settings, state: "normal" });
            node.addEventListener("click", close);
            wireActions(node, close, close);
            const entries = [...node.querySelectorAll(".entry[tabindex]")];
            for (const [at, entry] of entries.entries()) {
              const focus = (distance) => () => entries[(at + distance + entries.length) % entries.length].focus();
              onKeys(entry, { ArrowDown: focus(1), ArrowUp: focus(-1) });
            }
            // Only views above the screen can receive the focus.
            for (const part of layer.children) part.inert = true;
            layer.append(node);
          };
          const makeGrabber = (stack, index, isVisible, settings) => {
            const button = element("button", isVisible ? "grabber visible" : "grabber");
            button.type = "button";
            button.setAttribute("aria-label", "Close sheet");
            button.addEventListener("click", () => go(closed(stack, index), settings));
            return button;
          };

          // Moving between screens

          let shown = { stack: [], settings: defaults };
          const go = (stack, settings) => {
            location.hash = address(stack, settings);
          };
          const starts = (stack, start) => start.every((entry, index) => segment(entry) === segment(stack[index] ?? { name: "" }));
          const movement = (from, to) => {
            if (!from.length || !to.length || from.length === to.length) return "";
            if (to.length > from.length) return starts(to, from) ? (to.at(-1).isSheet ? "rise" : "push") : "";
            return starts(from, to) && !from.slice(to.length).some((entry) => entry.isSheet) ? "pop" : "";
          };
          const focusAfterMove = (from, to) => {
            const front = stage.querySelector(".device .layer:last-child .page");
            if (!front) return stage.focus();
            const left = to.length < from.length && starts(from, to) ? from[to.length].name : null;
            const links = [...front.querySelectorAll("a")];
            const link = left === null ? links[0] : links.find((link) => link.dataset.to === left);
            (link ?? stage).focus({ preventScroll: left === null });
          };
          const say = (words) => {
            announcement.textContent = words;
          };
          const nameOf = (stack) => {
            const last = stack.at(-1);
            return last ? `${last.name}${last.isSheet ? ", sheet" : ""}` : "All screens";
          };
          // The focus goes into what opens, and back to what opened it.
          const focusOpening = (state, last) => {
            const entry = stage.querySelector(".cover .entry[tabindex]");
            if (entry) return entry.focus();
            if (state.startsWith("choosing")) return (stage.querySelector(".row.act") ?? stage).focus();
            stage.querySelector(`[data-opens="${CSS.escape(last)}"], [data-menu="${CSS.escape(last)}"]`)?.focus({ preventScroll: true });
          };
          const render = () => {
            const { stack, settings, unknown } = route();
            const from = shown.stack;
            const lastState = shown.settings.state;
            const hasMoved = JSON.stringify(from) !== JSON.stringify(stack);
            for (const control of controls) control.value = control.name === "state" ? settings.state.split("-")[0] : settings[control.name];
            for (const link of document.querySelectorAll("nav a, h1 a")) {
              const own = link.dataset.screen ? [{ name: link.dataset.screen, isSheet: false }] : [];
              link.href = address(own, settings);
              const isCurrent = stack.length > 0 && stack.at(-1).name === link.dataset.screen;
              if (isCurrent) link.setAttribute("aria-current", "page");
              else link.removeAttribute("aria-current");
            }
            const isInside = stage.contains(document.activeElement);
            const kept = ["edit", "tab"].find((name) => document.activeElement.classList.contains(name));
            if (stack.length) showStack(stack, settings, hasMoved ? movement(from, stack) : "");
            else showOverview(settings, unknown);
            document.body.classList.toggle("all", !stack.length);
            document.title = [stack.at(-1)?.name, document.querySelector("h1").textContent].filter(Boolean).join(" – ");
            shown = { stack, settings };
            if (kept === "edit") stage.querySelector("a.edit")?.focus();
            if (unknown !== undefined) say(`No screen is named “${unknown}”.`);
            if (!hasMoved) return isInside && lastState !== settings.state ? focusOpening(settings.state, lastState) : undefined;
            if (stack.length || unknown === undefined) say(nameOf(stack));
            if (kept === "tab" && stack.length) stage.querySelector("a.tab[aria-current]")?.focus();
            else if (isInside) focusAfterMove(from, stack);
          };
          const changed = () => {
            const settings = Object.fromEntries(controls.map((control) => [control.name, control.value]));
            history.replaceState(null, "", address(shown.stack, settings));
            render();
          };
          for (const control of controls) control.addEventListener("change", changed);
          addEventListener("hashchange", render);
          addEventListener("resize", fit);
          addEventListener("keydown", (event) => {
            const { stack, settings } = shown;
            if (event.target.matches("select, input") || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
            if (event.key === "Escape" && (stage.querySelector(".cover") || settings.state.startsWith("choosing"))) go(stack, { ...settings, state: "normal" });
            else if (event.key === "Escape" && stack.length > 1) go(closed(stack, stack.length - 1), settings);
            if (event.key === "ArrowLeft") step(-1);
            if (event.key === "ArrowRight") step(1);
            if (event.key !== "/") return;
            event.preventDefault();
            find.focus();
          });

          // Finding a screen: by typing, or the previous or next one in the list

          const find = document.getElementById("find");
          const entries = [...document.querySelectorAll("nav li")];
          const found = () => entries.filter((entry) => !entry.hidden).map((entry) => entry.querySelector("a"));
          const step = (distance) => {
            const links = found();
            const index = links.findIndex((link) => link.dataset.screen === shown.stack[0]?.name);
            const link = links[index < 0 ? (distance > 0 ? 0 : links.length - 1) : index + distance];
            if (link) go([{ name: link.dataset.screen, isSheet: false }], shown.settings);
          };
          find.addEventListener("input", () => {
            const words = find.value.toLowerCase().split(/\\s+/).filter(Boolean);
            for (const entry of entries) {
              const name = entry.textContent.toLowerCase();
              entry.hidden = !words.every((word) => name.includes(word));
            }
            for (const [index, item] of [...stage.querySelectorAll(".overview > li")].entries()) item.hidden = entries[index].hidden;
            say(`${found().length} of ${entries.length} screens`);
          });
          find.addEventListener("keydown", (event) => {
            if (event.key === "Enter") found()[0]?.click();
            if (event.key !== "ArrowDown") return;
            event.preventDefault();
            (found().find((link) => link.checkVisibility()) ?? stage.querySelector(".overview > li:not([hidden]) > a"))?.focus();
          });
          // On a narrow page the previews come first.
          document.getElementById("settings").open = matchMedia("(min-width: 50rem)").matches;
          document.querySelector(".skip").addEventListener("click", () => stage.focus());
          render();
        })();

        """
}
