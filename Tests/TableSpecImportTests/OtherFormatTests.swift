import Testing

@testable import TableSpecImport

@Suite("Documents of other formats and systems")
struct OtherFormatTests {
    private static func source(_ text: String, _ path: String) -> ImportSource {
        ImportSource(path: path, bytes: Array(text.utf8))
    }

    /// A XIB as Xcode 3 and 4 wrote it: an archive of the objects themselves.
    private static func archive(_ type: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <archive type="com.apple.InterfaceBuilder3.\(type).XIB" version="8.00">
            <data>
                <int key="IBDocument.SystemTarget">1296</int>
                <string key="IBDocument.InterfaceBuilderVersion">1938</string>
                <array key="IBDocument.IntegratedClassDependencies">
                    <string>IBUITableView</string>
                </array>
                <array class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
                    <object class="IBUITableView" id="2">
                        <reference key="NSNextResponder"/>
                        <string key="NSFrame">{{0, 20}, {320, 460}}</string>
                        <bool key="IBUIOpaque">NO</bool>
                    </object>
                </array>
            </data>
        </archive>
        """
    }

    @Test func archivesOfOldXcodesAreReportedWithTheRemedy() {
        let result = Import([Self.source(Self.archive("CocoaTouch"), "Classes/RootViewController.xib")])
        #expect(result.files.isEmpty)
        #expect(result.omissions.isEmpty)
        #expect(result.unread.map(\.line) == [2])
        let message = result.unread.first?.message ?? ""
        #expect(message.contains("Xcode 5 or later"))
        #expect(message.contains("ibtool --upgrade RootViewController.xib"))
    }

    @Test(arguments: [
        archive("Cocoa"),
        #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects/></document>"#,
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa" version="3.0">
        <scenes><scene sceneID="1"><objects><viewController id="v"><view key="view" id="w"><subviews>
        <tableView id="t"/></subviews></view></viewController></objects></scene></scenes></document>
        """,
    ])
    func documentsForMacsAreNotedAndOthersAreRead(_ text: String) {
        let phone = Fixture(table: Fixture.section(Fixture.cell("Tea"))).source
        let result = Import([Self.source(text, "Mac/Main.storyboard"), phone])
        #expect(result.unread.isEmpty)
        #expect(result.screens == ["List"])
        #expect(result.omissions.map(\.what) == ["the document"])
        #expect(result.omissions.map(\.why) == ["it is for macOS, but specs are for iOS"])
        #expect(result.omissions.allSatisfy { $0.kind == .code })
    }

    @Test func controllersInsideANavigationControllerOfAXIBAreFound() {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIApplication"/>
            <customObject id="3" customClass="AppDelegate"/>
            <window id="2">\(Fixture.frame(0, 0, 320, 480))</window>
            <navigationController id="9"><navigationBar key="navigationBar" id="11"/>
            <viewControllers><tableViewController title="Teas" id="13" customClass="TeasViewController">
            <tableView key="view" style="plain" id="14">\(Fixture.frame(0, 0, 320, 480))</tableView>
            </tableViewController></viewControllers></navigationController>
            </objects></document>
            """
        let result = Import([Self.source(text, "MainWindow.xib")])
        #expect(result.unread.isEmpty)
        #expect(result.errors.isEmpty)
        #expect(result.screens == ["Teas"])
    }
}
