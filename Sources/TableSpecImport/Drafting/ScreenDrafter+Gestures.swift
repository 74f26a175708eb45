/// Gesture recognizers, which a document contains next to the views that they're connected to.
extension ScreenDrafter {
    /// The effect of a tap on a view, if a recognizer has one effect and needs one tap of one finger.
    mutating func tap(on view: Element) -> YAMLMapping {
        let taps = recognizers(of: view).filter { $0.name == "tapGestureRecognizer" }
        guard taps.count == 1, let tap = taps.first, tap.actions.count + tap.segues.count == 1,
            tap.number("numberOfTapsRequired") ?? 1 == 1, tap.number("numberOfTouchesRequired") ?? 1 == 1,
            tap.bool("enabled") != false
        else { return [:] }
        var keys: YAMLMapping = [:]
        let name = document.outlet(of: view) ?? view["userLabel"] ?? "tap " + view.name
        if let segue = tap.segues.first {
            addSegue(segue, named: name, to: &keys)
        } else {
            keys["action"] = .text(action(of: tap, named: name))
        }
        noteImported(tap)
        return keys
    }

    private func recognizers(of view: Element) -> [Element] {
        let ids = view.recognizerIDs
        return scene.extras.filter { $0["id"].map(ids.contains) == true }
    }

    /// The recognizers that the spec doesn't contain.
    var otherRecognizers: [Element] {
        scene.extras.filter { $0.isRecognizer && !imported.contains($0["id"] ?? "") }
    }

    mutating func noteGestures() {
        for recognizer in otherRecognizers {
            let views = scene.controller.descendants.filter { $0.recognizerIDs.contains(recognizer["id"] ?? "") }
            let names = views.map { view in
                let name = document.outlet(of: view) ?? view["userLabel"] ?? view.string("text")
                return view.name + (name.map { " '\($0)'" } ?? "")
            }
            let shown = recognizer.segues.map { segue in
                let name = segue["destination"].flatMap { directory.destination($0, in: place.document).name }
                return Gap.name(of: segue) + ((name ?? segue["unwindAction"]).map { " to '\($0)'" } ?? "")
            }
            let effects = recognizer.actions.map { "'\(Self.methodName($0["selector"] ?? ""))'" } + shown
            omit(recognizer, .gesture(recognizer.kindOfGesture, of: names, effects))
        }
    }
}

extension Element {
    var isRecognizer: Bool { name.hasSuffix("GestureRecognizer") }

    /// The identifiers of the recognizers that are connected to the view.
    var recognizerIDs: [String] {
        list("connections").filter { $0["property"] == "gestureRecognizers" }.compactMap { $0["destination"] }
    }

    /// The gesture in words. Interface Builder writes `pongPressGestureRecognizer` for a long press.
    fileprivate var kindOfGesture: String {
        let words = Identifier.words(of: String(name.dropLast("GestureRecognizer".count)))
        return words.map { $0 == "pong" ? "long" : $0.lowercased() }.joined(separator: " ")
    }
}

extension Gap {
    /// - Parameters:
    ///   - views: The views that have the recognizer.
    ///   - effects: The methods that it calls, and the segues that it performs.
    static func gesture(_ kind: String, of views: [String], _ effects: [String]) -> Gap {
        let owners = views.isEmpty ? "scene" : views.joined(separator: " and the ")
        let words = effects.isEmpty ? "" : ", which triggers " + effects.joined(separator: " and ")
        let keys = ["tap": "action or segue", "long press": "longPress"][kind]
        return .code("the \(kind) gesture of the \(owners)\(words)")
            .because(
                kind == "tap"
                    ? "only taps with one effect on cells and their labels, images, stacks and visible views are imported"
                    : "only taps are imported"
            )
            .instead(
                (keys.map { "add \($0) to a view of a cell, or the gesture in code" } ?? "add it in code")
                    + ": hooks: [viewDidLoad], or [configure] for cells"
            )
            .ofWhole
    }
}
