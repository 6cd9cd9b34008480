final class PostalCodes: Sendable {
  static let shared = PostalCodes()
  func town(_ code: Int) -> String { code == 10 ? "Bern" : "nowhere" }
}

actor LetterSorter {
  private var bins: [String: Int] = [:]

  init() {}

  func sort(_ code: Int) -> Int {
    bins[PostalCodes.shared.town(code), default: 0] += 1
    return bins[PostalCodes.shared.town(code)] ?? 0
  }

  nonisolated func preview(_ code: Int) -> String { "to \(PostalCodes.shared.town(code))" }
}
