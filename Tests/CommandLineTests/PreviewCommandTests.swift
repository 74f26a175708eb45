import Foundation
import TableSpecTestSupport
import Testing

@Suite("preview draws pictures, the gallery and text, and compares pictures")
struct PreviewCommandTests {
    private static let spec = """
        screen: Groceries
        types: { Grocery: { id: Int, name: String, note: "String?" } }
        state: { groceries: [Grocery] }
        title: Groceries
        navigationItem: { right: edit }
        table:
          prototypes: [{ id: Cell, style: value1, text: $(grocery.name), detail: $(grocery.note) }]
          sections: [{ rows: { forEach: grocery in groceries, prototype: Cell, editing: { delete: true, move: true } } }]
        samples:
          groceries: [{ id: 1, name: Milk, note: fresh }, { id: 2, name: Eggs, note: ten }]

        """

    private func folder() throws -> TemporaryFolder { try TemporaryFolder(["Specs/Groceries.yaml": Self.spec]) }

    private func pictures(_ folder: TemporaryFolder) throws -> [String] {
        try folder.visibleFiles().filter { $0.hasSuffix(".svg") }.map {
            $0.replacingOccurrences(of: "Generated/Previews/Groceries", with: "")
        }
    }

    // MARK: Pictures

    @Test func severalValuesGiveAllCombinations() async throws {
        let folder = try folder()
        let run = try await Command(
            "preview",
            "--device",
            "iPhone,iPhone SE",
            "--appearance",
            "light",
            "--direction",
            "ltr",
            "--direction",
            "rtl",
            in: folder
        )
        #expect(run.status == 0, "\(run.errors)")
        #expect(try pictures(folder) == ["-iPhoneSE-rtl.svg", "-iPhoneSE.svg", "-rtl.svg", ".svg"])
        #expect(
            try await Command("preview", "--contrast", "increased", "--ios", "18", "--check", in: folder).status == 1
        )
    }

    @Test(arguments: [
        ("--state", ["editing"], "-editing.svg"), ("--optionals", ["missing"], "-required.svg"),
        ("--contrast", ["increased"], "-increasedContrast.svg"), ("--pseudolocalize", [], "-pseudolocalized.svg"),
        ("--text-size", ["accessibilityLarge"], "-accessibilityLarge.svg"), ("--ios", ["18"], "-iOS18.svg"),
    ])
    func eachTraitChangesThePicture(option: String, values: [String], name: String) async throws {
        let folder = try folder()
        let run = try await Command(["preview", "--appearance", "light", option] + values, in: folder)
        #expect(run.status == 0, "\(run.errors)")
        _ = try await Command("preview", "--appearance", "light", in: folder)
        #expect(try pictures(folder) == [name, ".svg"].sorted())
        let plain = try #require(folder.text(of: "Generated/Previews/Groceries.svg"))
        #expect(folder.text(of: "Generated/Previews/Groceries\(name)") != plain)
    }

    @Test(arguments: [
        (["--device", "Nokia"], "unknown device 'Nokia'; expected 'iPhoneSE', 'iPhonemini', 'iPhone14', "),
        (["--appearance", "light,drak"], "unknown appearance 'drak'; expected 'light', 'dark' or 'all'"),
        (["--ios", "12"], "unknown iOS version '12'; expected '15', "),
        (
            ["--state", "edit"],
            "unknown state 'edit'; expected 'normal', 'selected', 'editing', 'swiped', 'scrolled', "
        ),
        (["--format", "html", "--state", "all"], "--state can't be combined with --format html"),
        (["--format", "pdf"], "'svg', 'png', 'html' or 'text'"),
        (["--against", "main"], "--against requires git:<revision>, found 'main'"),
        (["--against", "git:main", "--check"], "--against writes a page of SVG"),
        (["--picture-url", "x"], "--picture-url requires --compare or --against"),
        (
            ["--compare", "Old"],
            "--compare requires the old and the new folder, and accepts only --output, --force and --picture-url"
        ),
    ])
    func aWrongValueIsReportedWithTheRightOnes(arguments: [String], message: String) async throws {
        let run = try await Command(["preview"] + arguments, in: folder())
        #expect(run.status == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test func aScreenThatNoSpecDescribesIsReportedInEveryFormat() async throws {
        for format in ["svg", "html", "text"] {
            let run = try await Command("preview", "--format", format, "--screen", "Nowhere", in: folder())
            #expect(run.status == 2)
            #expect(run.errors == "error: unknown screen 'Nowhere'\n")
        }
    }

    // MARK: The gallery and text

    @Test func theGalleryIsOnePageThatIsWrittenWhenItChanges() async throws {
        let folder = try folder()
        let run = try await Command("preview", "--format", "html", in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == "1 spec, 1 screen: no findings\n1 gallery: 1 written, 0 up to date\n")
        let page = try #require(folder.text(of: "Generated/Gallery/index.html"))
        #expect(page.contains("data-screen=\"Groceries\""))
        let markup = try GalleryMarkup(page).text
        #expect(markup.contains("data-state=\"editing\"") && markup.contains("data-optionals=\"missing\""))
        #expect(try await Command("preview", "--format", "html", "--check", in: folder).status == 0)
        #expect(
            try await Command("preview", "--format", "html", in: folder).output == "1 spec, unchanged: nothing to do\n"
        )
        _ = try await Command("preview", "--format", "html", "--device", "iPad", in: folder)
        #expect(folder.text(of: "Generated/Gallery/index.html") != page)
        // Another part of the outputs leaves it alone.
        #expect(try await Command("generate", in: folder).status == 0)
        #expect(try folder.visibleFiles().contains("Generated/Gallery/index.html"))
    }

    @Test func textShowsTheState() async throws {
        let run = try await Command("preview", "--format", "text", "--state", "editing,empty", in: folder())
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("(-) Milk"))
        #expect(run.output.contains("≡"))
        #expect(run.output.components(separatedBy: "┌").count - 1 == 2)
        #expect(run.output.components(separatedBy: "Milk").count - 1 == 1)
    }

    @Test func aStateInWhichNothingDiffersIsReported() async throws {
        let folder = try folder()
        let run = try await Command("preview", "--state", "menu,editing", "--appearance", "light", in: folder)
        #expect(run.status == 0)
        #expect(
            run.errors == "note: the state 'menu' has no effect; the states of Groceries: 'normal', 'selected', "
                + "'editing', 'swiped', 'scrolled', 'empty'\n"
        )
        let text = try await Command("preview", "--format", "text", "--state", "confirmation", in: folder)
        #expect(text.errors.hasPrefix("note: the state 'confirmation' has no effect; "))
        #expect(try await Command("preview", "--state", "all", "--appearance", "light", in: folder).errors == "")
        #expect(try await Command("preview", "--state", "menu", "--quiet", in: folder).errors == "")
    }

    // MARK: Comparison

    @Test func aComparisonShowsWhatChangedAndFailsIfAnythingDid() async throws {
        let folder = try folder()
        _ = try await Command("preview", "--output", "Old", in: folder)
        try folder.write(Self.spec.replacingOccurrences(of: "Eggs", with: "Butter"), to: "Specs/Groceries.yaml")
        _ = try await Command("preview", "--output", "New", "--appearance", "light", in: folder)
        let run = try await Command("preview", "--compare", "Old", "New", "--output", "Page", in: folder)
        #expect(run.status == 1)
        #expect(
            run.output == """
                Previews/Groceries: changed (row 'Eggs, ten' is now 'Butter, ten')
                Previews/Groceries-dark: removed
                2 changed previews, 0 unchanged: Page/index.html

                """
        )
        #expect(folder.text(of: "Page/index.html")?.contains("Previews/Groceries <span>changed</span></h2>") == true)
        #expect(folder.text(of: "Page/index.html")?.contains("class=\"aligned\"") == true)
        let same = try await Command("preview", "--compare", "Old", "Old", in: folder)
        #expect(same.status == 0)
        #expect(same.output == "0 changed previews, 2 unchanged: Comparison/index.html\n")
    }

    @Test(.enabled(if: ExternalProgram.git.isInstalled, "git is not installed"))
    func aRevisionIsComparedWithTheSpecsAsTheyAreWithTheChangeOfEach() async throws {
        let folder = try folder()
        try await folder.commit()
        try folder.write(Self.spec.replacingOccurrences(of: "Eggs", with: "Butter"), to: "Specs/Groceries.yaml")
        let arguments = ["preview", "--against", "git:HEAD", "--output", "Page", "--appearance", "light"]
        let run = try await Command(arguments, in: folder)
        #expect(run.status == 1, "\(run.errors)")
        #expect(
            run.output == """
                Groceries: changed (row 'Eggs, ten' is now 'Butter, ten')
                1 changed preview, 0 unchanged: Page/index.html

                """
        )
        let summary = try #require(folder.text(of: "Page/summary.md"))
        #expect(summary.contains("<summary>Specs/Groceries.yaml</summary>"))
        #expect(summary.contains("\n-") && summary.contains("\n+"))
        #expect(folder.text(of: "Page/1-before.svg")?.contains("Eggs") == true)
        // A spec may move: its screen keeps its name.
        #expect(
            try await ExternalProgram.git.run("mv", "Specs/Groceries.yaml", "Specs/List.yaml", in: folder).status == 0
        )
        try folder.write(Self.spec, to: "Specs/List.yaml")
        let moved = try await Command("preview", "--against", "git:HEAD", in: folder)
        #expect(moved.status == 0, "\(moved.errors)")
        #expect(moved.output == "0 changed previews, 2 unchanged: Comparison/index.html\n")
        let unknown = try await Command("preview", "--against", "git:nowhere", in: folder)
        #expect(unknown.status == 2)
        #expect(unknown.errors == "error: unknown git revision 'nowhere'\n")
        try folder.write("screen: Groceries\ntabel: {}\n", to: "Specs/List.yaml")
        let broken = try await Command("preview", "--against", "git:HEAD", in: folder)
        #expect(broken.status == 1)
        #expect(broken.errors.contains("tabel"))
    }

    @Test(.enabled(if: ExternalProgram.git.isInstalled, "git is not installed"))
    func aSpecWithAnErrorLeavesTheOthersToTheComparison() async throws {
        let folder = try folder()
        let words = Self.spec.replacingOccurrences(of: "Groceries", with: "Words")
            .replacingOccurrences(of: "Grocery", with: "Word")
        try folder.write(words, to: "Specs/Words.yaml")
        try await folder.commit()
        try folder.write("screen: [", to: "Specs/Groceries.yaml")
        try folder.write(words.replacingOccurrences(of: "Eggs", with: "Butter"), to: "Specs/Words.yaml")
        let arguments = ["preview", "--against", "git:HEAD", "--appearance", "light"]
        let run = try await Command(arguments, in: folder)
        #expect(run.status == 1 && run.errors.contains("Specs/Groceries.yaml:1:"))
        // A screen that can no longer be drawn isn't reported as removed.
        #expect(
            run.output == """
                Words: changed (row 'Eggs, ten' is now 'Butter, ten')
                1 changed preview, 0 unchanged: Comparison/index.html

                """
        )
        #expect(folder.text(of: "Comparison/summary.md")?.contains("Specs/Groceries.yaml") == true)
        // An error of the old version hides nothing else either.
        try await folder.commit()
        try folder.write(Self.spec, to: "Specs/Groceries.yaml")
        let repaired = try await Command(arguments, in: folder)
        #expect(repaired.status == 1 && repaired.errors.contains("HEAD:Specs/Groceries.yaml:1:"))
        #expect(repaired.output == "0 changed previews, 1 unchanged: Comparison/index.html\n")
    }

    @Test("a page and a summary that the tool did not leave so are not overwritten unless that is asked for")
    func aComparisonKeepsTheFilesOfOthers() async throws {
        let folder = try TemporaryFolder([
            "Old/A.svg": "<svg/>", "New/A.svg": "<svg></svg>", "Page/1-after.svg": "<svg>mine</svg>",
        ])
        let arguments = ["preview", "--compare", "Old", "New", "--output", "Page"]
        for name in ["index.html", "summary.md"] { try folder.write("mine", to: "Page/\(name)") }
        let run = try await Command(arguments, in: folder)
        #expect(run.status == 1)
        #expect(
            run.errors == """
                Page/index.html: error: wasn't generated by tablespec
                Page/summary.md: error: wasn't generated by tablespec
                Page/1-after.svg: error: wasn't generated by tablespec
                back up what you need, then run: tablespec preview --compare Old New --output Page --force

                """
        )
        #expect(folder.text(of: "Page/index.html") == "mine" && folder.text(of: "Page/summary.md") == "mine")
        #expect(folder.text(of: "Page/1-before.svg") == nil)
        #expect(try await Command(arguments + ["--force"], in: folder).errors == "")
        let made = try #require(folder.text(of: "Page/summary.md"))
        #expect(made.hasPrefix("## Changed previews\n"))
        // Its own files are written again.
        try folder.write("<svg><g/></svg>", to: "New/A.svg")
        #expect(try await Command(arguments, in: folder).errors == "")
        #expect(folder.text(of: "Page/1-after.svg")?.hasPrefix("<svg><g/></svg>\n") == true)
        try folder.write(made + "See above.\n", to: "Page/summary.md")
        let edited = try await Command(arguments, in: folder)
        #expect(edited.status == 1)
        #expect(edited.errors.hasPrefix("Page/summary.md: error: was edited by hand\n"))
        #expect(folder.text(of: "Page/summary.md") == made + "See above.\n")
    }

    @Test(.enabled(if: ExternalProgram.git.isInstalled, "git is not installed"))
    func theComparisonWithARevisionKeepsTheFilesOfOthers() async throws {
        let folder = try folder()
        try await folder.commit()
        try folder.write("mine", to: "Comparison/index.html")
        let run = try await Command("preview", "--against", "git:HEAD", in: folder)
        #expect(run.status == 1)
        #expect(
            run.errors == """
                Comparison/index.html: error: wasn't generated by tablespec
                back up what you need, then run: tablespec preview --against git:HEAD --force

                """
        )
        #expect(try folder.visibleFiles() == ["Comparison/index.html", "Specs/Groceries.yaml"])
        #expect(try await Command("preview", "--against", "git:HEAD", "--force", in: folder).status == 0)
        #expect(try await Command("preview", "--against", "git:HEAD", in: folder).status == 0)
    }

    @Test func aFolderThatIsMissingOrAFileIsThree() async throws {
        let folder = try folder()
        let missing = try await Command("preview", "--compare", "Nowhere", "Specs", in: folder)
        #expect(missing.status == 3)
        #expect(missing.errors == "Nowhere: error: does not exist\n")
        let file = try await Command("preview", "--compare", "Specs", "Specs/Groceries.yaml", in: folder)
        #expect(file.status == 3)
        #expect(file.errors == "Specs/Groceries.yaml: error: isn't a folder; expected a folder of previews\n")
    }

    @Test func aFolderWithoutPicturesIsThree() async throws {
        let run = try await Command("preview", "--compare", "Specs", "Specs", in: folder())
        #expect(run.status == 3)
        #expect(run.errors == "Specs: error: contains no previews, and neither does the other folder\n")
    }
}
