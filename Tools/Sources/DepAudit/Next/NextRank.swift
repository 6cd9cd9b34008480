/// Where a type stands in the order of what to convert, and why.
struct NextRank: Hashable {
  /// The index into ``ProjectModel/types``.
  var type: Int
  /// How many other types it reaches or makes that hide something themselves.
  var hidingReached: Int
  /// How many other types reach or make it, directly or through others.
  var unlocked: Int
  /// How many hidden places it has.
  var places: Int
  var initializers: Int

  /// Whether it comes before another, as far as numbers tell.
  static func precedes(_ left: NextRank, _ right: NextRank) -> Bool? {
    if left.hidingReached != right.hidingReached { return left.hidingReached < right.hidingReached }
    if left.unlocked != right.unlocked { return left.unlocked > right.unlocked }
    let (leftCost, rightCost) = (left.cost, right.cost)
    return leftCost == rightCost ? nil : leftCost < rightCost
  }

  private var cost: Int { places + initializers }

  /// Why it stands there, in one phrase.
  var reason: String {
    let leaf =
      hidingReached == 0
      ? "leaf"
      : "uses \(Self.count(hidingReached, "type")) with hidden dependencies"
    let unlocks =
      switch unlocked {
      case 0: "no type depends on it"
      case 1: "1 type depends on it"
      default: "\(unlocked) types depend on it"
      }
    return "\(leaf); \(unlocks); \(change)"
  }

  private var change: String {
    let places = Self.count(places, "place")
    guard initializers > 0 else { return "\(places) to change" }
    return "\(places) and \(Self.count(initializers, "initializer")) to change"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
