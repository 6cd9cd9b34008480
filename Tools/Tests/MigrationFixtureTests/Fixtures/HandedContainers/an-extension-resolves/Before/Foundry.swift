import Swinject

extension Assembler {
  func resolve<T>(_ type: T.Type) -> T? { resolver.resolve(T.self) }
}

final class FoundryOven6109 {
  let heat: Int
  init(heat: Int) { self.heat = heat }
}

final class FoundryMould6109 {
  let shape = "bell"
}

func foundryAssembler6109() -> Assembler {
  let container = Container()
  container.register(FoundryOven6109.self) { _ in FoundryOven6109(heat: 900) }
  container.register(FoundryMould6109.self) { _ in FoundryMould6109() }
  return Assembler(container: container)
}

final class Foundry6109 {
  private let assembler: Assembler

  init(assembler: Assembler) { self.assembler = assembler }

  func cast() -> String {
    let oven = assembler.resolve(FoundryOven6109.self)!
    let mould = assembler.resolve(FoundryMould6109.self)!
    return "\(mould.shape) at \(oven.heat)"
  }
}
