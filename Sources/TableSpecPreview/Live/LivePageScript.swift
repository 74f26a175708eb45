/// The script of a live page.
///
/// The fragment of the URL is that of the gallery, so that a preview stays open when the specs are saved or the page is
/// reloaded.
///
/// A browser reconnects automatically when the server ends, and gives up when the connection is refused: then the page
/// tries again. Only a visible page listens, because browsers keep at most six connections to a server and block every
/// other request to it.
enum LivePageScript {
    static let text = """

        "use strict";
        (() => {
          const byId = (id) => document.getElementById(id);
          const gallery = byId("gallery");
          let version = "";
          const place = () => {
            try {
              return gallery.contentWindow.location.hash || location.hash;
            } catch {
              return location.hash;
            }
          };
          const load = (next) => {
            if (!next || next === version) return;
            const hash = version ? place() : location.hash;
            version = next;
            gallery.src = `gallery?${next}${hash}`;
          };
          let mark = "";
          const showMark = () => {
            const page = gallery.contentDocument;
            const find = (sign) => page.querySelector(`[data-id${sign}="${CSS.escape(mark)}"]`);
            const marked = mark && (find("") ?? find("^"));
            for (const old of page.querySelectorAll(".marked")) if (old !== marked) old.classList.remove("marked");
            if (!marked || marked.classList.contains("marked")) return;
            marked.classList.add("marked");
            marked.scrollIntoView({ block: "nearest" });
          };
          const report = ({ target }) => {
            const row = target.closest?.("[data-id]")?.dataset.id;
            const screen = place().split("?")[0].split("/").filter(Boolean).at(-1)?.replace(/^[~#]/, "");
            if (row && screen) fetch(`select?screen=${screen}&row=${encodeURIComponent(row)}`, { method: "POST" });
          };
          gallery.addEventListener("load", () => {
            const inner = gallery.contentWindow;
            const follow = () => history.replaceState(null, "", inner.location.hash || location.pathname);
            inner.addEventListener("hashchange", follow);
            if ("reportsClicks" in document.body.dataset) {
              inner.document.addEventListener("click", report, true);
              new MutationObserver(showMark).observe(inner.document.body, { childList: true, subtree: true });
            }
            if (version) follow();
          });
          const item = ({ severity, text }) => {
            const row = document.createElement("li");
            const excerpt = document.createElement("pre");
            row.className = severity;
            excerpt.textContent = text;
            row.append(excerpt);
            return row;
          };
          const show = ({ summary, findings }) => {
            byId("findings").hidden = findings.length === 0;
            byId("summary").textContent = summary;
            byId("list").replaceChildren(...findings.map(item));
          };
          let shown = "";
          const hear = ({ data }) => {
            byId("connection").textContent = "";
            if (data === shown) return;
            shown = data;
            const news = JSON.parse(data);
            show(news);
            mark = news.mark;
            showMark();
            load(news.version);
          };
          let events = null;
          const leave = () => {
            events?.close();
            events = null;
          };
          const listen = () => {
            if (events || document.hidden) return;
            events = new EventSource("events");
            events.addEventListener("message", hear);
            events.addEventListener("error", () => {
              byId("connection").textContent = "Waiting for tablespec…";
              if (events?.readyState !== EventSource.CLOSED) return;
              leave();
              setTimeout(listen, 1000);
            });
          };
          document.addEventListener("visibilitychange", () => (document.hidden ? leave() : listen()));
          listen();
        })();

        """
}
