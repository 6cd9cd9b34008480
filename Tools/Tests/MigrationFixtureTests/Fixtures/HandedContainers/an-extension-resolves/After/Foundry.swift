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
  struct Dependencies {
    var makeFoundryOven6109: () -> FoundryOven6109
    var makeFoundryMould6109: () -> FoundryMould6109

    init(
      makeFoundryOven6109: @escaping () -> FoundryOven6109,
      makeFoundryMould6109: @escaping () -> FoundryMould6109
    ) {
      self.makeFoundryOven6109 = makeFoundryOven6109
      self.makeFoundryMould6109 = makeFoundryMould6109
    }

    init(_ container: Assembler) {
      self.init(
        makeFoundryOven6109: { container.resolve(FoundryOven6109.self)! },
        makeFoundryMould6109: { container.resolve(FoundryMould6109.self)! })
    }
  }

  private let dependencies: Dependencies

  convenience init(assembler: Assembler) {
    self.init(dependencies: Dependencies(assembler))
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func cast() -> String {
    let oven = dependencies.makeFoundryOven6109()
    let mould = dependencies.makeFoundryMould6109()
    return "\(mould.shape) at \(oven.heat)"
  }
}
