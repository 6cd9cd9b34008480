protocol PackCounterProtocol: Sendable {
  func label(_ text: String) -> String
}

final class PackCounter: Sendable {
  static let shared = PackCounter()
  func label(_ text: String) -> String { "<\(text)>" }
}

extension PackCounter: PackCounterProtocol {}

final class PackStation {
  struct Dependencies {
    var packCounter: any PackCounterProtocol

    static var defaultDependencies: Self {
      Self(packCounter: PackCounter.shared)
    }
  }

  private let dependencies: Dependencies

  private var texts: [String] = []

  init<each Item: CustomStringConvertible>(
    _ items: repeat each Item,
    dependencies: Dependencies = .defaultDependencies
  ) {
    self.dependencies = dependencies
    for item in repeat each items { texts.append(item.description) }
  }

  func labels() -> [String] { texts.map { dependencies.packCounter.label($0) } }
}
