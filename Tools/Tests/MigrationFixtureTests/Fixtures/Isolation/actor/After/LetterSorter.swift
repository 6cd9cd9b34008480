protocol PostalCodesProtocol: Sendable {
  func town(_ code: Int) -> String
}

final class PostalCodes: Sendable {
  static let shared = PostalCodes()
  func town(_ code: Int) -> String { code == 10 ? "Bern" : "nowhere" }
}

extension PostalCodes: PostalCodesProtocol {}

actor LetterSorter {
  struct Dependencies {
    var postalCodes: any PostalCodesProtocol

    static var defaultDependencies: Self {
      Self(postalCodes: PostalCodes.shared)
    }
  }

  private let dependencies: Dependencies

  private var bins: [String: Int] = [:]

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func sort(_ code: Int) -> Int {
    bins[dependencies.postalCodes.town(code), default: 0] += 1
    return bins[dependencies.postalCodes.town(code)] ?? 0
  }

  nonisolated func preview(_ code: Int) -> String { "to \(dependencies.postalCodes.town(code))" }
}
