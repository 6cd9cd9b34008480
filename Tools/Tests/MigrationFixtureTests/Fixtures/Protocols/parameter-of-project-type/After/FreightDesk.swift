protocol Loadable { var weight: Int { get } }
struct Barrel9: Loadable { var weight: Int }
enum Port: String { case oslo, bergen }
typealias Manifest = [Port: [any Loadable]]

protocol FreightAPIProtocol: Sendable {
  func weight(of manifest: Manifest) -> (total: Int, ports: Int)
  func heaviest(_ items: any Sequence<any Loadable>) -> (any Loadable)?
  func each<Item: Loadable>(_ items: [Item], do body: (Item, Port) throws -> Void) rethrows
}

final class FreightAPI: Sendable {
  static let shared = FreightAPI()
  func weight(of manifest: Manifest) -> (total: Int, ports: Int) {
    (manifest.values.joined().reduce(0) { $0 + $1.weight }, manifest.count)
  }
  func heaviest(_ items: any Sequence<any Loadable>) -> (any Loadable)? {
    var best: (any Loadable)?
    for item in items where item.weight > best?.weight ?? 0 { best = item }
    return best
  }
  func each<Item: Loadable>(_ items: [Item], do body: (Item, Port) throws -> Void) rethrows {
    for item in items { try body(item, .oslo) }
  }
}

extension FreightAPI: FreightAPIProtocol {}

final class FreightDesk {
  struct Dependencies {
    var freightAPI: any FreightAPIProtocol

    static var defaultDependencies: Self {
      Self(freightAPI: FreightAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func run() -> String {
    let barrels = [Barrel9(weight: 3), Barrel9(weight: 8)]
    let all: [any Loadable] = barrels
    let sum = dependencies.freightAPI.weight(of: [.oslo: all, .bergen: []])
    var text = "\(sum.total) \(sum.ports) \(dependencies.freightAPI.heaviest(all)?.weight ?? 0)"
    dependencies.freightAPI.each(barrels) { text += " \($1.rawValue)\($0.weight)" }
    return text
  }
}
