/// What the app uses of the generated code, so that the target does not compile without it.
typealias GeneratedTables = (AccountsViewController, HomeViewController, WorkViewController)
