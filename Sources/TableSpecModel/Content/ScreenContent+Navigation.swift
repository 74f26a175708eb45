extension ScreenContent {
    /// The content as it is shown where users see the screen first: in its app, in its tab or in the stack that pushes it.
    package func asFirstScreen(of stacks: NavigationStacks) -> ScreenContent {
        if stacks.isBareEntry(name) { return withoutNavigation }
        var content = self
        if largeTitle == .automatic, stacks.showsLargeTitle(name) { content.largeTitle = .always }
        return content
    }

    /// The content as it is shown outside a navigation stack: its bars are those of the stack.
    package var withoutNavigation: ScreenContent {
        var content = self
        content.isNavigationBarHidden = true
        content.largeTitle = .never
        content.prompt = nil
        content.titleView = nil
        content.searchField = nil
        content.leftItems = []
        content.rightItems = []
        content.toolbarItems = []
        return content
    }
}

/// The presentation style of a screen.
package struct PresentationContent: Hashable, Sendable {
    /// Whether the screen lies in a sheet; others cover the screen.
    package var isSheet = true
    /// Whether the sheet is a form, which is smaller than a page on a tablet.
    package var isForm = false
    /// Whether the sheet is a popover on a tablet.
    package var isPopover = false
    /// Whether the sheet shows a grabber.
    package var hasGrabber = false
    /// Whether the sheet comes up to the middle of the screen: it rests at the smallest of its detents first.
    /// Source: https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/selecteddetentidentifier
    package var isMedium = false
    /// Whether the screen has a navigation bar of its own.
    package var hasNavigationBar = true

    /// Creates the presentation of a large sheet with a navigation bar.
    package init() {}

    /// The presentation as a text that differs from that of any other.
    var decision: String {
        [isSheet, isForm, isPopover, hasGrabber, isMedium, hasNavigationBar].map { $0 ? "1" : "0" }.joined()
    }
}

extension Segue {
    /// The presentation style of the destination where it is presented.
    var presentationContent: PresentationContent {
        var content = PresentationContent()
        let style = presentation.style.value ?? .automatic
        // A popover is a sheet on a phone.
        content.isSheet = style.isSheet || style == .popover
        content.isForm = style == .formSheet
        content.isPopover = style == .popover
        content.hasGrabber = content.isSheet && presentation.prefersGrabberVisible.value == true
        content.isMedium = content.isSheet && presentation.detents.contains { $0.value == .medium }
        content.hasNavigationBar = wrapsInNavigation
        return content
    }
}
