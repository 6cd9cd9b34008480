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
  struct Dependencies {
    var shelf: () -> any ShelfKeeping1403
    var oven: any OvenKeeping1403

    init(shelf: @escaping () -> any ShelfKeeping1403, oven: any OvenKeeping1403) {
      self.shelf = shelf
      self.oven = oven
    }

    init(_ container: any HasOven1403 & HasShelf1403) {
      self.init(shelf: { container.shelf }, oven: container.oven)
    }
  }

  private let dependencies: Dependencies

  convenience init(dependencies: any HasOven1403 & HasShelf1403) {
    self.init(dependencies: Dependencies(dependencies))
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func work() -> [String] {
    let shelf = dependencies.shelf()
    shelf.loaves.append(dependencies.oven.bake("rye"))
    return shelf.loaves + ["\(dependencies.shelf().loaves.count) tomorrow"]
  }
}

/// The same by another name, in a closure that outlives the call.
final class BakeryRound1403 {
  struct Dependencies {
    var oven: any OvenKeeping1403

    init(oven: any OvenKeeping1403) {
      self.oven = oven
    }

    init(_ container: any HasOven1403 & HasShelf1403) {
      self.init(oven: container.oven)
    }
  }

  private let dependencies: Dependencies
  private var rounds: [() -> String] = []

  convenience init(environment: HasOven1403 & HasShelf1403) {
    self.init(dependencies: Dependencies(environment))
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func plan() {
    rounds.append { [weak self] in self?.dependencies.oven.bake("spelt") ?? "closed" }
    rounds.append { self.dependencies.oven.bake("wheat") }
  }

  func go() -> [String] { rounds.map { $0() } }
}
