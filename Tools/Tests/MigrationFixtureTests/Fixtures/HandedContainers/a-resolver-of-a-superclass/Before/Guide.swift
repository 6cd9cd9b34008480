import Swinject

final class GuideMap6152 {
  let title: String
  init(title: String) { self.title = title }
}

enum GuideTour6152 {
  case short
  case long(days: Int)
}

func guideContainer6152() -> Container {
  let container = Container()
  container.register(GuideMap6152.self) { _ in GuideMap6152(title: "plain map") }
  container.register(GuideMap6152.self) { (_, tour: GuideTour6152) in
    GuideMap6152(title: "map of \(tour)")
  }
  container.register(GuideMap6152.self) { (_, number: Int) in GuideMap6152(title: "map \(number)") }
  return container
}

class Guide6152 {
  let resolver: Resolver

  init(resolver: Resolver) {
    self.resolver = resolver
  }

  func walk() -> String { "" }
}

final class GuideHarbor6152: Guide6152 {
  private let name: String

  init(name: String, resolver: Resolver) {
    self.name = name
    super.init(resolver: resolver)
  }

  override func walk() -> String {
    let map = resolver.resolve(GuideMap6152.self)!
    return "\(name): \(map.title), \(GuideNote6152(resolver: resolver).text)"
  }
}

/// A plain object that holds the container.
struct GuideNote6152 {
  let resolver: Resolver
  var text: String { "note" }
}

final class GuideMeadow6152: Guide6152 {
  var steps = 3

  override func walk() -> String {
    let map = self.resolver.resolve(GuideMap6152.self, argument: GuideTour6152.long(days: steps))
    return map?.title ?? "no map"
  }
}

/// Its subclass calls the initializer that it would inherit.
class GuideLake6152: Guide6152 {
  override func walk() -> String { resolver.resolve(GuideMap6152.self)!.title + " of the lake" }
}

final class GuidePond6152: GuideLake6152 {
  let depth: Int

  init(depth: Int, resolver: Resolver) {
    self.depth = depth
    super.init(resolver: resolver)
  }
}

final class GuideForest6152: Guide6152 {
  override func walk() -> String {
    let numbers = [4, 5].map { $0 * 2 }
    let first = resolver.resolve(GuideMap6152.self, argument: numbers[0])!
    return first.title + resolver.resolve(GuideMap6152.self)!.title
  }
}

/// Its subclass reads the container, too.
class GuideRiver6152 {
  let resolver: Resolver

  init(resolver: Resolver) { self.resolver = resolver }

  func flow() -> String { resolver.resolve(GuideMap6152.self)!.title }
}

final class GuideStream6152: GuideRiver6152 {
  init() { super.init(resolver: guideContainer6152()) }

  override func flow() -> String { "stream: \(resolver.resolve(GuideMap6152.self)!.title)" }
}

/// Keeps another container than that which it takes.
class GuideHill6152 {
  let resolver: Resolver

  init(resolver: Resolver) {
    let container = Container()
    container.register(GuideMap6152.self) { _ in GuideMap6152(title: "hill map") }
    self.resolver = container
  }
}

final class GuideValley6152: GuideHill6152 {
  func walk() -> String { resolver.resolve(GuideMap6152.self)!.title }
}

/// Has two initializers, and calls its subclass while it is made.
class GuideIsland6152<Stop> {
  let resolver: Resolver
  private(set) var stops: [Stop] = []

  init(_ resolver: Resolver) {
    self.resolver = resolver
    prepare()
  }

  init(_ resolver: Resolver, stops: [Stop]) {
    self.resolver = resolver
    self.stops = stops
    prepare()
  }

  func prepare() {}
}

final class GuideReef6152: GuideIsland6152<String> {
  private var map: GuideMap6152!

  override func prepare() { map = resolver.resolve(GuideMap6152.self)! }

  func dive() -> String {
    "\(map.title) of \(stops) and \(resolver.resolve(GuideMap6152.self)!.title)"
  }
}
