import Swinject

protocol Gauge2904 {
  var level: Int { get set }
}

struct PlainGauge2904: Gauge2904 { var level = 1 }

protocol Tub2904 {
  var drops: Int { get }
  mutating func drip()
}

protocol Diary2904 {
  func append(_ line: String) -> Int
}

final class PlainDiary2904: Diary2904 {
  private var lines: [String] = []

  func append(_ line: String) -> Int {
    lines.append(line)
    return lines.count
  }
}

struct PlainTub2904: Tub2904 {
  var drops = 0
  mutating func drip() { drops += 1 }
}

protocol Valve2904: AnyObject {
  var isOpen: Bool { get set }
}

final class PlainValve2904: Valve2904 { var isOpen = false }

protocol Fillable2904 {
  func fill(_ resolver: Resolver)
}

@propertyWrapper private final class Inject<Resolve, Service>: Fillable2904 {
  var wrappedValue: Service!

  init(as _: Resolve.Type) {}

  func fill(_ resolver: Resolver) {
    if wrappedValue == nil {
      wrappedValue = (resolver.resolve(Resolve.self) as! Service)
    }
  }
}

extension Inject where Resolve == Service {
  fileprivate convenience init() { self.init(as: Service.self) }
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
  struct Dependencies {
    var valve: any Valve2904
    var diary: any Diary2904

    init(valve: any Valve2904, diary: any Diary2904) {
      self.valve = valve
      self.diary = diary
    }

    init(_ container: Resolver) {
      self.init(
        valve: container.resolve(Valve2904.self)!,
        diary: container.resolve(Diary2904.self)!)
    }
  }

  private let dependencies: Dependencies

  @Inject() fileprivate var gauge: Gauge2904!
  fileprivate var valve: Valve2904! { dependencies.valve }
  @Inject() fileprivate var tub: Tub2904!
  fileprivate var diary: Diary2904! { dependencies.diary }

  init(resolver: Resolver) {
    self.dependencies = Dependencies(resolver)
    injectServices(resolver)
  }

  func run() -> String {
    gauge.level = 4
    valve.isOpen = true
    tub.drip()
    return "\(gauge.level) \(valve.isOpen) \(tub.drops) \(diary.append("run"))"
  }
}

func pumps2904() -> Container {
  let container = Container(defaultObjectScope: .container)
  container.register(Gauge2904.self) { _ in PlainGauge2904() }
  container.register(Valve2904.self) { _ in PlainValve2904() }
  container.register(Tub2904.self) { _ in PlainTub2904() }
  container.register(Diary2904.self) { _ in PlainDiary2904() }
  return container
}
