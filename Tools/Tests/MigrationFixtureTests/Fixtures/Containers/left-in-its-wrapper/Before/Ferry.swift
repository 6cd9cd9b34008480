import FactoryKit

final class FerryEngine1314 {
  var speed = 1
}


extension Container {
  var ferryEngine1314: Factory<FerryEngine1314> { self { FerryEngine1314() } }
}

final class FerryProjected1314 {
  @Injected(\.ferryEngine1314) private var engine

  func copy() -> Injected<FerryEngine1314> { $engine }
}

final class FerryAssigned1314 {
  @Injected(\.ferryEngine1314) private var engine

  func replace() { engine = FerryEngine1314() }
}

final class FerryWeak1314 {
  @WeakLazyInjected(\.ferryEngine1314) private var engine

  func speed() -> Int? { engine?.speed }
}

final class FerryShown1314 {
  @InjectedObservable(\.ferryEngine1314) private var engine

  func speed() -> Int { engine.speed }
}

final class FerryStatic1314 {
  @MainActor @Injected(\.ferryEngine1314) static var engine
}
