package import TableSpecModel

/// The reference page of `tablespec.yaml` as Markdown, made from the key tables.
public enum ConfigurationReference {
    /// The kinds of mappings of the file.
    package static let objects = [
        LanguageObject(ConfigurationKey.self), LanguageObject(SwiftOptionKey.self),
        LanguageObject(PreviewOptionKey.self),
    ]

    /// The page's text.
    public static var text: String {
        (["# The configuration", introduction] + objects.map(LanguageReference.section) + [notes])
            .joined(separator: "\n\n") + "\n"
    }

    private static let introduction = """
        The nearest `tablespec.yaml` upwards from the specs holds the settings of a folder of specs. All of its keys can be \
        left out, and so can the file.

        ```yaml
        output: ../Generated
        rules: { unreachable-screen: off }
        swift: { accessLevel: public, typePrefix: ACM, deploymentTarget: 16.4 }
        previews: { assets: [../App/Assets.xcassets], symbols: [../Design/Symbols] }
        ```
        """

    private static let notes = """
        ## Generated Swift for other modules

        With `accessLevel: public`, or `package`, an app in another module can do all that an app in the same one can: make \
        screens, set their input and state, and implement their protocols. Structures then have written initialisers, as \
        Swift's own ones are internal. What is `private` stays so. A file imports UIKit with the same access where its module \
        has the feature `InternalImportsByDefault`, and plainly elsewhere.

        With `typePrefix: ACM` the screen `Settings` becomes `ACMSettingsViewController` and `ACMSettingsActions`, and the type \
        `Trail` becomes `ACMTrail`. Types inside of these keep their names, and so do the methods of the app. Specs do not state \
        the prefix. What the screens share, `TableSpecSupport.swift`, has neither: it is internal to its module.

        With `bundle: module`, texts, images and colours of the asset catalogue are looked up in the bundle of the module: \
        `String(localized: …, bundle: .module, …)`, `UIImage(named: …, in: .module, with: nil)`. SwiftPM makes that bundle \
        for targets that have resources (`resources: [.process("Resources")]` in the manifest), and only for them. The \
        build-tool plugin knows the resources of its target and runs `generate --module-bundle` where there are any; what \
        the configuration states comes first, as for a target all of whose resources are embedded in code, which has no \
        bundle: `bundle: main`. Targets of an Xcode project have no such bundle either, so that the plugin takes the app's.

        With `imports: [DesignKit]`, the Swift of every screen and app imports the module, whose classes specs name: views, \
        cells, and screens that are written by hand. A spec that alone uses a module names it with its own `imports`. With \
        another access level than `internal`, a module's types can be part of what the file shows to others, a view of \
        `class: RouteMap` for example: the import has the same access then, and is internal in all other files.

        With `codableState: true`, states are `Codable`, and so are the types that they hold: the app keeps a screen's state in a \
        file, or restores it with the scene. Images and colours are objects of UIKit and cannot be written; the rule \
        `state-not-codable` finds states that hold some. A file holds the state under the names of its properties: one that is \
        added later is missing in older files, which cannot be read then, unless it is optional.

        With `dataSource: separate`, the screen `Settings` is a `SettingsViewController` that has a `SettingsTable`: its \
        `Section` and `Row`, the source of the data, what each row shows, and the methods of the table's delegate. The view \
        controller keeps input, state, controls, bars and segues, and what the app uses has the same names: \
        `SettingsViewController.Row` is that of the table. With the default, `screen`, one object is both, which is shorter.

        Generated code runs on iOS 15. With a newer `deploymentTarget` it does without what that target no longer needs, such as \
        `@available(iOS 17.0, *)` before previews, and uses the new names of what that target deprecates: `header()` for the \
        configurations of headers from 18.0 on, `prominent` for bar buttons of the style `done` from 26.0 on.
        """
}
