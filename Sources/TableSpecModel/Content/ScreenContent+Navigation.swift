extension ScreenContent {
    /// The content as users first see the screen: in its app, in its tab or in the stack that pushes it.
    package func asFirstScreen(of stacks: NavigationStacks) -> ScreenContent {
        if stacks.isBareEntry(name) { return withoutNavigation }
        var content = self
        if largeTitle == .automatic, stacks.showsLargeTitle(name) { content.largeTitle = .always }
        return content
    }

    /// The content outside a navigation stack, without the bars, which belong to the stack.
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
    /// Whether the screen is in a sheet. Other styles cover the screen.
    package var isSheet = true
    /// Whether the sheet is a form sheet, which is smaller than a page sheet on iPad.
    package var isForm = false
    /// Whether the sheet is a popover on iPad.
    package var isPopover = false
    /// Whether the sheet shows a grabber.
    package var hasGrabber = false
    /// Whether the sheet has half the height of the screen: it rests at the smallest of its detents first. Source:
    /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/selecteddetentidentifier
    package var isMedium = false
    /// Whether the screen has a separate navigation bar.
    package var hasNavigationBar = true

    /// Creates the presentation of a large sheet with a navigation bar.
    package init() {}

    /// The presentation as a unique text.
    var decision: String {
        [isSheet, isForm, isPopover, hasGrabber, isMedium, hasNavigationBar].map { $0 ? "1" : "0" }.joined()
    }
}

extension Segue {
    /// The presentation style of the destination if it's presented.
    var presentationContent: PresentationContent {
        var content = PresentationContent()
        let style = presentation.style.value ?? .automatic
        // A popover is a sheet on iPhone.
        content.isSheet = style.isSheet || style == .popover
        content.isForm = style == .formSheet
        content.isPopover = style == .popover
        content.hasGrabber = content.isSheet && presentation.prefersGrabberVisible.value == true
        content.isMedium = content.isSheet && presentation.detents.contains { $0.value == .medium }
        content.hasNavigationBar = wrapsInNavigation
        return content
    }
}
