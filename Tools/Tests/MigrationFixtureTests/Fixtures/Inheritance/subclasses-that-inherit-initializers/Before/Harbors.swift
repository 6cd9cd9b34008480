final class HarborIdiom: Sendable {
  static let shared = HarborIdiom()
  func name() -> String { "pad" }
}

final class HarborClient: Sendable {
  static let shared = HarborClient()
  func ships() -> Int { 12 }
}

class HarborPage<Model> {
  let model: Model

  init(model: Model) { self.model = model }

  func load() -> String { "\(HarborIdiom.shared.name()) \(model)" }
}

final class HarborList: HarborPage<Int> {
  override func load() -> String { super.load() + " \(HarborClient.shared.ships())" }
}

final class HarborMap: HarborPage<String> {
  override func load() -> String { super.load() + " map of \(HarborClient.shared.ships())" }
}
