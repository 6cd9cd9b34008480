import FactoryKit

final class PressBarrel1318 {
  var liters = 90
}

extension Container {
  @MainActor var pressBarrel1318: Factory<PressBarrel1318> { self { PressBarrel1318() } }
}

final class Press1318 {
  @Injected(\.pressBarrel1318) private var barrel

  func liters() -> Int { barrel.liters }
}
