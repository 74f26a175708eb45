/// The script of a comparison: how pairs of pictures lie on each other.
enum ComparisonScript {
    static let text = """

        "use strict";
        (() => {
          const mode = document.getElementById("mode");
          const share = document.getElementById("share");
          const update = () => {
            document.body.dataset.mode = mode.value;
            document.documentElement.style.setProperty("--share", share.value + "%");
          };
          mode.addEventListener("change", update);
          share.addEventListener("input", update);
          update();

          // The next and the previous picture, by n and p

          const titles = [...document.querySelectorAll("h2")];
          addEventListener("keydown", (event) => {
            const distance = { n: 1, p: -1 }[event.key];
            if (!distance || event.ctrlKey || event.metaKey || event.altKey) return;
            const index = titles.indexOf(document.activeElement);
            const title = titles[index < 0 ? (distance > 0 ? 0 : titles.length - 1) : index + distance];
            title?.scrollIntoView({ block: "start" });
            title?.focus({ preventScroll: true });
          });
        })();

        """
}
