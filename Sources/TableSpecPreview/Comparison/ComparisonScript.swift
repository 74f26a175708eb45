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
        })();

        """
}
