package import TableSpecModel

/// The reference page of `tablespec.yaml`, in Markdown.
public enum ConfigurationReference {
    /// The kinds of mappings of the file.
    package static let objects = [
        LanguageObject(ConfigurationKey.self), LanguageObject(SwiftOptionKey.self),
        LanguageObject(PreviewOptionKey.self),
    ]

    /// The text of the page.
    public static var text: String {
        (["# Configuration", introduction] + objects.map(LanguageReference.section) + [notes])
            .joined(separator: "\n\n") + "\n"
    }

    private static let introduction = """
        A `tablespec.yaml` file configures the specs in its folder and in the folders below. The nearest file at or \
        above the specs applies. The file and all of its keys are optional.

        ```yaml
        output: ../Generated
        rules: { unreachable-screen: off }
        swift: { accessLevel: public, typePrefix: ACM, deploymentTarget: 16.4 }
        previews: { assets: [../App/Assets.xcassets], symbols: [../Design/Symbols] }
        ```
        """

    private static let notes = """
        ## Settings of the app's project

        Generated Swift needs Swift 6.1 (Xcode 16.3) or later. It compiles in language modes 5 and 6, and with the \
        features `ExistentialAny`, `MemberImportVisibility` and `InternalImportsByDefault`. Declarations can be \
        isolated to the main actor by default, as in projects that Xcode 26 creates, because values such as `State` \
        and `Row` are `nonisolated`.

        ## Generated Swift for other modules

        With `accessLevel: public` or `package`, an app in another module can use the generated code as an app in the \
        same module can: create screens, set their input and state, and implement their protocols. Structures then \
        have explicit initializers, because memberwise initializers are internal. `private` declarations stay private. \
        If the module enables the feature `InternalImportsByDefault`, a file imports UIKit with the same access level. \
        Otherwise, the import has no access level.

        With `typePrefix: ACM`, the screen `Settings` becomes `ACMSettingsViewController` and `ACMSettingsActions`, \
        and the type `Trail` becomes `ACMTrail`. Nested types and the app's methods keep their names. Specs don't use \
        the prefix.

        The shared file, `TableSpecSupport.tablespec.swift`, is always internal to its module. Its types and functions \
        are in one type, `TableSpec`, and its members of UIKit's and Swift's types begin with `tableSpec`. Therefore, \
        no name in the app can collide with them. If the app has a type `TableSpec`, choose another name with \
        `namespace`.

        If several modules of an app have screens, each contains its own copy of the shared file. With \
        `support: external(AppTables)`, they import one module instead. `tablespec support > \
        Sources/AppTables/AppTables.swift` writes its source, for the `namespace` and the `deploymentTarget` of the \
        configuration. Write it again with each new version of tablespec: if the versions differ, the compiler reports \
        that `TableSpec` has no member type such as `Version_0_1_0`.

        With `bundle: module`, texts, and images and colors in asset catalogs, are looked up in the bundle of the \
        module: `String(localized: …, bundle: .module, …)`, `UIImage(named: …, in: .module, with: nil)`. SwiftPM \
        creates that bundle only for targets that have resources (`resources: [.process("Resources")]` in the \
        manifest). The build-tool plugin runs `generate --module-bundle` if its target has resources, but the \
        configuration takes precedence. For example, set `bundle: main` for a target whose resources are all embedded \
        in code, because it has no bundle. Targets in an Xcode project have no module bundle either, so the plugin \
        uses the app's bundle.

        With `imports: [DesignKit]`, the Swift of every screen and app imports the module, so specs can use its views, \
        cells and handwritten screens. If only one spec uses a module, add it to that spec's own `imports`. If the \
        access level isn't `internal`, a module's types can be part of a file's interface, such as a view of `class: \
        RouteMap`. The import then has the same access level, and is internal in all other files.

        With `codableState: true`, states and the types that they contain are `Codable`. The app can store a screen's \
        state in a file, or restore it with the scene. Images and colors are UIKit objects that can't be encoded; the \
        rule `state-not-codable` reports states that contain them. A file contains the state under the names of its \
        properties. If you add a property later, older files can't be read, unless the property is optional.

        With `dataSource: separate`, the screen `Settings` is a `SettingsViewController` that has a `SettingsTable`. \
        The table contains `Section` and `Row`, the data source, the content of each row, and the methods of the \
        table's delegate. The view controller contains the input, state, controls, bars and segues. The names that the \
        app uses stay the same: `SettingsViewController.Row` is the table's `Row`. With the default, `screen`, the \
        view controller contains everything, which is shorter.

        Generated code runs on iOS 15. With a newer `deploymentTarget`, it omits code that the target doesn't need, \
        such as `@available(iOS 17.0, *)` before previews. It also uses the replacements of deprecated API: `header()` \
        for the configurations of headers from 18.0, and `prominent` for bar buttons with the style `done` from 26.0.
        """
}
