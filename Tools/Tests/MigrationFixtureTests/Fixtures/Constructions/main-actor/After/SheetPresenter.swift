protocol CopyDeckProtocol: Sendable {
  func text(_ key: String) -> String
}

final class CopyDeck: Sendable {
  static let shared = CopyDeck()
  func text(_ key: String) -> String { "text of \(key)" }
}

extension CopyDeck: CopyDeckProtocol {}

@MainActor
final class SheetModel {
  struct Dependencies {
    var copyDeck: any CopyDeckProtocol

    static var defaultDependencies: Self {
      Self(copyDeck: CopyDeck.shared)
    }
  }

  let title: String

  init(key: String, dependencies: Dependencies = .defaultDependencies) {
    title = dependencies.copyDeck.text(key)
  }
}

@MainActor
final class SheetPresenter {
  struct Dependencies {
    var makeSheetModel: @MainActor @Sendable (String) -> SheetModel

    static var defaultDependencies: Self {
      Self(makeSheetModel: { SheetModel(key: $0) })
    }
  }

  private let dependencies: Dependencies

  private var shown: [SheetModel] = []

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func present(_ key: String) -> String {
    let model = dependencies.makeSheetModel(key)
    shown.append(model)
    return "\(shown.count) \(model.title)"
  }
}
