import Swinject

protocol GlasshouseHeater1409 {
  var degrees: Int { get }
}

final class OldGlasshouseHeater1409: GlasshouseHeater1409 {
  let degrees = 21
  init() { print("a heater is lit") }
}

final class GlasshouseWater1409 {
  var liters = 5
}

/// A property that ``Injectable1409/injectServices(_:)`` fills.
protocol Fillable1409 {
  func fill(_ resolver: Resolver)
}

@propertyWrapper private final class Inject<Resolve, Service>: Fillable1409 {
  private var service: Service?

  init(as _: Resolve.Type) {}

  var wrappedValue: Service! { service }

  func fill(_ resolver: Resolver) {
    if service == nil { service = resolver.resolve(Resolve.self) as? Service }
  }
}

extension Inject where Resolve == Service {
  fileprivate convenience init() { self.init(as: Service.self) }
}

protocol Injectable1409 {}

extension Injectable1409 {
  func injectServices(_ resolver: Resolver) {
    for child in Mirror(reflecting: self).children {
      (child.value as? Fillable1409)?.fill(resolver)
    }
  }
}

class GlasshouseBase1409 {
  let isHeated = true
}

final class Glasshouse1409: GlasshouseBase1409, Injectable1409 {
  struct Dependencies {
    var heater: any GlasshouseHeater1409
    var water: GlasshouseWater1409
    var spare: any GlasshouseHeater1409

    init(
      heater: any GlasshouseHeater1409,
      water: GlasshouseWater1409,
      spare: any GlasshouseHeater1409
    ) {
      self.heater = heater
      self.water = water
      self.spare = spare
    }

    init(_ container: Resolver) {
      self.init(
        heater: container.resolve(GlasshouseHeater1409.self)!,
        water: container.resolve(GlasshouseWater1409.self)!,
        spare: container.resolve(OldGlasshouseHeater1409.self)!)
    }
  }

  private let dependencies: Dependencies

  fileprivate var water: GlasshouseWater1409! { dependencies.water }
  private let bed: String

  convenience init(resolver: Resolver, bed: String = "moss") {
    self.init(bed: bed, dependencies: Dependencies(resolver))
  }

  init(bed: String = "moss", dependencies: Dependencies) {
    self.dependencies = dependencies
    self.bed = bed
    super.init()
    print("\(dependencies.heater.degrees) degrees")
  }

  func grow() -> String { "\(bed) at \(dependencies.heater.degrees), \(water.liters) liters" }
}

final class DarkGlasshouse1409: Injectable1409 {
  @Inject() private var heater: GlasshouseHeater1409!

  init(resolver: Resolver) { injectServices(resolver) }

  func isWarm() -> Bool { heater != nil }
}

/// Fills its subclasses when it is given a resolver.
class GlasshouseState1409: Injectable1409 {
  var resolver: Resolver? {
    didSet { if let resolver { injectServices(resolver) } }
  }
}

final class GlasshouseScreen1409: GlasshouseState1409 {
  struct Dependencies {
    var heater: any GlasshouseHeater1409

    init(heater: any GlasshouseHeater1409) {
      self.heater = heater
    }

    init(_ container: Resolver) {
      self.init(heater: container.resolve(GlasshouseHeater1409.self)!)
    }
  }

  private var dependencies: Dependencies!

  override var resolver: Resolver? {
    willSet {
      if dependencies == nil, let newValue {
        dependencies = Dependencies(newValue)
      }
    }
  }

  func show() -> Int { dependencies.heater.degrees }
}

func glasshouseContainer1409() -> Container {
  let container = Container(defaultObjectScope: .container)
  container.register(GlasshouseHeater1409.self) { _ in OldGlasshouseHeater1409() }
  container.register(OldGlasshouseHeater1409.self) { _ in OldGlasshouseHeater1409() }
  container.register(GlasshouseWater1409.self) { _ in GlasshouseWater1409() }
  return container
}

func water1409(_ house: Glasshouse1409) -> Int { house.water.liters }
