/// The script of a comparison: how pairs of previews overlap.
enum ComparisonScript {
    static let text = """

        "use strict";
        (() => {
          const mode = document.getElementById("mode");
          const rows = document.getElementById("rows");
          const share = document.getElementById("share");
          const update = () => {
            document.body.dataset.mode = mode.value;
            document.body.dataset.rows = rows.checked ? "aligned" : "plain";
            document.documentElement.style.setProperty("--share", share.value + "%");
          };
          mode.addEventListener("change", update);
          rows.addEventListener("change", update);
          share.addEventListener("input", update);

          // The bands of a preview show the image next to them

          for (const figure of document.querySelectorAll(".alignable figure")) {
            figure.querySelector("image").setAttribute("href", figure.querySelector("img").src);
          }
          document.body.classList.add("cut");
          update();

          // The next and previous screen, with n and p or the arrow keys

          const titles = [...document.querySelectorAll("h2")];
          const links = [...document.querySelectorAll("nav a")];
          const mark = (title) => {
            for (const link of links) {
              const isCurrent = link.getAttribute("href") === "#" + title.parentElement.id;
              if (isCurrent) {
                link.setAttribute("aria-current", "true");
                link.scrollIntoView({ block: "nearest" });
              } else {
                link.removeAttribute("aria-current");
              }
            }
          };
          const go = (title) => {
            title.scrollIntoView({ block: "start" });
            title.focus({ preventScroll: true });
            mark(title);
            const { id } = title.parentElement;
            if (id) history.replaceState(null, "", "#" + id);
          };
          // The address names a change, so that it can be linked to.
          const follow = () => {
            const title = titles.find((title) => "#" + title.parentElement.id === location.hash);
            if (title) go(title);
          };
          addEventListener("hashchange", follow);
          follow();
          addEventListener("keydown", (event) => {
            const distance = { n: 1, ArrowRight: 1, p: -1, ArrowLeft: -1 }[event.key];
            if (!distance || event.ctrlKey || event.metaKey || event.altKey) return;
            if (event.target.matches?.("input, select, pre") && event.key.startsWith("Arrow")) return;
            const index = titles.findIndex((title) => title.parentElement.contains(document.activeElement));
            const title = titles[index < 0 ? (distance > 0 ? 0 : titles.length - 1) : index + distance];
            if (!title) return;
            event.preventDefault();
            go(title);
          });
          for (const link of links) {
            link.addEventListener("click", (event) => {
              const section = document.getElementById(link.getAttribute("href").slice(1));
              if (!section) return;
              event.preventDefault();
              go(section.querySelector("h2"));
            });
          }
        })();

        """
}
