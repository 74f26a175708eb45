/// The style sheet of a live page.
enum LivePageStyle {
    static let text = """

        html, body { height: 100%; margin: 0; overflow: hidden; font: 15px/1.4 var(--font); }
        iframe { display: block; width: 100%; height: 100%; border: 0; }
        [hidden] { display: none; }
        #findings {
          position: fixed;
          inset: auto 1rem 1rem;
          max-height: 60%;
          overflow: auto;
          padding: .75rem 1.25rem;
          border-radius: .75rem;
          background: light-dark(#ffffff, #1c1c1e);
          color: light-dark(#1d1d1f, #f5f5f7);
          box-shadow: 0 0 0 1px light-dark(#d2d2d7, #38383a), 0 8px 32px #0004;
        }
        h2 { margin: 0 0 .5rem; font-size: 1rem; }
        ul { margin: 0; padding: 0; list-style: none; }
        li { margin: 0 0 .75rem; padding-inline-start: .75rem; border-inline-start: 4px solid #8e8e93; }
        li.error { border-color: #ff3b30; }
        li.warning { border-color: #ff9500; }
        pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.4 ui-monospace, Menlo, monospace; }
        #connection {
          position: fixed;
          inset: 1rem 1rem auto auto;
          margin: 0;
          padding: .25rem .75rem;
          border-radius: 1rem;
          background: #c5001a;
          color: #fff;
        }
        #connection:empty { display: none; }

        """
}
