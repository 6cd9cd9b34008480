/// What roots cannot keep, in the order in which it was found, so that a trial can be taken back.
struct Failures {
  struct Failure: Hashable {
    let root: Int
    let type: Int
  }

  private var known: Set<Failure> = []
  private var order: [Failure] = []

  var count: Int { order.count }

  /// Whether it was not known.
  mutating func insert(_ failure: Failure) -> Bool {
    guard known.insert(failure).inserted else { return false }
    order.append(failure)
    return true
  }

  mutating func remove(_ failure: Failure) {
    guard known.remove(failure) != nil, let place = order.lastIndex(of: failure) else { return }
    order.remove(at: place)
  }

  /// Forgets those that were added since there were so many.
  mutating func goBack(to count: Int) {
    guard count < order.count else { return }
    for failure in order[count...] { known.remove(failure) }
    order.removeSubrange(count...)
  }
}
