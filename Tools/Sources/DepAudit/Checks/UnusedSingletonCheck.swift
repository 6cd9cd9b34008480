import DepFacts
import DepModel

extension Check {
  /// Singletons that no code outside of tests reaches.
  static let unusedSingletons = Check(rules: [.unusedSingleton]) { model in
    let reached = Set(model.exemptUses.filter(isUse).compactMap(\.target?.singleton))
    // The branches of an `#if` declare the same name twice, and share its uses.
    let names = Set(
      model.singletons.enumerated().lazy
        .filter { $0.element.useCount > 0 || reached.contains($0.offset) }
        .map { [$0.element.module, $0.element.name] })
    let maker = FindingMaker(model)
    return model.singletons.enumerated().compactMap { index, singleton in
      guard singleton.useCount == 0, !reached.contains(index), !singleton.isPublic,
        !model.isTest(singleton.place), !names.contains([singleton.module, singleton.name]),
        !model.sdk.lists(singleton.memberName, in: .liveStatics),
        !model.sdk.lists(singleton.memberName, in: .requiredStatics)
      else { return nil }
      return maker.finding(
        .unusedSingleton, at: singleton.place, expression: singleton.name, type: singleton.owner,
        member: singleton.memberName, text: .unusedSingleton(singleton.name))
    }
  }

  /// Whether a place that is not counted still needs what it reaches.
  private static func isUse(_ place: ExemptUse) -> Bool {
    switch place.reason {
    case .ownDeclaration, .test: false
    case .compositionRoot, .live, .preview, .environment, .constant, .statelessSingleton,
      .plainObject, .navigation, .appearance, .unreadCode, .logging, .preset,
      .identity, .adapter, .composition, .assembly, .delay, .deviceFormat, .feedback, .keyboard,
      .passedTime, .sharedStore:
      true
    }
  }
}

extension Singleton {
  /// The name of the property alone: `shared`.
  var memberName: String { name.lastName }
}
