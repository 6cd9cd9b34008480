import DepFacts

extension EffectPolicy {
  /// Whether a screen asks the notification center for what the keyboard and its text fields do,
  /// and for nothing else.
  ///
  /// What is observed while the screen is shown is part of it.
  func observesInput(_ dependency: Dependency) -> Bool {
    guard dependency.target.name == "NotificationCenter.default", let owner = dependency.owner,
      isOnScreen(owner)
    else { return false }
    let parts = resolver.types.records[owner].parts
    let names = parts.flatMap { namesOfNotifications(in: $0.file, part: $0.fact) }
    let calls = parts.flatMap { callsOfCenter(in: $0.file, part: $0.fact) }
    return !names.isEmpty && names.allSatisfy(isInput)
      // A name in a variable may be that of any notification.
      && calls.allSatisfy { Self.observing.contains($0) }
      && calls.count { $0 != "removeObserver" } <= names.count
  }

  /// What the code asks the center for; empty where it hands the center over.
  private func callsOfCenter(in file: Int, part: Int) -> [String] {
    let facts = sources[file].facts
    return facts.uses.compactMap { use in
      let path = facts.paths[Int(use.path)].components
      guard Int(use.type) == part, path.prefix(2) == ["NotificationCenter", "default"] else {
        return nil
      }
      return path.count > 2 ? path[2].baseName : ""
    }
  }

  /// Whether a type is a view, a view controller or a part of one.
  func isOnScreen(_ type: Int) -> Bool {
    isScreen(type)
      || resolver.parents(of: type).contains { sdk.lists($0.name, in: .screenParts) }
  }

  /// Whether code of a screen, or of what makes screens, asks for the kind of device that shows
  /// them, to arrange its views.
  func isAskedForIdiom(_ name: String, by owner: Int?) -> Bool {
    sdk.lists(name, in: .screenIdioms) && owner.map { isOnScreen($0) || wires($0) } == true
  }

  /// The chains that are passed to a notification center as a name.
  private func namesOfNotifications(in file: Int, part: Int) -> [[String]] {
    let facts = sources[file].facts
    return facts.uses.compactMap { use in
      guard Int(use.type) == part, use.context >= 0 else { return nil }
      let context = facts.contexts[Int(use.context)]
      guard context.kind == .argument, let called = context.path.last?.baseName,
        Self.observing.contains(called), NotificationLabel(rawValue: context.label) != nil
      else { return nil }
      return facts.paths[Int(use.path)].components
    }
  }

  static let observing: Set<String> = [
    "addObserver", "notifications", "post", "publisher", "removeObserver",
  ]

  /// `UIResponder.keyboardWillShowNotification`, `.UIKeyboardWillShow`.
  private func isInput(_ path: [String]) -> Bool {
    sdk.lists(path.joined(separator: "."), in: .inputNotifications)
      || path.last.map { sdk.lists($0, in: .inputNotifications) } == true
  }
}
