import TableSpecDiagnostics
import TableSpecKit
import TableSpecPictures
import TableSpecTestSupport
import Testing

@Suite("A live preview keeps the last valid gallery and reports current errors")
struct LivePreviewTests {
    private static func spec(_ title: String) -> String {
        "screen: Hello\ntitle: \(title)\ntable: { sections: [{ id: s, rows: [A, B] }] }\n"
    }

    @Test func mistakesStandOverTheLastGoodGallery() throws {
        let project = try TemporaryFolder()
        try project.write(Self.spec("First"), to: "Hello.yaml")
        var preview = LivePreview(paths: [project.path], choices: PictureChoices())
        #expect(preview.news == #"{"version":"","summary":"no findings","findings":[],"mark":""}"#)
        preview.update()
        let (gallery, news) = (preview.gallery, preview.news)
        #expect(try GalleryMarkup(gallery).text.contains("First"))
        try project.write(Self.spec("[broken"), to: "Hello.yaml")
        preview.update()
        #expect(preview.gallery == gallery)
        #expect(preview.findings.map(\.severity) == [.error])
        #expect(preview.findings[0].text.contains("Hello.yaml:2:8: error:"))
        #expect(preview.news.contains(#""severity":"error""#))
        try project.write(Self.spec("First"), to: "Hello.yaml")
        preview.update()
        #expect(preview.news == news)
    }

    @Test("an error in one spec hides no other screen, and its own screen stays as last drawn")
    func oneMistake() throws {
        let project = try TemporaryFolder()
        let other = Self.spec("Second").replacing("Hello", with: "Other")
        try project.write(Self.spec("[broken"), to: "Hello.yaml")
        try project.write(other, to: "Other.yaml")
        var preview = LivePreview(paths: [project.path], choices: PictureChoices())
        preview.update()
        #expect(preview.findings.map(\.severity) == [.error])
        #expect(try GalleryMarkup(preview.gallery).text.contains("Second"))
        try project.write(Self.spec("First"), to: "Hello.yaml")
        preview.update()
        try project.write(Self.spec("[broken"), to: "Hello.yaml")
        try project.write(other.replacing("Second", with: "Third"), to: "Other.yaml")
        preview.update()
        let text = try GalleryMarkup(preview.gallery).text
        #expect(text.contains("First") && text.contains("Third") && !text.contains("Second"))
        try project.remove("Hello.yaml")
        preview.update()
        #expect(try !GalleryMarkup(preview.gallery).text.contains("First"))
    }

    @Test func whatCannotBeReadAndScreensThatAreNotThereAreFindings() throws {
        var missing = LivePreview(paths: ["/nowhere/at/all"], choices: PictureChoices())
        missing.update()
        #expect(missing.findings.map(\.text) == ["/nowhere/at/all: error: does not exist"])
        let project = try TemporaryFolder()
        try project.write(Self.spec("Hello"), to: "Hello.yaml")
        var other = LivePreview(paths: [project.path], choices: PictureChoices(), screen: "Other")
        other.update()
        #expect(other.findings.map(\.text) == ["unknown screen 'Other'"])
        #expect(other.gallery.isEmpty)
    }
}
