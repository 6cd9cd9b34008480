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
