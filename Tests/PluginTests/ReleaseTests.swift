import Foundation
import TableSpecTestSupport
import Testing

@Suite("A release", .serialized, .slow)
struct ReleaseTests {
    @Test func packedTwiceItIsTheSame() async throws {
        let sums = try await Release.packed.value.text(of: "SHA256SUMS")
        #expect(sums.split(separator: "\n").count >= 2)
        #expect(try await Release("again").text(of: "SHA256SUMS") == sums)
    }

    @Test func theArchiveRunsWhereItIsExtracted() async throws {
        let release = try await Release.packed.value
        let printed = try await release.output(
            of: """
                rm -rf extracted && mkdir extracted && tar -xzf *.tar.gz --strip-components=1 -C extracted && cd extracted
                bin/tablespec --version
                . share/bash-completion/completions/tablespec && complete -p tablespec
                grep -E '^.SS .*(build|settings)' share/man/man1/tablespec.1
                grep '^========' share/doc/tablespec/copyright
                cd .. && sha256sum --check --quiet SHA256SUMS
                """
        )
        let parts = ["LibYAML", "ICU", "Swift Argument Parser", "FlyingFox", "Swift and Foundation"]
        let lines = [
            release.version, "complete -o filenames -F _tablespec tablespec", ".SS \\&build",
            ".SS \\&export settings\\-bundle",
        ]
        #expect(printed == (lines + parts.map { "======== \($0) ========" }).joined(separator: "\n") + "\n")
    }

    @Test(.enabled(if: ExternalProgram(name: "dpkg-shlibdeps").isInstalled, "dpkg-dev is not installed"))
    func theDebianPackageFollowsThePolicy() async throws {
        let list = try await Release.packed.value.output(of: "dpkg-deb -c tablespec_*.deb")
        let entries = list.split(separator: "\n").map { $0.split(separator: " ") }.filter { $0[0].hasPrefix("-") }
        #expect(Set(entries.map { $0[1] }) == ["root/root"])
        #expect(
            entries.map { "\($0[0]) \($0[5])" }.sorted() == [
                "-rw-r--r-- ./usr/share/bash-completion/completions/tablespec",
                "-rw-r--r-- ./usr/share/doc/tablespec/changelog.gz", "-rw-r--r-- ./usr/share/doc/tablespec/copyright",
                "-rw-r--r-- ./usr/share/doc/tablespec/tablespec.spdx.json",
                "-rw-r--r-- ./usr/share/fish/vendor_completions.d/tablespec.fish",
                "-rw-r--r-- ./usr/share/man/man1/tablespec.1.gz",
                "-rw-r--r-- ./usr/share/zsh/vendor-completions/_tablespec", "-rwxr-xr-x ./usr/bin/tablespec",
            ]
        )
    }

    @Test func everyPageAndRecipeNamesTheVersion() async throws {
        let version = try await Release.packed.value.version
        for (page, text) in [
            ("Sources/TableSpecKit/TableSpecKit.docc/Changelog.md", "\n## \(version)\n"),
            ("Sources/TableSpecKit/TableSpecKit.docc/ContinuousIntegration.md", "    rev: \(version)\n"),
            ("Sources/TableSpecKit/TableSpecKit.docc/ContinuousIntegration.md", "actions/tablespec@\(version)\n"),
            ("Sources/TableSpecKit/TableSpecKit.docc/ContinuousIntegration.md", "/tablespec_\(version)_amd64.deb`"),
            (".github/gitlab/tablespec.yml", "version: { default: \(version) }"),
        ] {
            let file = Repository.root.appendingPathComponent(page)
            #expect(try String(contentsOf: file, encoding: .utf8).contains(text), "\(page)")
        }
    }
}
