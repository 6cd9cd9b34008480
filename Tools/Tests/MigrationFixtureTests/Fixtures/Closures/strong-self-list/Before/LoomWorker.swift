final class YarnStore: Sendable {
  static let shared = YarnStore()
  func take(_ colour: String) -> String { "a spool of \(colour)" }
}

final class LoomWorker {
  private var rows = 0

  init() {}

  func weave() -> (String) -> String {
    { [self] colour in
      rows += 1
      return "\(rows): \(YarnStore.shared.take(colour))"
    }
  }
}

final class LoomPattern {
  private var rows = 0

  init() {}

  /// The inner closure names the object for the outer one, which has to write `self`.
  func weave() -> (String) -> () -> String {
    return { colour in
      let spool = YarnStore.shared.take(colour)
      return { [self] in
        rows += 1
        return "\(rows): \(spool)"
      }
    }
  }
}
