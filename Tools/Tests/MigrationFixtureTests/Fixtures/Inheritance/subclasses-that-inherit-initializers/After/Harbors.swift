protocol HarborIdiomProtocol: Sendable {
  func name() -> String
}

final class HarborIdiom: Sendable {
  static let shared = HarborIdiom()
  func name() -> String { "pad" }
}

extension HarborIdiom: HarborIdiomProtocol {}

protocol HarborClientProtocol: Sendable {
  func ships() -> Int
}

final class HarborClient: Sendable {
  static let shared = HarborClient()
  func ships() -> Int { 12 }
}

extension HarborClient: HarborClientProtocol {}

class HarborPage<Model> {
  struct Dependencies {
    var harborIdiom: any HarborIdiomProtocol

    static var defaultDependencies: Self {
      Self(harborIdiom: HarborIdiom.shared)
    }
  }

  var harborPageDependencies: Dependencies = .defaultDependencies

  let model: Model

  init(model: Model) { self.model = model }

  func load() -> String { "\(harborPageDependencies.harborIdiom.name()) \(model)" }
}

final class HarborList: HarborPage<Int> {
  struct Dependencies {
    var harborClient: any HarborClientProtocol

    static var defaultDependencies: Self {
      Self(harborClient: HarborClient.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  override func load() -> String { super.load() + " \(dependencies.harborClient.ships())" }
}

final class HarborMap: HarborPage<String> {
  struct Dependencies {
    var harborClient: any HarborClientProtocol

    static var defaultDependencies: Self {
      Self(harborClient: HarborClient.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  override func load() -> String { super.load() + " map of \(dependencies.harborClient.ships())" }
}
