import TableSpecModel
import Testing

@testable import TableSpecImport

@Suite("Documents of old Xcodes")
struct OldDocumentTests {
    /// A storyboard as Xcode 4 wrote it: no constraints, `view` as the content view, classes at the end.
    private static func source(_ cell: String) -> ImportSource {
        let text = """
            <?xml version="1.0" encoding="UTF-8" standalone="no"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="2.0" toolsVersion="2844"
             systemVersion="12C60" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" initialViewController="list">
            <dependencies><deployment defaultVersion="1296" identifier="iOS"/></dependencies>
            <scenes><scene sceneID="1"><objects>
            <placeholder placeholderIdentifier="IBFirstResponder" id="2" sceneMemberID="firstResponder"/>
            <tableViewController id="list" customClass="ListViewController" sceneMemberID="viewController">
            <tableView key="view" opaque="NO" dataMode="static" style="grouped" rowHeight="44" sectionHeaderHeight="10"
             sectionFooterHeight="10" id="t">\(Fixture.frame(0, 20, 320, 460))
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <color key="backgroundColor" cocoaTouchSystemColor="groupTableViewBackgroundColor"/>
            <sections><tableViewSection headerTitle="Account" id="s"><cells>\(cell)</cells></tableViewSection></sections>
            </tableView></tableViewController></objects></scene></scenes>
            <classes><class className="ListViewController" superclassName="UITableViewController"/></classes>
            <simulatedMetricsContainer key="defaultSimulatedMetrics"><simulatedStatusBarMetrics key="statusBar"/>
            </simulatedMetricsContainer></document>
            """
        return ImportSource(path: "MainStoryboard.storyboard", bytes: Array(text.utf8))
    }

    private static func cell(_ views: String, _ attributes: String = "") -> String {
        """
        <tableViewCell contentMode="scaleToFill" \(attributes) id="c">\(Fixture.frame(0, 22, 320, 44))
        <autoresizingMask key="autoresizingMask"/>
        <view key="contentView" opaque="NO" clipsSubviews="YES" contentMode="center">\(Fixture.frame(10, 1, 300, 43))
        <autoresizingMask key="autoresizingMask"/><subviews>\(views)</subviews></view></tableViewCell>
        """
    }

    @Test func aCellOfAStyleIsARow() {
        let label = #"<label opaque="NO" text="Version" id="l">\#(Fixture.frame(10, 0, 280, 43))</label>"#
        let source = Self.source(Self.cell(label, #"style="IBUITableViewCellStyleDefault" textLabel="l""#))
        let result = Import([source])
        #expect(result.unread.isEmpty)
        #expect(result.errors.isEmpty)
        #expect(result.omissions.isEmpty)
        #expect(result.text(of: "List.yaml")?.contains("- Version\n") == true)
        #expect(result.text(of: "List.yaml")?.contains("style: grouped") == true)
    }

    @Test func viewsThatMasksHoldAreInTheirPlaces() {
        let views = """
            <label text="Name" id="l">\(Fixture.frame(16, 11, 80, 21))
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            <textField placeholder="Ada" id="f">\(Fixture.frame(104, 11, 180, 22))
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></textField>
            """
        let result = Import([Self.source(Self.cell(views))])
        #expect(result.errors.isEmpty)
        #expect(result.omissions.isEmpty)
        #expect(result.text(of: "List.yaml")?.contains("label: Name") == true)
        #expect(result.text(of: "List.yaml")?.contains("placeholder: Ada") == true)
        let pairs = FrameTests.pairs(of: [Self.source(Self.cell(views))])
        #expect(pairs.count == 2)
        #expect(pairs.filter { !$0.agrees }.isEmpty)
    }

    @Test func attributesThatAreNoNumbersAreNone() {
        let label = """
            <label text="Name" numberOfLines="many" alpha="nan" id="l">
            <rect key="frame" x="a" y="inf" width="-5" height="1e400"/></label>
            """
        let result = Import([Self.source(Self.cell(label, #"rowHeight="-inf""#))])
        #expect(result.unread.isEmpty)
        #expect(result.errors.isEmpty)
    }
}
