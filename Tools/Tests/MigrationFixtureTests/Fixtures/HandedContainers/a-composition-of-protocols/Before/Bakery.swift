protocol OvenKeeping1403 {
  func bake(_ loaf: String) -> String
}

protocol ShelfKeeping1403: AnyObject {
  var loaves: [String] { get set }
}

protocol HasOven1403 {
  var oven: OvenKeeping1403 { get }
}

protocol HasShelf1403 {
  var shelf: ShelfKeeping1403 { get }
}

struct StoneOven1403: OvenKeeping1403 {
  func bake(_ loaf: String) -> String { "\(loaf) baked" }
}

final class Shelf1403: ShelfKeeping1403 {
  var loaves: [String] = []
}

final class AppDependencies1403: HasOven1403, HasShelf1403 {
  let oven: OvenKeeping1403 = StoneOven1403()
  /// Another one each day.
  var shelf: ShelfKeeping1403 { Shelf1403() }
}

final class BakeryModel1403 {
  typealias Dependencies = HasOven1403 & HasShelf1403

  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func work() -> [String] {
    let shelf = dependencies.shelf
    shelf.loaves.append(dependencies.oven.bake("rye"))
    return shelf.loaves + ["\(dependencies.shelf.loaves.count) tomorrow"]
  }
}

/// The same by another name, in a closure that outlives the call.
final class BakeryRound1403 {
  private let environment: HasOven1403 & HasShelf1403
  private var rounds: [() -> String] = []

  init(environment: HasOven1403 & HasShelf1403) {
    self.environment = environment
  }

  func plan() {
    rounds.append { [weak self] in self?.environment.oven.bake("spelt") ?? "closed" }
    rounds.append { self.environment.oven.bake("wheat") }
  }

  func go() -> [String] { rounds.map { $0() } }
}
