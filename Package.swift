// swift-tools-version: 6.1
import PackageDescription

/// The settings that all Swift targets share.
///
/// A quick build, which nobody debugs, has no debug information, one compiler process per core, and no verification of the
/// compiler's own work. This saves a third of its time.
///
/// In continuous integration, the strict build is quick as well. Warnings are errors, and the type checker's work on one
/// expression is limited by its own count of scopes, which no machine changes.
func settings(scopes: Int) -> [SwiftSetting] {
    func isSet(_ variable: String) -> Bool { !Context.environment[variable, default: ""].isEmpty }
    let isStrict = isSet("TABLESPEC_STRICT_BUILD")
    var flags: [String] = []
    if isStrict || isSet("TABLESPEC_QUICK_BUILD") {
        // SwiftPM's -g follows these options, and the last one counts, except for the frontend.
        flags += ["-Xfrontend", "-gnone", "-driver-batch-size-limit", "1000"]
        flags += ["-Xfrontend", "-sil-verify-none", "-Xfrontend", "-disable-llvm-verify"]
    }
    if isStrict {
        flags += ["-warnings-as-errors", "-Xfrontend", "-solver-scope-threshold=\(scopes)"]
    }
    return [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + (flags.isEmpty ? [] : [.unsafeFlags(flags)])
}

/// The settings of what adopters compile.
let strict = settings(scopes: 20_000)

/// The settings of tests, which have long lists of arguments.
let tests = settings(scopes: 200_000)

/// The parts of the Swift that generated modules share; a module contains the parts that its screens use.
///
/// This package compiles all of them. A test compares the list with the conditions in `Sources/TableSpecSupport`.
let supportParts = [
    "actions", "activityIndicator", "adaptiveRows", "barViews", "before17", "borders", "button", "cellFields",
    "changeEvents", "children", "choosing", "classes", "colorWell", "confirming", "confirmingInBar", "controls",
    "dateLimits", "datePicker", "discarding", "disclosure", "dismissing", "durationPicker", "editing", "elements",
    "enabling", "endingOnReturn", "ends", "enumerationIndex", "expanding", "fieldTable", "fitting", "fixedHeights",
    "gestures", "goingOn", "goingToRow", "groups", "headerViews", "hiddenTitles", "imageSizes", "images", "index",
    "keyboardShortcuts", "keyboardToolbar", "labels", "layers", "limits", "links", "lists", "loadMore", "markdown",
    "measurements", "menus", "navigation", "numberField", "numbers", "oneHeader", "outlets", "overlay", "ownControls",
    "pageControl", "performing", "pickerView", "popUpButton", "popUpLists", "popUpOptions", "popping", "prefetching",
    "presenting", "progressView", "prototypes", "remoteImages", "rowCells", "segmentImages", "segmentedControl",
    "slider", "stacks", "state", "stepper", "stripes", "swipes", "switchControl", "tables", "textField", "textLength",
    "textPattern", "textPlaceholder", "textView", "titleViews", "titles", "trailing", "typing", "unavailable",
    "unavailableBefore17", "unwinding", "userDefaults", "validation", "value2", "valueQuestion", "values", "views",
]

let package = Package(
    name: "tablespec",
    platforms: [.macOS(.v13), .iOS(.v15)],
    products: [
        .executable(name: "tablespec", targets: ["tablespec"]),
        .executable(name: "tablespec-generate", targets: ["tablespec-generate"]),
        .library(name: "TableSpecKit", targets: ["TableSpecKit"]),
        .library(name: "TableSpecPictures", targets: ["TableSpecPictures"]),
        .library(name: "TableSpecComparison", targets: ["TableSpecComparison"]),
        .library(name: "TableSpecImport", targets: ["TableSpecImport"]),
        .library(name: "TableSpecExport", targets: ["TableSpecExport"]),
        .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit", "UIKit"]),
        .plugin(name: "TableSpecBuildPlugin", targets: ["TableSpecBuildPlugin"]),
        .plugin(name: "TableSpecCommandPlugin", targets: ["TableSpecCommandPlugin"]),
    ],
    traits: [
        .default(enabledTraits: ["PreviewServer"]),
        .trait(name: "PreviewServer", description: "preview --serve; needs FlyingSocks of the package FlyingFox."),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.0")),
    ],
    targets: [
        // MARK: The compiler
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .target(name: "TableSpecDiagnostics", swiftSettings: strict),
        .target(name: "TableSpecYAML", dependencies: ["CLibYAML", "TableSpecDiagnostics"], swiftSettings: strict),
        .target(name: "TableSpecMarkdown", swiftSettings: strict),
        .target(
            name: "TableSpecModel",
            dependencies: ["TableSpecYAML", "TableSpecDiagnostics", "TableSpecMarkdown"],
            swiftSettings: strict
        ),
        .target(
            name: "TableSpecRules",
            dependencies: ["TableSpecModel", "TableSpecMarkdown", "TableSpecDiagnostics"],
            exclude: ["Examples"],
            swiftSettings: strict
        ),
        .target(name: "TableSpecSwift", swiftSettings: strict),
        .target(
            name: "TableSpecGenerator",
            dependencies: ["TableSpecModel", "TableSpecSwift", "TableSpecDiagnostics"],
            swiftSettings: strict
        ),
        .target(
            name: "TableSpecKit",
            dependencies: [
                "TableSpecDiagnostics", "TableSpecYAML", "TableSpecModel", "TableSpecRules", "TableSpecGenerator",
            ],
            swiftSettings: strict
        ),
        .target(
            name: "TableSpecConsole",
            dependencies: ["TableSpecKit", "TableSpecDiagnostics"],
            swiftSettings: strict
        ),
        // The tool of the build-tool plugin: adopters compile it and what is above.
        .executableTarget(
            name: "tablespec-generate",
            dependencies: ["TableSpecConsole", "TableSpecKit"],
            swiftSettings: strict
        ),

        // MARK: What else is made of specs, and how
        .target(
            name: "TableSpecPreview",
            dependencies: ["TableSpecModel", "TableSpecMarkdown"],
            swiftSettings: strict
        ),
        .target(
            name: "TableSpecFormat",
            dependencies: ["TableSpecDiagnostics", "TableSpecYAML", "TableSpecModel", "TableSpecKit"],
            swiftSettings: strict
        ),
        .target(
            name: "TableSpecImport",
            dependencies: [
                "TableSpecDiagnostics", "TableSpecYAML", "TableSpecModel", "TableSpecMarkdown", "TableSpecGenerator",
                "TableSpecPreview", "TableSpecSwift", "TableSpecFormat", "TableSpecKit",
            ],
            swiftSettings: strict
        ),
        .target(
            name: "TableSpecPictures",
            dependencies: [
                "TableSpecDiagnostics", "TableSpecModel", "TableSpecPreview", "TableSpecImport", "TableSpecKit",
            ],
            swiftSettings: strict
        ),
        .target(
            name: "TableSpecComparison",
            dependencies: [
                "TableSpecDiagnostics", "TableSpecModel", "TableSpecGenerator", "TableSpecSwift", "TableSpecKit",
            ],
            swiftSettings: strict
        ),
        .target(
            name: "TableSpecExport",
            dependencies: [
                "TableSpecDiagnostics", "TableSpecModel", "TableSpecGenerator", "TableSpecSwift", "TableSpecKit",
            ],
            swiftSettings: strict
        ),
        .target(
            name: "TableSpecServer",
            dependencies: [
                .product(name: "FlyingSocks", package: "FlyingFox", condition: .when(traits: ["PreviewServer"]))
            ],
            swiftSettings: strict
        ),
        .target(
            name: "TableSpecLanguageServer",
            dependencies: [
                "TableSpecDiagnostics", "TableSpecYAML", "TableSpecModel", "TableSpecRules", "TableSpecKit",
                "TableSpecPreview", "TableSpecPictures", "TableSpecComparison", "TableSpecFormat", "TableSpecServer",
            ],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "tablespec",
            dependencies: [
                "TableSpecConsole", "TableSpecKit", "TableSpecDiagnostics", "TableSpecModel", "TableSpecRules",
                "TableSpecFormat", "TableSpecPreview", "TableSpecPictures", "TableSpecComparison", "TableSpecImport",
                "TableSpecExport", "TableSpecServer", "TableSpecLanguageServer",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            exclude: ["Editors", "Release"],
            swiftSettings: strict
        ),

        // MARK: Plugins
        .plugin(
            name: "TableSpecBuildPlugin",
            capability: .buildTool(),
            dependencies: ["tablespec-generate"],
            path: "Sources/TableSpecBuildPlugin"
        ),
        .plugin(
            name: "TableSpecCommandPlugin",
            capability: .command(
                intent: .custom(verb: "tablespec", description: "Checks table specs and generates their Swift."),
                permissions: [.writeToPackageDirectory(reason: "The command writes generated Swift and previews.")]
            ),
            dependencies: ["tablespec"],
            path: "Sources/TableSpecCommandPlugin"
        ),

        // MARK: UIKit in memory
        .target(name: "HeadlessUIKit", dependencies: ["TableSpecMarkdown"], swiftSettings: strict),
        .target(name: "UIKit", dependencies: ["HeadlessUIKit"], swiftSettings: strict),

        // MARK: The Swift that generated modules share, of which the compiler has a copy as text
        .target(
            name: "TableSpecSupport",
            dependencies: [.target(name: "UIKit", condition: .when(platforms: [.linux, .macOS]))],
            swiftSettings: strict + supportParts.map { .define($0) }
        ),

        // MARK: The app's own classes that Specs/ names
        .target(
            name: "Companions",
            dependencies: [.target(name: "UIKit", condition: .when(platforms: [.linux, .macOS]))],
            path: "Specs/Companions",
            swiftSettings: strict
        ),

        // MARK: What the compiler made of Specs/
        .target(
            name: "GeneratedTables",
            dependencies: ["Companions", .target(name: "UIKit", condition: .when(platforms: [.linux, .macOS]))],
            path: "Generated",
            exclude: ["Documentation", "Previews", "Schema", "Strings"],
            sources: ["Swift"],
            swiftSettings: strict
        ),

        // MARK: Tests
        .target(
            name: "TableSpecTestSupport",
            dependencies: ["TableSpecModel", "TableSpecYAML", "TableSpecDiagnostics"],
            path: "Tests/TableSpecTestSupport",
            swiftSettings: tests
        ),
        .testTarget(
            name: "TableSpecDiagnosticsTests",
            dependencies: ["TableSpecDiagnostics", "TableSpecTestSupport"],
            swiftSettings: tests
        ),
        .testTarget(
            name: "TableSpecYAMLTests",
            dependencies: ["TableSpecYAML", "TableSpecDiagnostics", "TableSpecTestSupport"],
            swiftSettings: tests
        ),
        .testTarget(
            name: "TableSpecMarkdownTests",
            dependencies: ["TableSpecMarkdown", "TableSpecTestSupport"],
            swiftSettings: tests
        ),
        .testTarget(
            name: "TableSpecModelTests",
            dependencies: ["TableSpecModel", "TableSpecYAML", "TableSpecDiagnostics", "TableSpecTestSupport"],
            swiftSettings: tests
        ),
        .testTarget(
            name: "TableSpecRulesTests",
            dependencies: [
                "TableSpecRules", "TableSpecModel", "TableSpecYAML", "TableSpecDiagnostics", "TableSpecTestSupport",
            ],
            swiftSettings: tests
        ),
        .testTarget(
            name: "TableSpecSwiftTests",
            dependencies: ["TableSpecSwift", "TableSpecTestSupport"],
            swiftSettings: tests
        ),
        .testTarget(
            name: "TableSpecGeneratorTests",
            dependencies: [
                "TableSpecGenerator", "TableSpecModel", "TableSpecYAML", "TableSpecDiagnostics", "TableSpecTestSupport",
            ],
            swiftSettings: tests
        ),
        .testTarget(
            name: "TableSpecPreviewTests",
            dependencies: [
                "TableSpecPreview", "TableSpecModel", "TableSpecMarkdown", "TableSpecKit", "TableSpecPictures",
                "TableSpecTestSupport",
            ],
            swiftSettings: tests
        ),
        .testTarget(
            name: "TableSpecKitTests",
            dependencies: [
                "TableSpecKit", "TableSpecPictures", "TableSpecGenerator", "TableSpecModel", "TableSpecRules",
                "TableSpecYAML", "TableSpecDiagnostics", "TableSpecTestSupport",
            ],
            swiftSettings: tests
        ),
        .testTarget(
            name: "TableSpecPicturesTests",
            dependencies: [
                "TableSpecPictures", "TableSpecPreview", "TableSpecExport", "TableSpecKit", "TableSpecModel",
                "TableSpecDiagnostics", "TableSpecTestSupport",
            ],
            swiftSettings: tests
        ),
        .testTarget(
            name: "TableSpecComparisonTests",
            dependencies: [
                "TableSpecComparison", "TableSpecExport", "TableSpecKit", "TableSpecGenerator", "TableSpecModel",
                "TableSpecSwift", "TableSpecDiagnostics", "TableSpecTestSupport",
                .target(name: "UIKit", condition: .when(platforms: [.linux, .macOS])),
            ],
            swiftSettings: tests
        ),
        .testTarget(
            name: "TableSpecExportTests",
            dependencies: [
                "TableSpecExport", "TableSpecKit", "TableSpecRules", "TableSpecModel", "TableSpecDiagnostics",
                "TableSpecTestSupport",
            ],
            swiftSettings: tests
        ),
        .testTarget(
            name: "TableSpecFormatTests",
            dependencies: [
                "TableSpecFormat", "TableSpecKit", "TableSpecModel", "TableSpecYAML", "TableSpecDiagnostics",
                "TableSpecTestSupport",
            ],
            swiftSettings: tests
        ),
        .testTarget(
            name: "TableSpecImportTests",
            dependencies: [
                "TableSpecImport", "TableSpecFormat", "TableSpecExport", "TableSpecKit", "TableSpecPictures",
                "TableSpecGenerator", "TableSpecModel", "TableSpecPreview", "TableSpecDiagnostics",
                "TableSpecTestSupport",
                .target(name: "UIKit", condition: .when(platforms: [.linux, .macOS])),
            ],
            swiftSettings: tests
        ),
        .testTarget(
            name: "TableSpecServerTests",
            dependencies: ["TableSpecServer", "TableSpecTestSupport"],
            swiftSettings: tests
        ),
        .testTarget(
            name: "TableSpecLanguageServerTests",
            dependencies: [
                "tablespec", "TableSpecLanguageServer", "TableSpecFormat", "TableSpecKit", "TableSpecModel",
                "TableSpecDiagnostics", "TableSpecTestSupport",
            ],
            exclude: ["Clients"],
            swiftSettings: tests
        ),
        .testTarget(
            name: "HeadlessUIKitTests",
            dependencies: ["HeadlessUIKit", "TableSpecTestSupport"],
            swiftSettings: tests
        ),
        .testTarget(
            name: "TableSpecSupportTests",
            dependencies: ["TableSpecSupport", "HeadlessUIKit", "TableSpecTestSupport"],
            swiftSettings: tests
        ),
        .testTarget(
            name: "GeneratedTablesTests",
            dependencies: [
                "Companions", "GeneratedTables", "HeadlessUIKit", "TableSpecKit", "TableSpecModel",
                "TableSpecPreview", "TableSpecTestSupport",
            ],
            swiftSettings: tests
        ),
        .testTarget(
            name: "DifferentialTests",
            dependencies: [
                "TableSpecFormat", "TableSpecKit", "TableSpecGenerator", "TableSpecModel", "TableSpecDiagnostics",
                "TableSpecTestSupport", "Companions",
                .target(name: "UIKit", condition: .when(platforms: [.linux, .macOS])),
            ],
            exclude: ["Driver"],
            swiftSettings: tests
        ),
        .testTarget(
            name: "PluginTests",
            dependencies: ["tablespec", "tablespec-generate", "TableSpecTestSupport"],
            exclude: ["Consumer"],
            swiftSettings: tests
        ),
        .testTarget(
            name: "CommandLineTests",
            dependencies: ["tablespec", "TableSpecKit", "TableSpecTestSupport"],
            swiftSettings: tests
        ),
    ],
    swiftLanguageModes: [.v6]
)

/// What Tests/Fuzzing depends on: a program for coverage-guided fuzzing, and otherwise a test of a few mutations.
let fuzzed: [Target.Dependency] = [
    "TableSpecDiagnostics", "TableSpecRules", "TableSpecKit", "TableSpecComparison", "TableSpecFormat",
    "TableSpecPictures", "TableSpecImport", "TableSpecExport", "TableSpecServer",
]
package.targets.append(
    Context.environment["TABLESPEC_FUZZING"] != nil
        ? .executableTarget(
            name: "Fuzzing",
            dependencies: fuzzed,
            path: "Tests/Fuzzing",
            exclude: ["Corpus", "FuzzTargetTests.swift"],
            swiftSettings: strict
        )
        : .testTarget(
            name: "FuzzingTests",
            dependencies: fuzzed + ["TableSpecModel", "TableSpecTestSupport"],
            path: "Tests/Fuzzing",
            exclude: ["Corpus", "Fuzzing.swift"],
            swiftSettings: tests
        )
)

// For work on one target, without a build of the other tests.
if let names = Context.environment["TABLESPEC_TEST_TARGETS"]?.split(separator: ",").map(String.init), !names.isEmpty {
    package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}
