extension GalleryScript {
    /// Controls that respond to mouse, touch and keyboard. Values that users set last until the page is reloaded. Rows
    /// that would appear or disappear in the app stay as they are.
    static let controls = """

          // Controls

          const handled = (event) => {
            event.preventDefault();
            event.stopPropagation();
          };
          const onClick = (node, action) => node.addEventListener("click", (event) => {
            handled(event);
            action(event);
          });
          const onKeys = (node, actions) => node.addEventListener("keydown", (event) => {
            const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : actions[event.key];
            if (!action) return;
            handled(event);
            action();
          });
          const number = (node, name) => Number(node.getAttribute(name));

          const controlKinds = {
            switch: (control, value, keep) => {
              const show = (isOn) => control.setAttribute("aria-checked", isOn);
              const toggle = () => {
                const isOn = control.getAttribute("aria-checked") !== "true";
                show(isOn);
                keep(isOn);
              };
              if (value !== undefined) show(value);
              onClick(control, toggle);
              onKeys(control, { " ": toggle, Enter: toggle });
            },

            slider: (control, value, keep) => {
              const [minimum, maximum] = ["aria-valuemin", "aria-valuemax"].map((name) => number(control, name));
              const { start, end } = Object.fromEntries(Object.entries(control.dataset).map(([name, text]) => [name, Number(text)]));
              const isReversed = end < start;
              const fill = control.querySelector(".filled > rect");
              const [left, width] = [number(fill, "x"), number(fill, "width")];
              const middle = isReversed ? left : left + width;
              const show = (value) => {
                const place = start + ((value - minimum) / (maximum - minimum)) * (end - start);
                fill.setAttribute("x", isReversed ? place : left);
                fill.setAttribute("width", Math.max(0, isReversed ? left + width - place : place - left));
                control.querySelector(".thumb").setAttribute("transform", `translate(${place - middle} 0)`);
                control.setAttribute("aria-valuenow", Math.round(value * 100) / 100);
                control.setAttribute("aria-valuetext", `${Math.round((100 * (value - minimum)) / (maximum - minimum))}%`);
              };
              const set = (value) => {
                const bounded = Math.min(maximum, Math.max(minimum, value));
                show(bounded);
                keep(bounded);
              };
              if (value !== undefined) show(value);
              const drag = (event) => {
                const { x } = new DOMPoint(event.clientX, event.clientY).matrixTransform(control.getScreenCTM().inverse());
                set(minimum + ((x - start) / (end - start)) * (maximum - minimum));
              };
              control.addEventListener("pointerdown", (event) => {
                control.setPointerCapture(event.pointerId);
                drag(event);
              });
              control.addEventListener("pointermove", (event) => {
                if (control.hasPointerCapture(event.pointerId)) drag(event);
              });
              onClick(control, () => {});
              const move = (share) => () => set(number(control, "aria-valuenow") + share * (maximum - minimum));
              const [right, back] = isReversed ? [-0.1, 0.1] : [0.1, -0.1];
              onKeys(control, {
                ArrowUp: move(0.1), ArrowDown: move(-0.1), ArrowRight: move(right), ArrowLeft: move(back),
                Home: () => set(minimum), End: () => set(maximum),
              });
            },

            // The value of a stepper is visible only where its row shows it.
            stepper: (control, value, keep) => {
              const shown = number(control, "aria-valuenow");
              const digits = new RegExp(`(?<![\\\\d.,])${String(shown).replace(".", "[.,]")}(?![\\\\d.,])`);
              const row = control.previousElementSibling?.closest(".row");
              const texts = [...(row?.querySelectorAll("text") ?? [])].filter((text) => digits.test(text.textContent));
              const words = texts.length === 1 ? texts[0].textContent : "";
              const show = (value) => {
                control.setAttribute("aria-valuenow", value);
                if (!words) return;
                texts[0].textContent = words.replace(digits, value);
                texts[0].removeAttribute("textLength");
              };
              const add = (step) => () => {
                const value = Math.round((number(control, "aria-valuenow") + step) * 100) / 100;
                show(value);
                keep(value);
              };
              if (value !== undefined) show(value);
              for (const half of control.querySelectorAll(".half")) onClick(half, add(Number(half.dataset.step)));
              onKeys(control, { ArrowUp: add(1), ArrowRight: add(1), ArrowDown: add(-1), ArrowLeft: add(-1) });
            },

            segments: (control, value, keep) => {
              const segments = [...control.querySelectorAll(".segment")];
              const piece = control.querySelector(".piece");
              const place = (index) => number(segments[index].querySelector(".hit"), "x");
              const chosen = () => segments.findIndex((segment) => segment.getAttribute("aria-checked") === "true");
              const home = Math.max(0, chosen());
              const show = (index) => {
                for (const [at, segment] of segments.entries()) {
                  segment.setAttribute("aria-checked", at === index);
                  segment.setAttribute("tabindex", at === Math.max(0, index) ? 0 : -1);
                }
                if (index < 0) return;
                piece.classList.remove("none");
                piece.setAttribute("transform", `translate(${place(index) - place(home)} 0)`);
              };
              const choose = (index) => {
                const next = (index + segments.length) % segments.length;
                show(next);
                keep(next);
                segments[next].focus();
              };
              show(value ?? chosen());
              for (const [index, segment] of segments.entries()) {
                onClick(segment, () => choose(index));
                const side = place(0) > place(segments.length - 1) ? -1 : 1;
                onKeys(segment, {
                  " ": () => choose(index), Enter: () => choose(index),
                  ArrowRight: () => choose(index + side), ArrowDown: () => choose(index + 1),
                  ArrowLeft: () => choose(index - side), ArrowUp: () => choose(index - 1),
                });
              }
            },

            field: (control, value, keep) => {
              const room = document.createElementNS("http://www.w3.org/2000/svg", "foreignObject");
              const hit = control.querySelector(".hit");
              for (const name of ["x", "y", "width", "height"]) room.setAttribute(name, hit.getAttribute(name));
              const input = element("input", control.dataset.look);
              input.type = control.dataset.type;
              input.value = value ?? control.dataset.value;
              input.placeholder = control.dataset.placeholder;
              input.autocomplete = "off";
              input.spellcheck = false;
              input.setAttribute("aria-label", control.getAttribute("aria-label"));
              input.addEventListener("input", () => keep(input.value));
              input.addEventListener("keydown", (event) => {
                if (event.key === "Enter") input.blur();
              });
              room.append(input);
              hit.replaceWith(room);
              control.querySelector(".words").remove();
              control.removeAttribute("aria-label");
            },

            // A button is wired with the other parts that act.
            button: () => {},
          };

          // Parts with an action: they open a menu, a confirmation or a list, or announce code of the app

          const wireActions = (node, open, act) => {
            for (const part of node.querySelectorAll(".act, [data-menu]")) {
              const isEnabled = part.getAttribute("aria-disabled") !== "true";
              const { opens, menu } = part.dataset;
              const perform = () => (opens ? open(opens) : act(part));
              if (part.classList.contains("act") && isEnabled) {
                onClick(part, perform);
                onKeys(part, { " ": perform, Enter: perform });
              }
              if (menu) part.addEventListener("contextmenu", (event) => {
                handled(event);
                open(menu);
              });
            }
          };

          const keptValues = new Map();
          const wire = (node, screen) => {
            const counts = new Map();
            for (const control of node.querySelectorAll(".control")) {
              const kind = control.classList[1];
              const name = JSON.stringify([screen, kind, control.getAttribute("aria-label")]);
              counts.set(name, (counts.get(name) ?? 0) + 1);
              const key = `${name} ${counts.get(name)}`;
              controlKinds[kind](control, keptValues.get(key), (value) => keptValues.set(key, value));
            }
          };

        """
}
