import DepModel
import DepPlan
import DepSyntax

/// What a type needs its container for, besides what it asks of it.
extension HandedContainerUses {
  /// Keeps the container beside the dependencies.
  mutating func keepContainer(for need: String) throws(Refusal) {
    isNeeded = true
    try checkNeed(need)
  }

  /// That the container can stay, and that what the type asks of it does not depend on its changes.
  func checkNeed(_ need: String) throws(Refusal) {
    guard case .resolver = container.kind, made == nil, alias == nil, filled.isEmpty, !keepsFilling,
      property?.name != "dependencies", !shape.declaredNames.contains("dependencies")
    else { throw Refusal(.handsDownDependencies, need) }
    if let read = reads.first(where: { $0.member != "resolve" }) {
      throw Refusal(.handsDownDependencies, "the code uses '\(read.member)' of the container")
    }
  }

  /// Whether what the type is handed may serve it for more than what it asks the container.
  var isKept: Bool { container.isHeld || inherited != nil || isNeeded }

  /// Whether the type still needs what it is handed.
  var keepsHolder: Bool {
    if inherited != nil || isNeeded { return true }
    guard container.isHeld else { return false }
    return property?.isPrivate != true
      || otherUses.contains { source, name in
        !reads.contains { $0.source.file == source.file && $0.range.contains(name.lowerBound) }
      }
  }
}
