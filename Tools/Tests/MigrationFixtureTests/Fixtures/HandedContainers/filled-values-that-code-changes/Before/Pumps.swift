import Swinject

protocol Gauge2904 {
  var level: Int { get set }
}

struct PlainGauge2904: Gauge2904 { var level = 1 }

protocol Valve2904: AnyObject {
  var isOpen: Bool { get set }
}

final class PlainValve2904: Valve2904 { var isOpen = false }

protocol Fillable2904 {
  func fill(_ resolver: Resolver)
}

@propertyWrapper final class Inject2904<Service>: Fillable2904 {
  private var service: Service?

  var wrappedValue: Service! {
    get { service }
    set { service = newValue }
  }

  func fill(_ resolver: Resolver) {
    if service == nil { service = resolver.resolve(Service.self) }
  }
}

protocol Injectable2904 {}

extension Injectable2904 {
  func injectServices(_ resolver: Resolver) {
    for child in Mirror(reflecting: self).children {
      (child.value as? Fillable2904)?.fill(resolver)
    }
  }
}

final class Pump2904: Injectable2904 {
  @Inject2904() var gauge: Gauge2904!
  @Inject2904() var valve: Valve2904!

  init(resolver: Resolver) { injectServices(resolver) }

  func run() -> String {
    gauge.level = 4
    valve.isOpen = true
    return "\(gauge.level) \(valve.isOpen)"
  }
}

func pumps2904() -> Container {
  let container = Container(defaultObjectScope: .container)
  container.register(Gauge2904.self) { _ in PlainGauge2904() }
  container.register(Valve2904.self) { _ in PlainValve2904() }
  return container
}
